// Synonyms.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after as afterAll, before, beforeEach, test } from 'node:test'
import { EventLog } from '#kit/events.ts'
import { isReadable } from '#api/foundation/events.ts'
import { nodes } from '#api/foundation/industries/lookup.ts'
import { startSearch } from '#api/discovery/search/indexes.ts'
import { addBusiness, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let admin: TestPerson
before(async () => {
  bench = await testApi()
  admin = await bench.person('Ada Admin', { roles: ['administrator'] })
  const business = await addBusiness(bench.db, 'Quiet Works')
  for (const name of ['Acoustic hood for compressors', 'Acoustic hood for pumps', 'Gear pump'])
    await addProduct(bench.db, business, name)
  await bench.dependencies.eventLog.catchUp()
})
beforeEach(async () => {
  await bench.pool.query(`with gone as (delete from synonyms returning id)
    insert into events (name, data) select 'synonyms.changed', jsonb_build_object('id', id) from gone`)
})
afterAll(() => bench.close())

type Fields = Parameters<TestPerson['api']['synonyms']['create']>[0]['body']
const reason = 'Asked for in calls'
const hood = {
  kind: 'product',
  reference: '',
  names: { en: ['acoustic hood', 'zilencia'], es: ['campana acústica'], it: [], zh: [], de: [] },
} satisfies Omit<Fields, 'reason'>
const create = (fields: Partial<Fields> = {}) => admin.api.synonyms.create({ body: { ...hood, reason, ...fields } })
async function foundBy(textQuery: string) {
  return (await bench.api.search.product({ body: { textQuery } })).data.map(({ name }) => name).sort()
}
const hoods = ['Acoustic hood for compressors', 'Acoustic hood for pumps']
const entries = async () =>
  (await admin.api.audit.list({ query: {} })).data.filter(({ objectKind }) => objectKind === 'synonym')
const fieldsOf = async (call: Promise<unknown>) =>
  call.then(
    () => assert.fail('it is refused'),
    (error: { name: string; fields?: Record<string, string> }) => {
      assert.equal(error.name, 'ValidationError')
      return error.fields
    },
  )

test('only administrators see, try and write synonyms', async () => {
  const { synonymID: id } = await create()
  const moderator = await bench.person('Mo Derator', { roles: ['moderator'] })
  for (const [who, name] of [
    [bench.api, 'TokenNotFound'],
    [moderator.api, 'Forbidden'],
  ] as const) {
    const params = { id }
    await assert.rejects(who.synonyms.list(), { name })
    await assert.rejects(who.synonyms.read({ params }), { name })
    await assert.rejects(who.synonyms.try({ body: { text: 'zilencia', of: 'product' } }), { name })
    await assert.rejects(who.synonyms.create({ body: { ...hood, reason } }), { name })
    await assert.rejects(who.synonyms.change({ params, body: { ...hood, reason, revision: 1 } }), { name })
    await assert.rejects(who.synonyms.withdraw({ params, body: { reason } }), { name })
    await assert.rejects(who.synonyms.restore({ params, body: { reason } }), { name })
  }
  const params = { id: '00000000-0000-4000-8000-000000000000' }
  await assert.rejects(admin.api.synonyms.read({ params }), { name: 'NotFound' })
  await assert.rejects(admin.api.synonyms.change({ params, body: { ...hood, reason, revision: 1 } }), {
    name: 'NotFound',
  })
  await assert.rejects(admin.api.synonyms.withdraw({ params, body: { reason } }), { name: 'NotFound' })
})

test('a bad kind, reference, name or reason is refused at its field and changes nothing', async () => {
  const refused = (fields: object) => fieldsOf(create(fields))
  assert.ok('kind' in (await refused({ kind: 'verb' }))!)
  assert.deepEqual(await refused({ reason: ' ' }), { reason: 'is missing' })
  assert.deepEqual(await refused({ names: {} as never }), { 'names.en': 'is missing' })
  const names = { ...hood.names, it: ['di'] }
  assert.deepEqual(await refused({ names }), { 'names.it': 'is not valid' })
  const long = Array.from({ length: 13 }, (_, i) => `word${i}`).join(' ')
  assert.deepEqual(await refused({ names: { ...hood.names, es: [long] } }), { 'names.es': 'is not valid' })
  assert.deepEqual(await refused({ kind: 'category' }), { reference: 'is missing' })
  assert.deepEqual(await refused({ kind: 'category', reference: 'pumps' }), { reference: 'is not known' })
  const unknown = '00000000-0000-4000-8000-000000000000'
  assert.deepEqual(await refused({ kind: 'category', reference: unknown }), { reference: 'is not known' })
  assert.deepEqual(await refused({ kind: 'role', reference: 'MA,UR' }), { reference: 'is not known' })
  assert.deepEqual(await refused({ kind: 'place', reference: '' }), { reference: 'is missing' })
  assert.deepEqual(await refused({ kind: 'place', reference: 'QQ:Atlantis' }), { reference: 'is not known' })
  assert.deepEqual(await refused({ kind: 'property', reference: 'Italy' }), { reference: 'is not known' })
  const draft = { ...hood, kind: 'place', reference: 'QQ' } as const
  const tried = await fieldsOf(admin.api.synonyms.try({ body: { text: 'x', of: 'product', draft } }))
  assert.deepEqual(tried, { 'draft.reference': 'is not known' })
  assert.equal((await admin.api.synonyms.list()).total, 0)
})

test('a synonym is found at once, in all its languages, and no longer once it is withdrawn', async () => {
  assert.deepEqual(await foundBy('zilencia'), [])
  const { synonymID: id } = await create()
  assert.deepEqual(await foundBy('zilencia'), hoods)
  assert.deepEqual(await foundBy('campanas acústicas'), hoods)
  const params = { id }
  for (let times = 0; times < 2; times++)
    assert.equal((await admin.api.synonyms.withdraw({ params, body: { reason } })).state, 'withdrawn')
  assert.deepEqual(await foundBy('zilencia'), [])
  for (let times = 0; times < 2; times++)
    assert.equal((await admin.api.synonyms.restore({ params, body: { reason } })).state, 'current')
  assert.deepEqual(await foundBy('zilencia'), hoods)
  assert.deepEqual(
    (await entries()).slice(0, 3).map(({ act, objectName, reason }) => [act, objectName, reason]),
    [
      ['synonym.restore', 'acoustic hood', reason],
      ['synonym.withdraw', 'acoustic hood', reason],
      ['synonym.create', 'acoustic hood', reason],
    ],
  )
})

test('a process that was started before uses a synonym at its next search, one that starts later from the first', async () => {
  async function start() {
    const folder = await mkdtemp(join(tmpdir(), 'wbn-search-'))
    const eventLog = new EventLog(bench.pool, await EventLog.now(bench.pool), isReadable)
    const search = await startSearch({ pool: bench.pool, eventLog, folder, log: bench.app.log })
    async function stop(): Promise<void> {
      await search.stop()
      await rm(folder, { recursive: true })
    }
    return { search, eventLog, stop }
  }
  const knows = ({ search }: Awaited<ReturnType<typeof start>>) => search.phrases.knows('zilencia')
  const other = await start()
  const ask = () => other.search.find('product', { text: 'acoustic', skip: 0, size: 1 })
  const former = await ask()
  assert.equal(await ask(), former)
  assert.equal(knows(other), false)
  const { synonymID: id } = await create()
  const later = await start()
  assert.equal(knows(later), true)
  await other.eventLog.catchUp()
  assert.equal(knows(other), true)
  assert.notEqual(await ask(), former, 'results of before are kept no longer')
  await admin.api.synonyms.withdraw({ params: { id }, body: { reason } })
  await other.eventLog.catchUp()
  assert.equal(knows(other), false)
  await Promise.all([other.stop(), later.stop()])
})

test('what a trial shows with a draft is what a search finds once it is saved; until then nobody else finds it', async () => {
  const ask = (draft?: typeof hood & { synonymID?: string }) =>
    admin.api.synonyms.try({ body: { text: 'zilencia for pumps', of: 'product', lang: 'en', ...(draft && { draft }) } })
  const recorded = (await entries()).length
  const { now, after } = await ask(hood)
  assert.equal(after!.hits[0]!.name, 'Acoustic hood for pumps')
  assert.notEqual(now.hits[0]?.name, 'Acoustic hood for pumps')
  assert.deepEqual(
    [now, after!].map(({ equivalents }) => equivalents.includes('acoustic hood')),
    [false, true],
  )
  assert.deepEqual(await foundBy('zilencia'), [])
  assert.equal((await admin.api.synonyms.list()).total, 0)
  assert.equal((await entries()).length, recorded)
  assert.deepEqual(await ask(), { now, after: null })

  const { synonymID } = await create()
  const saved = await ask()
  assert.deepEqual(saved.now, after)
  const found = await bench.api.search.product({ body: { textQuery: 'zilencia for pumps' } })
  assert.deepEqual(
    [found.data.map(({ productID }) => productID), found.total],
    [after!.hits.map(({ id }) => id), after!.total],
  )

  const without = { ...hood, synonymID, names: { ...hood.names, en: ['acoustic hood'] } }
  const tried = await ask(without)
  assert.deepEqual([tried.now, tried.after], [after, now])
})

test('a name that is added to one the software knows counts beside the others that it has', async () => {
  const equivalentsOf = async (text: string) =>
    (await admin.api.synonyms.try({ body: { text, of: 'product' } })).now.equivalents
  const before = await equivalentsOf('ball valve')
  assert.ok(before.includes('valvola a sfera'))
  await create({ names: { en: ['ball valve', 'globulator'], es: [], it: [], zh: [], de: [] } })
  const after = await equivalentsOf('ball valve')
  assert.deepEqual(after, ['globulator', ...before].slice(0, 24))
  assert.deepEqual(await equivalentsOf('globulator'), ['ball valve'])
})

test('another name of a category is understood as it, in searches and in suggestions', async () => {
  const { id, name } = nodes.find(({ kind }) => kind === 'category')!
  await addBusiness(bench.db, 'Flurb Works', { categoryIds: [id] })
  assert.deepEqual((await bench.api.search.suggest({ query: { q: 'flurbelware' } })).categories, [])
  const names = { en: ['flurbelware'], es: [], it: [], zh: [], de: [] }
  const { referenceName } = await create({ kind: 'category', reference: id.toUpperCase(), names })
  assert.ok(referenceName.endsWith(name.en))
  const { categories } = await bench.api.search.suggest({ query: { q: 'flurbelware' } })
  assert.deepEqual(
    categories.map((one) => one.id),
    [id],
  )
  const { understood } = await bench.api.search.product({ body: { textQuery: 'flurbelware' } })
  assert.deepEqual(understood, [{ kind: 'category', text: 'flurbelware', value: id, name: name.en }])
})

test('the word of a synonym is no typo of another one', async () => {
  const corrected = async () => (await bench.api.search.product({ body: { textQuery: 'gaer' } })).corrected
  assert.equal(await corrected(), 'gear')
  await create({ kind: 'material', names: { en: ['gaer'], es: [], it: [], zh: [], de: [] } })
  assert.equal(await corrected(), undefined)
})

test('two administrators do not overwrite each other; a change stands in the audit log with what was before', async () => {
  const { synonymID: id, revision } = await create()
  const names = { ...hood.names, en: ['acoustic hood', 'hushbox'] }
  const params = { id }
  const changed = await admin.api.synonyms.change({ params, body: { ...hood, names, reason, revision } })
  assert.deepEqual([changed.revision, changed.changedBy, changed.names.en], [2, 'Ada Admin', names.en])
  assert.deepEqual(await admin.api.synonyms.read({ params }), changed)
  await assert.rejects(admin.api.synonyms.change({ params, body: { ...hood, reason, revision } }), { name: 'Conflict' })
  assert.deepEqual([await foundBy('hushbox'), await foundBy('zilencia')], [hoods, []])
  const [entry] = await entries()
  assert.deepEqual(entry!.detail, {
    before: { kind: 'product', reference: '', names: hood.names },
    now: { kind: 'product', reference: '', names },
  })
})

test('the table is searched by any name, filtered and sorted', async () => {
  await create()
  const { synonymID: id } = await create({
    names: { en: ['band saw'], es: [], it: ['sega_nastro'], zh: ['带锯'], de: ['Bandsäge'] },
  })
  await create({ kind: 'role', reference: 'MA,DI', names: { en: ['smith'], es: [], it: [], zh: [], de: [] } })
  await admin.api.synonyms.withdraw({ params: { id }, body: { reason } })
  const named = async (query: object) => (await admin.api.synonyms.list({ query })).data.map(({ names }) => names.en[0])
  assert.deepEqual(await named({ sort: 'name' }), ['acoustic hood', 'band saw', 'smith'])
  assert.deepEqual(await named({ q: '带锯' }), ['band saw'])
  assert.deepEqual(await named({ q: 'a_n' }), ['band saw'])
  assert.deepEqual(await named({ state: 'withdrawn' }), ['band saw'])
  assert.deepEqual(await named({ state: 'current', sort: '-name' }), ['smith', 'acoustic hood'])
  const { data } = await admin.api.synonyms.list({ query: { kind: 'role' } })
  assert.equal(data[0]!.referenceName, 'Manufacturers · Distributors')
})
