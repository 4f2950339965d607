// Category tree.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { EventLog } from '#kit/events.ts'
import type { Refusal } from '#kit/refusal.ts'
import { isReadable } from '#api/foundation/events.ts'
import { nodeByID, nodeByKey } from '#api/foundation/industries/lookup.ts'
import { applyListChanges } from '#api/foundation/list-changes.ts'
import { startSearch } from '#api/discovery/search/indexes.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { followLists } from './current.ts'

let bench: TestApi
let anna: TestPerson
let owner: TestPerson
const industry = nodeByKey('0004')!
const pumps = nodeByKey('industrial-technology.pumps')!
const valves = industry.children.find(({ key }) => key === 'industrial-technology.valves') ?? industry.children[1]!
const reason = 'Buyers call it so'
const wheels = { en: 'Prayer Wheels', es: 'Ruedas de oración', it: 'Ruote di preghiera', zh: '转经筒', de: 'Mühlen' }

before(async () => {
  bench = await testApi()
  anna = await bench.person('Anna Admin', { roles: ['administrator'] })
  owner = await bench.person('Olga Owner')
})
after(() => bench.close())

const tree = async (lang: 'en' | 'es' = 'en') => {
  const { categories } = await bench.api.industries.tree({ query: { lang } })
  return categories.find(({ key }) => key === '0004')!.categories
}
const read = (id: string) => anna.api.categories.read({ params: { id } })
const found = async (text: string) => {
  const { data } = await bench.api.search.business({ body: { textQuery: text, size: 1 } })
  return data[0]?.general.companyName
}

test('a stranger and a moderator are refused; unknown ids, industries and bad names change nothing', async () => {
  const body = { names: wheels, revision: 0, reason }
  assert.equal((await bench.ask('PUT', `/console/categories/${pumps.id}/names`, body)).status, 401)
  const maria = await bench.person('Maria Mod', { roles: ['moderator'] })
  assert.equal((await maria.ask('PUT', `/console/categories/${pumps.id}/names`, body)).status, 403)
  const nobody = '019aaaaa-0000-7000-8000-000000000000'
  await assert.rejects(anna.api.categories.rename({ params: { id: nobody }, body }), { name: 'NotFound' })
  await assert.rejects(anna.api.categories.rename({ params: { id: industry.id }, body }), { name: 'NotFound' })
  for (const [names, field] of [
    [{ ...wheels, zh: ' ' }, 'names.zh'],
    [{ ...wheels, es: 'x'.repeat(81) }, 'names.es'],
    [{ ...wheels, it: valves.name.it.toUpperCase() }, 'names.it'],
  ] as const)
    await assert.rejects(
      anna.api.categories.rename({ params: { id: pumps.id }, body: { ...body, names } }),
      (error: Refusal) => error.name === 'ValidationError' && field in error.fields!,
      field,
    )
  assert.equal((await read(pumps.id)).revision, 0)
  const added = { parentID: industry.id, names: { ...wheels, en: '转经筒' }, reason }
  await assert.rejects(anna.api.categories.add({ body: added }), { name: 'ValidationError' })
  await assert.rejects(anna.api.categories.add({ body: { ...added, parentID: pumps.children[0]!.id } }), {
    name: 'ValidationError',
  })
})

test('a new name is in the tree, on cards, in facets and in suggestions, and companies are found by it in every language', async () => {
  const id = await addBusiness(bench.db, 'Rotonda Srl', { categoryIds: [pumps.id] })
  await addProduct(bench.db, id, 'GX-1', { categoryId: pumps.id })
  const names = { en: 'Fluid Movers', es: 'Impulsores de fluidos', it: 'Motofluidi', zh: '流体输送机', de: 'Beweger' }
  const renamed = await anna.api.categories.rename({
    params: { id: pumps.id },
    body: { names, revision: 0, reason },
  })
  assert.deepEqual([renamed.state, renamed.revision, renamed.delivered!.en], ['renamed', 1, 'Pumps'])
  const spanish = (await tree('es')).find((one) => one.id === pumps.id)!
  assert.equal(spanish.name, 'Impulsores de fluidos')
  const { data: profile } = await bench.api.businesses.read({ params: { id } })
  assert.equal(profile.general.categories[0]!.name, 'Fluid Movers')
  const { facets } = await bench.api.search.business({ body: { textQuery: 'Rotonda' } })
  assert.equal(facets!.category[0]!.name, 'Fluid Movers')
  assert.deepEqual(
    (await bench.api.search.suggest({ query: { q: 'fluid mov' } })).categories.map((one) => one.id),
    [pumps.id],
  )
  await bench.jobs.runDueJobs()
  for (const text of ['fluid movers', 'Impulsores de fluidos', 'Motofluidi', '流体输送机'])
    assert.equal(await found(text), 'Rotonda Srl', text)

  const back = await anna.api.categories.rename({
    params: { id: pumps.id },
    body: { names: null, revision: 1, reason: 'It was clearer' },
  })
  assert.deepEqual([back.state, back.name, back.revision], ['delivered', 'Pumps', 2])
})

test('a repeated renaming does nothing, one made of a former revision is refused', async () => {
  const { revision } = await read(valves.id)
  const body = { names: { ...valves.name, en: 'Valves and Taps' }, revision, reason }
  for (let times = 0; times < 2; times++)
    assert.equal((await anna.api.categories.rename({ params: { id: valves.id }, body })).revision, revision + 1)
  const other = { ...body, names: { ...valves.name, en: 'Taps' } }
  await assert.rejects(anna.api.categories.rename({ params: { id: valves.id }, body: other }), { name: 'Conflict' })
  assert.equal((await read(valves.id)).name, 'Valves and Taps')
  const { rows } = await bench.pool.query(
    `select act, reason, detail -> 'now' ->> 'en' as now from audit_entries where object_id = $1`,
    [valves.id],
  )
  assert.deepEqual(rows, [{ act: 'category.rename', reason, now: 'Valves and Taps' }])
})

test('an added category is offered at once: a business chooses it and is found by it, it can be retired and restored', async () => {
  const added = await anna.api.categories.add({ body: { parentID: industry.id, names: wheels, reason } })
  assert.deepEqual(
    [added.key, added.slug, added.state],
    ['industrial-technology.prayer-wheels', 'prayer-wheels', 'added'],
  )
  await assert.rejects(anna.api.categories.add({ body: { parentID: industry.id, names: wheels, reason } }), {
    name: 'ValidationError',
  })
  const leaf = { en: 'Copper Wheels', es: 'Ruedas de cobre', it: 'Ruote di rame', zh: '铜制转经筒', de: 'Kupfermühlen' }
  const below = await anna.api.categories.add({ body: { parentID: added.id, names: leaf, reason } })
  assert.deepEqual([below.kind, below.path.map(({ name }) => name)], ['subCategory', [industry.name.en, wheels.en]])
  assert.deepEqual((await tree()).at(-1)!.subCategories, [{ id: below.id, name: leaf.en, empty: true }])

  const id = await addBusiness(bench.db, 'Lhasa Works')
  await addMember(bench.db, id, owner.userID)
  const general = { categories: [`${industry.id}.${added.id}`] }
  await owner.api.businesses.change({ params: { id }, body: { general } })
  const product = await owner.api.products.create({
    body: { businessID: id, name: 'W-1', category: added.id, subCategory: below.id },
  })
  assert.equal(await found('Ruote di preghiera'), 'Lhasa Works')
  assert.ok((await bench.ask('GET', '/category-pages/prayer-wheels')).status === 200)

  const { revision } = await read(added.id)
  const body = { revision, reason: 'Nobody sells them' }
  for (let times = 0; times < 2; times++)
    assert.equal((await anna.api.categories.retire({ params: { id: added.id }, body })).state, 'retired')
  assert.ok(!(await tree()).some((one) => one.id === added.id))
  const { data: profile } = await bench.api.businesses.read({ params: { id } })
  assert.equal(profile.general.categories[0]!.name, wheels.en)
  await owner.api.businesses.change({ params: { id }, body: { general: { ...general, shortDescription: 'Wheels' } } })
  await owner.api.products.change({
    params: { productID: product.productID },
    body: { name: 'W-2', category: added.id, subCategory: below.id },
  })
  const other = await addBusiness(bench.db, 'Other Works')
  await addMember(bench.db, other, owner.userID)
  await assert.rejects(owner.api.businesses.change({ params: { id: other }, body: { general } }), {
    name: 'ValidationError',
  })
  for (const place of [{ category: added.id }, { subCategory: below.id }])
    await assert.rejects(owner.api.products.create({ body: { businessID: other, name: 'W-3', ...place } }), {
      name: 'ValidationError',
    })

  await anna.api.categories.restore({ params: { id: added.id }, body: { revision: revision + 1, reason: 'They do' } })
  assert.ok((await tree()).some((one) => one.id === added.id))
})

test('a retired category with a successor gives it all companies and products, and its page', async () => {
  const from = industry.children.find(({ id }) => id !== pumps.id && id !== valves.id)!
  const [leaf] = from.children
  const away = nodeByKey('0001')!.children[0]!
  const both = await addBusiness(bench.db, 'Both Makers', { categoryIds: [away.id, from.id] })
  const one = await addBusiness(bench.db, 'One Maker', { categoryIds: [from.id] })
  const place = { categoryId: from.id, subCategoryId: leaf!.id }
  const product = await addProduct(bench.db, one, 'M-1', place)
  const draft = await addProduct(bench.db, one, 'M-2', { ...place, status: 'draft' })
  const { revision, slug } = await read(from.id)
  await anna.api.synonyms.create({
    body: {
      kind: 'category',
      reference: from.id,
      names: { en: ['mantraworks'] },
      reason,
    },
  })
  const retire = (successorID: string) =>
    anna.api.categories.retire({ params: { id: from.id }, body: { successorID, revision, reason } })
  for (const wrong of [from.id, leaf!.id, away.children[0]!.id, industry.id])
    await assert.rejects(retire(wrong), { name: 'ValidationError' })
  const retired = await retire(away.id)
  assert.deepEqual([retired.successor, retired.moving], [{ id: away.id, name: away.name.en }, true])
  await retire(away.id)
  await bench.jobs.runDueJobs()
  assert.equal((await read(from.id)).moving, false)

  const categoriesOf = async (id: string) => {
    const { data } = await bench.api.businesses.read({ params: { id } })
    return data.general.categories.map((each) => each.id)
  }
  assert.deepEqual([await categoriesOf(both), await categoriesOf(one)], [[away.id], [away.id]])
  const moved = await bench.api.products.read({ params: { id: product } })
  assert.deepEqual(
    [moved.industry.id, moved.category?.id, moved.subCategory, moved.version],
    [away.industry.id, away.id, null, 2],
  )
  const { rows } = await bench.pool.query('select category_id from products where id = $1', [draft])
  assert.deepEqual(rows, [{ category_id: away.id }])
  const { total } = await bench.api.search.business({ body: { category: [away.id] } })
  assert.equal(total, 2)
  const page = await bench.api.categoryPages.read({ params: { category: slug! } })
  assert.deepEqual([page.category.id, page.industry.key], [away.id, '0001'])
  assert.deepEqual([(await read(away.id)).companies, (await read(away.id)).products], [2, 1])

  assert.equal((await bench.api.search.business({ body: { category: [from.id] } })).total, 2)
  for (const textQuery of ['mantraworks', from.name.en])
    assert.equal((await bench.api.search.business({ body: { textQuery } })).total, 2, textQuery)
  const proposed = await owner.api.rfqs.propose({ body: { category: from.id, country: 'IT' } })
  assert.deepEqual(proposed.data.map(({ business }) => business.businessID).toSorted(), [both, one].toSorted())

  const now = await read(from.id)
  await anna.api.categories.restore({ params: { id: from.id }, body: { revision: now.revision, reason } })
  assert.deepEqual(await categoriesOf(one), [away.id])
  assert.equal((await bench.api.categoryPages.read({ params: { category: slug! } })).category.id, from.id)
})

test('two categories at the same moment: neither becomes the successor of the other, nor do they share a name or an address', async () => {
  const [one, other] = [nodeByKey('0002')!, nodeByKey('0003')!].map((each) => each.children[0]!)
  const retire = (id: string, successorID: string) =>
    anna.api.categories.retire({ params: { id }, body: { successorID, revision: 0, reason } })
  const results = await Promise.allSettled([retire(one!.id, other!.id), retire(other!.id, one!.id)])
  assert.deepEqual(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  await bench.jobs.runDueJobs()
  assert.deepEqual([(await read(one!.id)).moving, (await read(other!.id)).moving], [false, false])

  const names = { en: 'Quantum Widgets', es: 'Widgets cuánticos', it: 'Widget', zh: '量子部件', de: 'Quanten' }
  const add = (parentID: string) => anna.api.categories.add({ body: { parentID, names, reason } })
  const added = await Promise.all(['0005', '0006'].map((key) => add(nodeByKey(key)!.id)))
  assert.deepEqual(new Set(added.map(({ slug }) => slug)), new Set(['quantum-widgets', 'quantum-widgets-2']))
  const leaves = nodeByKey('0005')!.children.slice(0, 2)
  const same = { en: 'Same', es: 'Igual', it: 'Uguale', zh: '相同', de: 'Gleich' }
  const renamings = await Promise.allSettled(
    leaves.map(({ id }) => anna.api.categories.rename({ params: { id }, body: { names: same, revision: 0, reason } })),
  )
  assert.deepEqual(renamings.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('a subcategory may give its products to another category as a whole', async () => {
  const [leaf] = pumps.children
  const business = await addBusiness(bench.db, 'Leaf Maker')
  const product = await addProduct(bench.db, business, 'L-1', { categoryId: pumps.id, subCategoryId: leaf!.id })
  await anna.api.categories.retire({
    params: { id: leaf!.id },
    body: { successorID: valves.id, revision: 0, reason },
  })
  await bench.jobs.runDueJobs()
  const moved = await bench.api.products.read({ params: { id: product } })
  assert.deepEqual([moved.category?.id, moved.subCategory], [valves.id, null])
})

test('the table searches in every language, filters by industry and state, and sorts by companies', async () => {
  const all = await anna.api.categories.table()
  assert.ok(all.total > 1400)
  const { data } = await anna.api.categories.table({ query: { q: 'RUOTE DI', industry: '0004' } })
  assert.deepEqual(
    data.map(({ name, state, path }) => [name, state, path.length]),
    [
      [wheels.en, 'added', 1],
      ['Copper Wheels', 'added', 2],
    ],
  )
  assert.equal((await anna.api.categories.table({ query: { q: 'ruote di', industry: '0001' } })).total, 0)
  const changed = await anna.api.categories.table({ query: { state: 'renamed', industry: '0004' } })
  assert.deepEqual(
    changed.data.map(({ name }) => name),
    ['Valves and Taps'],
  )
  const most = await anna.api.categories.table({ query: { sort: '-companies', kind: 'category' } })
  assert.ok(most.data[0]!.companies >= most.data[1]!.companies && most.data[0]!.companies > 0)
})

test('another process has the changes before its search is made, and hears of later ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wbn-lists-'))
  const eventLog = new EventLog(bench.pool, await EventLog.now(bench.pool), isReadable)
  const delivered = (await read(valves.id)).delivered!.en
  // Like a starting process: files only.
  applyListChanges([])
  assert.equal(nodeByID(valves.id)!.name.en, delivered)
  await followLists(bench.pool, eventLog)
  assert.equal(nodeByID(valves.id)!.name.en, 'Valves and Taps')
  const log = { info() {}, warn() {} }
  const search = await startSearch({ pool: bench.pool, eventLog, folder, log })
  const meant = () => search.phrases.read('stopcocks', 'en').flatMap(({ readings }) => readings)
  assert.deepEqual(meant(), [])
  const { revision } = await read(valves.id)
  const names = { ...valves.name, en: 'Stopcocks' }
  await anna.api.categories.rename({ params: { id: valves.id }, body: { names, revision, reason } })
  applyListChanges([])
  assert.ok(!meant().some(({ reference }) => reference === valves.id))
  await eventLog.catchUp()
  assert.equal(nodeByID(valves.id)!.name.en, 'Stopcocks')
  assert.ok(meant().some(({ reference }) => reference === valves.id))
  await search.stop()
  await rm(folder, { recursive: true })
})
