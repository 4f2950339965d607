// Reference lists.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fixedBy, listNames } from '#contract/operations/lists/names.ts'
import type { Refusal } from '#kit/refusal.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let anna: TestPerson
let owner: TestPerson
let businessID: string
const reason = 'As the trade says'
const names = { en: 'Octabin', es: 'Octabín', it: 'Octabin', zh: '八角箱', de: 'Oktabin' }

before(async () => {
  bench = await testApi()
  anna = await bench.person('Anna Admin', { roles: ['administrator'] })
  owner = await bench.person('Olga Owner')
  businessID = await addBusiness(bench.db, 'Packers')
  await addMember(bench.db, businessID, owner.userID)
})
after(() => bench.close())

const offered = async () => (await bench.api.reference.packagingTypes()).map(({ code }) => code)
const change = (packagingTypes: string[]) =>
  owner.api.businesses.change({ params: { id: businessID }, body: { businessTerms: { packagingTypes } } })

test('a stranger and other staff are refused; wrong lists, codes and names change nothing', async () => {
  const at = '/console/lists/packagingTypes/carton/names'
  const body = { names, revision: 0, reason }
  assert.equal((await bench.ask('PUT', at, body)).status, 401)
  const sam = await bench.person('Sam Support', { roles: ['support'] })
  assert.equal((await sam.ask('PUT', at, body)).status, 403)
  assert.equal((await anna.ask('GET', '/console/lists/shoes')).status, 400)
  const nowhere = { list: 'packagingTypes', code: 'nowhere' } as const
  await assert.rejects(anna.api.lists.rename({ params: nowhere, body }), { name: 'NotFound' })
  const params = { list: 'packagingTypes', code: 'carton' } as const
  const bag = (await bench.api.reference.packagingTypes({ query: { lang: 'it' } }))[1]!.name
  await assert.rejects(
    anna.api.lists.rename({ params, body: { ...body, names: { ...names, it: bag } } }),
    (error: Refusal) => 'names.it' in error.fields!,
  )
  assert.equal((await anna.api.lists.read({ params })).revision, 0)
})

test('lists that a standard or the software fixes have names to change, but no entries to add or retire', async () => {
  for (const list of listNames.filter((name) => fixedBy[name] !== null)) {
    await assert.rejects(anna.api.lists.add({ params: { list }, body: { names, reason } }), { name: 'ValidationError' })
    const { data } = await anna.api.lists.table({ params: { list } })
    const { code, revision } = data[0]!
    await assert.rejects(anna.api.lists.retire({ params: { list, code }, body: { revision, reason } }), {
      name: 'ValidationError',
    })
  }
  const italy = { list: 'countries', code: 'IT' } as const
  const renamed = {
    en: 'Italian Republic',
    es: 'República Italiana',
    it: 'Repubblica Italiana',
    zh: '意大利共和国',
    de: 'Italienische Republik',
  }
  await addBusiness(bench.db, 'Milan Maker', { countryCode: 'IT' })
  await anna.api.lists.rename({ params: italy, body: { names: renamed, revision: 0, reason } })
  const countries = await bench.api.reference.countries({ query: { lang: 'es' } })
  assert.equal(countries.find(({ code }) => code === 'IT')!.countryName, 'República Italiana')
  await bench.jobs.runDueJobs()
  const { understood } = await bench.api.search.business({ body: { textQuery: 'italian republic' } })
  assert.deepEqual(
    understood?.map(({ kind, value }) => [kind, value]),
    [['place', 'IT']],
  )
  await anna.api.lists.rename({ params: italy, body: { names: null, revision: 1, reason } })
  const again = await bench.api.reference.countries({ query: { lang: 'es' } })
  assert.equal(again.find(({ code }) => code === 'IT')!.countryName, 'Italia')
})

test('business types have plural names too, which searches understand', async () => {
  const params = { list: 'businessTypes', code: 'MA' } as const
  const singular = { en: 'Maker', es: 'Hacedor', it: 'Creatore', zh: '制作者', de: 'Macher' }
  const body = { names: singular, revision: 0, reason }
  await assert.rejects(anna.api.lists.rename({ params, body }), { name: 'ValidationError' })
  const plurals = { en: 'Makers', es: 'Hacedores', it: 'Creatori', zh: '制作者', de: 'Macher' }
  await anna.api.lists.rename({ params, body: { ...body, plurals } })
  const [maker] = await bench.api.reference.businessTypes({ query: { lang: 'it' } })
  assert.deepEqual([maker!.businessTypeName, maker!.singularName], ['Creatori', 'Creatore'])
  await bench.jobs.runDueJobs()
  const understood = async (textQuery: string) => {
    const answer = await bench.api.search.business({ body: { textQuery } })
    return answer.understood?.map(({ kind, value }) => [kind, value])
  }
  await addBusiness(bench.db, 'Milan Valves', { countryCode: 'IT', businessType: 'MA' })
  assert.deepEqual(await understood('hacedores de italia'), [
    ['role', 'MA'],
    ['place', 'IT'],
  ])
  const { rows } = await bench.pool.query(`select detail from audit_entries where object_id = 'businessTypes/MA'`)
  assert.deepEqual([rows[0].detail.now, rows[0].detail.pluralsNow], [singular, plurals])
  assert.equal(rows[0].detail.pluralsBefore.en, 'Manufacturers')
  await anna.api.lists.rename({ params, body: { names: null, revision: 1, reason } })
})

test('delivered names come back only where no other entry has them by now', async () => {
  const at = (code: string) => ({ list: 'packagingTypes', code }) as const
  const { names: carton } = await anna.api.lists.read({ params: at('carton') })
  const other = Object.fromEntries(Object.entries(carton).map(([lang, name]) => [lang, `${name} A`])) as typeof names
  await anna.api.lists.rename({ params: at('carton'), body: { names: other, revision: 0, reason } })
  await anna.api.lists.rename({ params: at('wooden-crate'), body: { names: carton, revision: 0, reason } })
  const reset = () => anna.api.lists.rename({ params: at('carton'), body: { names: null, revision: 1, reason } })
  await assert.rejects(reset(), (error: Refusal) => error.fields!['names.en'] === 'is taken')
  await anna.api.lists.rename({ params: at('wooden-crate'), body: { names: null, revision: 1, reason } })
  assert.equal((await reset()).state, 'delivered')
})

test('an entry with a long name is chosen like any other, and one named New has a page', async () => {
  const params = { list: 'packagingTypes' } as const
  const long = 'Reinforced corrugated cardboard box with inner lining'
  const added = await anna.api.lists.add({
    params,
    body: { names: { en: long, es: `${long} es`, it: `${long} it`, zh: '加固瓦楞纸箱', de: `${long} de` }, reason },
  })
  const { packagingTypes } = (await change([added.code])).businessTerms
  assert.deepEqual(packagingTypes, [{ code: added.code, name: long }])
  const fresh = await anna.api.lists.add({
    params,
    body: { names: { en: 'New', es: 'Nuevo', it: 'Nuovo', zh: '新', de: 'Neu' }, reason },
  })
  assert.equal(fresh.code, 'new-2')
  for (const { code } of [added, fresh])
    await anna.api.lists.retire({ params: { ...params, code }, body: { revision: 1, reason } })
})

test('an added entry is offered and chosen; retired, it stays where it is in use and is refused elsewhere', async () => {
  const added = await anna.api.lists.add({ params: { list: 'packagingTypes' }, body: { names, reason } })
  assert.deepEqual([added.code, added.state, added.delivered], ['octabin', 'added', null])
  assert.equal((await offered()).at(-1), 'octabin')
  const { packagingTypes } = (await change(['octabin', 'carton'])).businessTerms
  assert.deepEqual(packagingTypes[0], { code: 'octabin', name: 'Octabin' })

  const params = { list: 'packagingTypes', code: 'octabin' } as const
  await assert.rejects(anna.api.lists.rename({ params, body: { names: null, revision: 1, reason } }), {
    name: 'ValidationError',
  })
  for (let times = 0; times < 2; times++)
    assert.equal((await anna.api.lists.retire({ params, body: { revision: 1, reason } })).state, 'retired')
  assert.ok(!(await offered()).includes('octabin'))
  const kept = await change(['octabin'])
  assert.deepEqual(kept.businessTerms.packagingTypes, [{ code: 'octabin', name: 'Octabin' }])
  await change(['carton'])
  await assert.rejects(change(['octabin']), { name: 'ValidationError' })
  await assert.rejects(anna.api.lists.restore({ params, body: { revision: 1, reason } }), { name: 'Conflict' })
  await anna.api.lists.restore({ params, body: { revision: 2, reason } })
  await change(['octabin'])

  const { rows } = await bench.pool.query(
    `select act from audit_entries where object_kind = 'entry' and object_id = 'packagingTypes/octabin' order by id`,
  )
  assert.deepEqual(
    rows,
    ['entry.add', 'entry.retire', 'entry.restore'].map((act) => ({ act })),
  )
})

test('people keep a retired position, others can not take it', async () => {
  const params = { list: 'jobPositions', code: 'founder' } as const
  await owner.api.people.change({ body: { jobPosition: 'founder' } })
  await anna.api.lists.retire({ params, body: { revision: 0, reason } })
  await owner.api.people.change({ body: { jobPosition: 'founder', city: 'Lecco' } })
  assert.equal((await owner.api.people.own()).jobPosition?.name, 'Founder')
  const paul = await bench.person('Paul Person')
  await assert.rejects(paul.api.people.change({ body: { jobPosition: 'founder' } }), { name: 'ValidationError' })
})

test('the lists and their tables tell what was changed, and how often entries are used', async () => {
  const all = await anna.api.lists.all()
  assert.deepEqual(
    all.map(({ list }) => list),
    listNames,
  )
  for (const { list, ...counts } of all.filter(({ list }) => list === 'packagingTypes' || list === 'jobPositions'))
    for (const state of ['added', 'renamed', 'retired'] as const) {
      const { total } = await anna.api.lists.table({ params: { list }, query: { state } })
      assert.equal(counts[state], total, `${list} ${state}`)
    }
  const { data } = await anna.api.lists.table({
    params: { list: 'packagingTypes' },
    query: { q: 'OCTA', state: 'added' },
  })
  assert.deepEqual(
    data.map(({ code }) => code),
    ['octabin'],
  )
  const countries = await anna.api.lists.table({ params: { list: 'countries' }, query: { sort: '-uses' } })
  assert.deepEqual([countries.data[0]!.code, countries.data[0]!.uses! > 0], ['IT', true])
  for (const list of listNames) assert.ok((await anna.api.lists.table({ params: { list } })).total > 0, list)
})
