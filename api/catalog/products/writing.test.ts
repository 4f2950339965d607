// Writing products.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { productLimits } from '#api/billing/plans/testing.ts'
import { contract } from '#contract/contract.ts'
import { industries } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

const category = industries[3]!.children[0]!
const leaf = category.children[0]!
const elsewhere = industries[4]!.children[0]!

let bench: TestApi
let owner: TestPerson
let member: TestPerson
let stranger: TestPerson
let businessID: string
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  member = await bench.person('Mia Member')
  stranger = await bench.person('Sam Stranger')
  businessID = await addBusiness(bench.db, 'Writers GmbH', { subscription: 'platinum' })
  await addMember(bench.db, businessID, owner.userID, 'owner')
  await addMember(bench.db, businessID, member.userID, 'member')
})
after(() => bench.close())

const body = (more: object = {}) => ({ businessID, name: 'Gear pump', description: 'Quiet.', ...more })

test('only admins and owners of the business write its products', async () => {
  const id = await addProduct(bench.db, businessID, 'Standing product')
  const calls = [
    ['POST', '/product/create', body()],
    ['PUT', `/product/${id}`, { name: 'Other' }],
    ['POST', `/product/${id}/duplicate`, {}],
    ['DELETE', `/product/${id}`, undefined],
    ['GET', `/product/catalogue?bid=${businessID}`, undefined],
  ] as const
  for (const [method, path, sent] of calls) {
    assert.equal((await bench.ask(method, path, sent)).status, 401, `${method} ${path}`)
    for (const person of [stranger, member])
      assert.equal((await person.ask(method, path, sent)).status, 403, `${method} ${path}`)
  }
  assert.equal((await bench.api.products.read({ params: { id } })).name, 'Standing product')
  const unverified = await bench.person('Una Verified', { emailVerified: false })
  await addMember(bench.db, businessID, unverified.userID, 'admin')
  assert.equal((await unverified.ask('POST', '/product/create', body())).status, 403)
})

test('a product is created, changed, removed; what is not sent stays, an empty text clears', async () => {
  const made = await owner.api.products.create({
    body: body({
      subCategory: leaf.id,
      keywords: ['pump', 'pump', ' gear '],
      specs: [{ key: 'Flow', value: '40 l/min' }],
      leadTime: 20,
      stock: true,
      brand: 'Writers',
      partNumber: 'GP-40',
      hsCode: '8413.60',
      minimumOrder: '10 pieces',
      price: { currency: 'eur', min: 100, max: 140, unit: 'piece', tiers: [{ quantity: 50, price: 90 }] },
    }),
  })
  assert.deepEqual(contract.products.create.answer.parse(made), made)
  assert.deepEqual([made.category?.id, made.industry.id], [category.id, industries[3]!.id], 'they follow from the leaf')
  assert.deepEqual(made.keywords, ['pump', 'gear'])
  assert.equal(made.hsCode, '841360')
  assert.deepEqual(made.price?.tiers, [{ quantity: 50, price: 90 }])
  assert.equal(made.price?.currency, 'EUR')
  const found = await bench.api.search.product({ body: { textQuery: 'GP-40' } })
  assert.deepEqual(
    found.data.map(({ productID }) => productID),
    [made.productID],
    'found at once',
  )

  const params = { productID: made.productID }
  const changed = await owner.api.products.change({
    params,
    body: { name: 'Gear pump 40', brand: '', price: '', stock: '', specs: [] },
  })
  assert.deepEqual(
    [changed.name, changed.key, changed.brand, changed.price, changed.stock],
    ['Gear pump 40', 'writers-gmbh-gear-pump-40', null, null, null],
  )
  assert.deepEqual([changed.specs, changed.partNumber, changed.leadTime], [[], 'GP-40', 20])
  assert.equal(changed.version, made.version + 1)

  for (let time = 0; time < 2; time++) await owner.api.products.remove({ params })
  await assert.rejects(bench.api.products.read({ params: { id: made.productID } }), { name: 'Gone' })
  assert.equal((await bench.api.search.product({ body: { textQuery: 'GP-40' } })).total, 0)
  assert.equal((await owner.ask('PUT', `/product/${made.productID}`, { name: 'Back' })).status, 410)
})

test('a product that is not valid is refused with its fields, and nothing is stored', async () => {
  const refused = async (more: object) => {
    const { status, body: answer } = await owner.ask('POST', '/product/create', body(more))
    assert.equal(status, 400, JSON.stringify(more))
    assert.ok(!answer.success)
    return Object.keys(answer.error.fields ?? {})
  }
  assert.deepEqual(await refused({ name: ' ' }), ['name'])
  assert.deepEqual(await refused({ category: leaf.id }), ['category'])
  assert.deepEqual(await refused({ category: elsewhere.id, subCategory: leaf.id }), ['subCategory'])
  assert.deepEqual(await refused({ industry: industries[0]!.id, category: category.id }), ['category'])
  assert.deepEqual(await refused({ leadTime: -1 }), ['leadTime'])
  assert.deepEqual(await refused({ hsCode: '84AB' }), ['hsCode'])
  assert.deepEqual(await refused({ price: { currency: 'ZZZ', min: 1 } }), ['price.currency'])
  assert.deepEqual(await refused({ price: { currency: 'EUR', min: 2, max: 1 } }), ['price'])
  assert.deepEqual(await refused({ keywords: Array.from({ length: 11 }, (_, i) => `k${i}`) }), ['keywords'])
  assert.deepEqual(await refused({ photos: ['no such token'] }), ['photos.0'])
  assert.deepEqual(await refused({ photos: [{ url: '/files/other.webp' }] }), ['photos.0'])
  assert.deepEqual(await refused({ videos: ['https://video.example/1'] }), ['videos.0'])
  const unknown = await owner.ask(
    'POST',
    '/product/create',
    body({ businessID: '00000000-0000-7000-8000-000000000000' }),
  )
  assert.equal(unknown.status, 404)
  assert.equal((await owner.api.products.catalogue({ query: { bid: businessID, q: 'Gear pump' } })).total, 0)
})

test('own products are found without accents, and full-width letters make no other part number', async () => {
  const { productID } = await owner.api.products.create({
    body: body({ name: 'Ünal Ölpumpe', partNumber: 'ＧＰ－４１ ﬃ' }),
  })
  const found = await owner.api.products.catalogue({ query: { bid: businessID, q: 'unal olp' } })
  assert.deepEqual([found.total, found.data[0]!.partNumber], [1, 'GP-41 ffi'])
  for (const q of ['%', '_'])
    assert.equal((await owner.api.products.catalogue({ query: { bid: businessID, q } })).total, 0)
  await owner.api.products.remove({ params: { productID } })
})

test('a standard membership shows seven products; the eighth may be a draft', async () => {
  const small = await addBusiness(bench.db, 'Small Works')
  await addMember(bench.db, small, owner.userID, 'owner')
  const made = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) =>
      owner.api.products.create({ body: body({ businessID: small, name: `Item ${i}` }) }),
    ),
  )
  assert.equal(made.filter(({ status }) => status === 'fulfilled').length, productLimits.standard)
  for (const each of made) if (each.status === 'rejected') assert.equal(each.reason.name, 'Conflict')

  const draft = await owner.api.products.create({ body: body({ businessID: small, name: 'Eighth', status: 'draft' }) })
  const params = { productID: draft.productID }
  await assert.rejects(owner.api.products.change({ params, body: { status: 'active' } }), { name: 'Conflict' })
  await assert.rejects(bench.api.products.read({ params: { id: draft.productID } }), { name: 'NotFound' })
  assert.equal((await owner.api.products.read({ params: { id: draft.productID } })).status, 'draft')

  const catalogue = await owner.api.products.catalogue({ query: { bid: small } })
  assert.deepEqual(catalogue.counts, { draft: 1, active: 7, archived: 0, hidden: 0 })
  assert.equal(catalogue.most, 7)
  const first = catalogue.data.find(({ status }) => status === 'active')!
  await owner.api.products.change({ params: { productID: first.productID }, body: { status: 'archived' } })
  assert.equal((await owner.api.products.change({ params, body: { status: 'active' } })).status, 'active')
  await assert.rejects(bench.api.products.read({ params: { id: first.productID } }), { name: 'Gone' })
  assert.equal((await bench.api.products.byBusiness({ query: { bid: small } })).total, 7)
})

test('who saves upon an older version is told, and nothing is overwritten', async () => {
  const made = await owner.api.products.create({ body: body({ name: 'Shared' }) })
  const params = { productID: made.productID }
  await owner.api.products.change({ params, body: { version: made.version, description: 'By the first.' } })
  const late = owner.api.products.change({ params, body: { version: made.version, description: 'By the second.' } })
  await assert.rejects(late, { name: 'Conflict' })
  assert.equal((await bench.api.products.read({ params: { id: made.productID } })).description, 'By the first.')
})

test('a copy is a draft with everything; drawings and links stay where they were sent back as read', async () => {
  const id = await addProduct(bench.db, businessID, 'Drawn product', {
    categoryId: category.id,
    media: JSON.stringify([
      { kind: 'drawn', view: 'main' },
      { kind: 'drawn', view: 'detail' },
    ]),
  })
  const params = { productID: id }
  const read = await bench.api.products.read({ params: { id } })
  const videos = [{ url: 'https://www.youtube.com/watch?v=abc' }]
  const changed = await owner.api.products.change({ params, body: { photos: read.photos.toReversed(), videos } })
  assert.deepEqual(changed.photos, read.photos.toReversed(), 'another order')
  const again = await owner.api.products.change({ params, body: { videos: changed.videos } })
  assert.deepEqual(again.videos, changed.videos, 'the same video keeps its id')
  const copy = await owner.api.products.duplicate({ params })
  assert.deepEqual([copy.status, copy.photoCount, copy.name], ['draft', 2, 'Drawn product (2)'])
  assert.notEqual(copy.productID, id)
})

test('what products of a category say of themselves is suggested', async () => {
  for (const flow of ['10', '20', '20'])
    await addProduct(bench.db, businessID, `Pump ${flow}`, {
      categoryId: elsewhere.id,
      specs: JSON.stringify([{ key: 'Flow rate', value: flow }]),
    })
  const query = { category: elsewhere.id }
  assert.equal((await bench.ask('GET', `/product/spec-suggestions?category=${elsewhere.id}`)).status, 401)
  assert.deepEqual(await stranger.api.products.specSuggestions({ query }), [{ key: 'Flow rate', values: ['20', '10'] }])
})
