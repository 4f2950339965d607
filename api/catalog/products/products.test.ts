// Products as strangers read them.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { contract } from '#contract/contract.ts'
import { industries, nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('an unknown product answers 404, an id that is none 400 with its name', async () => {
  const unknown = await bench.ask('GET', '/product/00000000-0000-7000-8000-000000000000')
  assert.equal(unknown.status, 404)
  const { status, body } = await bench.ask('GET', '/product/pump')
  assert.equal(status, 400)
  assert.ok(!body.success && body.error.fields?.['id'])
})

test('the readable part of the address is the company, then the product, wherever the product is shown', async () => {
  const business = await addBusiness(bench.db, 'Pompe Rossi S.r.l.')
  const id = await addProduct(bench.db, business, 'Zykl 9')
  const key = 'pompe-rossi-s-r-l-zykl-9'
  assert.equal((await bench.api.products.read({ params: { id } })).key, key)
  assert.equal((await bench.api.products.byBusiness({ query: { bid: business } })).data[0]!.key, key)
  const hits = await bench.api.search.business({ body: { textQuery: 'Pompe Rossi' } })
  assert.deepEqual(
    hits.data.flatMap(({ products }) => products.map((product) => product.key)),
    [key],
  )
})

test('known specifications are named in the language of the reader, others as the company wrote them', async () => {
  const business = await addBusiness(bench.db, 'Named Specs')
  const specs = [
    { key: 'Flow rate', value: '20 m³/h' },
    { key: 'Prevalenza', value: '30 m' },
    { key: 'Zykl', value: '9' },
  ]
  const id = await addProduct(bench.db, business, 'Pump', { specs: JSON.stringify(specs) })
  const namesIn = async (language: string) => {
    const headers = { 'accept-language': language }
    const response = await bench.app.inject({ url: `/product/${id}`, headers })
    return (response.json() as { data: { specs: { key: string; name?: string }[] } }).data.specs.map(
      ({ key, name }) => name ?? key,
    )
  }
  assert.deepEqual(await namesIn('es'), ['Caudal', 'Altura de impulsión', 'Zykl'])
  assert.deepEqual(await namesIn('en'), ['Flow rate', 'Head', 'Zykl'])
})

test('a product carries its specifications, media and business', async () => {
  const category = industries[3]!.children[0]!
  const leaf = category.children[0]!
  const business = await addBusiness(bench.db, 'Maker S.p.A.', { leadTime: 20 })
  const id = await addProduct(bench.db, business, 'End-suction pump', {
    description: 'Back pull-out.',
    brand: 'Maker',
    partNumber: 'NX 65-200',
    keywords: ['pump', 'ISO 2858'],
    industryId: industries[3]!.id,
    categoryId: category.id,
    subCategoryId: leaf.id,
    specs: JSON.stringify(Array.from({ length: 6 }, (_, index) => ({ key: `k${index}`, value: `v${index}` }))),
    media: JSON.stringify([
      { kind: 'drawn', view: 'drawing' },
      { kind: 'image', url: '/files/a.webp' },
      { kind: 'video', id: 'v1', url: 'https://www.youtube.com/watch?v=1' },
    ]),
    leadTime: 35,
    stock: true,
  })
  const product = await bench.api.products.read({ params: { id } })
  assert.deepEqual(contract.products.read.answer.parse(product), product)
  assert.equal(product.specs.length, 6)
  assert.equal(product.subCategory?.name, leaf.name.en)
  assert.equal(product.businessProfile.general.companyName, 'Maker S.p.A.')
  assert.equal(product.businessProfile.tradeCapabilities.averageLeadTime, 20)
  assert.equal(product.price, null)
  assert.equal(product.mainImage.url, product.photos[0]!.url)
  assert.match(product.photos[0]!.url, /\/drawing\.svg$/)
  assert.deepEqual(product.images, product.photos)
  assert.deepEqual(product.videos, [{ videoID: 'v1', url: 'https://www.youtube.com/watch?v=1' }])

  const { data } = await bench.api.products.byBusiness({ query: { bid: business } })
  assert.equal(data[0]!.specs.length, 4, 'a card shows at most four')
  assert.equal(data[0]!.photoCount, 2)
})

test('a product without a picture has none: a neutral field with the icon of its industry stands in its place', async () => {
  const id = await addProduct(bench.db, await addBusiness(bench.db, 'No Photo Co'), 'Plain thing', {
    industryId: nodeByKey('0005')!.id,
  })
  const { mainImage, photos, images, photoCount, businessID } = await bench.api.products.read({ params: { id } })
  assert.equal(mainImage.url, '/pictures/neutral/0005.svg')
  assert.deepEqual([photos, images, photoCount], [[], [], 0])
  const { data } = await bench.api.products.byBusiness({ query: { bid: businessID } })
  assert.deepEqual([data[0]!.mainImage.url, data[0]!.photoCount], ['/pictures/neutral/0005.svg', 0])
})

test('a removed product, and one of a removed business, answers 410; a draft is not found', async () => {
  const business = await addBusiness(bench.db, 'Leaving Ltd')
  const removed = await addProduct(bench.db, business, 'Old', { removedAt: new Date() })
  const draft = await addProduct(bench.db, business, 'Draft', { status: 'draft' })
  const orphan = await addProduct(bench.db, await addBusiness(bench.db, 'Gone', { removedAt: new Date() }), 'Orphan')
  await assert.rejects(bench.api.products.read({ params: { id: removed } }), { name: 'Gone' })
  await assert.rejects(bench.api.products.read({ params: { id: orphan } }), { name: 'Gone' })
  await assert.rejects(bench.api.products.read({ params: { id: draft } }), { name: 'NotFound' })
})

test('several products come whole and in the order asked, without those that a reader may not see', async () => {
  const business = await addBusiness(bench.db, 'Side by Side Ltd')
  const [one, other] = [await addProduct(bench.db, business, 'One'), await addProduct(bench.db, business, 'Other')]
  const hidden = [
    await addProduct(bench.db, business, 'Draft', { status: 'draft' }),
    await addProduct(bench.db, business, 'Removed', { removedAt: new Date() }),
  ]
  const orphan = await addProduct(bench.db, await addBusiness(bench.db, 'Off', { status: 'suspended' }), 'Orphan')
  const names = async (ids: string[], { api } = bench as Pick<TestApi, 'api'>) =>
    (await api.products.readMany({ query: { ids: ids.join(',') } })).map(({ name }) => name)
  assert.deepEqual(await names([other, one, other.toUpperCase()]), ['Other', 'One'])
  assert.deepEqual(await names([hidden[0]!, one, hidden[1]!, orphan]), ['One'])
  const [whole] = await bench.api.products.readMany({ query: { ids: one } })
  assert.deepEqual(whole, await bench.api.products.read({ params: { id: one } }))
  const blocker = await bench.person('Bea Blocker')
  await blocker.api.blocks.block({ body: { resourceID: business } })
  assert.deepEqual(await names([one, other], blocker), [])
})

test('up to ten products are read at once; more, none and what is no id are refused', async () => {
  const id = '00000000-0000-7000-8000-00000000000'
  for (const ids of ['', 'pump', `${id}1,pump`, Array.from('123456789ab', (end) => id + end).join(',')]) {
    const { status, body } = await bench.ask('GET', `/product/many?ids=${ids}`)
    assert.equal(status, 400, ids)
    assert.ok(!body.success && body.error.name === 'ValidationError', ids)
  }
  assert.equal((await bench.ask('GET', '/product/many')).status, 400)
  assert.deepEqual(
    await bench.api.products.readMany({ query: { ids: Array.from('123456789a', (end) => id + end).join(',') } }),
    [],
  )
})

test('the products of a business: pages newest first, exact total, only what is public', async () => {
  const business = await addBusiness(bench.db, 'Catalogue SA')
  const ids: string[] = []
  for (let day = 1; day <= 7; day++) {
    ids.unshift(await addProduct(bench.db, business, `Item ${day}`, { registeredAt: new Date(Date.UTC(2026, 0, day)) }))
  }
  await addProduct(bench.db, business, 'Draft', { status: 'draft' })
  await addProduct(bench.db, business, 'Removed', { removedAt: new Date() })
  const first = await bench.api.products.byBusiness({ query: { bid: business, size: 4 } })
  const second = await bench.api.products.byBusiness({ query: { bid: business, size: 4, skip: 4 } })
  assert.equal(first.total, 7)
  assert.deepEqual(
    [...first.data, ...second.data].map((card) => card.productID),
    ids,
  )
  const others = await bench.api.products.byBusiness({ query: { bid: business, except: ids[0]! } })
  assert.equal(others.total, 6)
  assert.ok(!others.data.some((card) => card.productID === ids[0]))
  await assert.rejects(bench.api.products.byBusiness({ query: { bid: '00000000-0000-7000-8000-000000000000' } }), {
    name: 'NotFound',
  })
})

test('the number of products is that of the visible ones, however they came, moved and went', async () => {
  const one = await addBusiness(bench.db, 'Counting House')
  const other = await addBusiness(bench.db, 'Receiving House')
  const counts = async () => {
    const lists = await Promise.all([one, other].map((bid) => bench.api.products.byBusiness({ query: { bid } })))
    const profiles = await Promise.all([one, other].map((id) => bench.api.businesses.read({ params: { id } })))
    const totals = lists.map(({ total }) => total)
    assert.deepEqual(
      profiles.map(({ data }) => data.productCount),
      totals,
    )
    return totals
  }
  const ids: string[] = []
  for (let nth = 0; nth < 4; nth++) ids.push(await addProduct(bench.db, one, `Counted ${nth}`))
  const draft = await addProduct(bench.db, one, 'Not yet', { status: 'draft' })
  assert.deepEqual(await counts(), [4, 0])
  const change = (text: string) => bench.pool.query(text, [ids])
  await bench.pool.query(`update products set status = 'active' where id = $1`, [draft])
  await bench.pool.query(`update products set name = 'Renamed' where id = $1`, [draft])
  assert.deepEqual(await counts(), [5, 0])
  await change(`update products set status = 'archived' where id = ($1::uuid[])[1]`)
  await change(`update products set removed_at = now() where id = ($1::uuid[])[2]`)
  await bench.pool.query(`update products set business_id = $2 where id = $1`, [ids[2], other])
  assert.deepEqual(await counts(), [2, 1])
  await change(`delete from products where id = any($1::uuid[])`)
  assert.deepEqual(await counts(), [1, 0])
})

test('searching within a business finds only its products', async () => {
  const mine = await addBusiness(bench.db, 'First House')
  const other = await addBusiness(bench.db, 'Other House')
  const wanted = await addProduct(bench.db, mine, 'Spherical roller bearing')
  await addProduct(bench.db, mine, 'Oil seal')
  await addProduct(bench.db, other, 'Spherical roller bearing')
  const { data, total } = await bench.api.products.byBusiness({ query: { bid: mine, q: 'roller bearings' } })
  assert.deepEqual(
    data.map((card) => card.productID),
    [wanted],
  )
  assert.equal(total, 1)
  const asked = async (q: string) => (await bench.api.products.byBusiness({ query: { bid: mine, q } })).total
  assert.deepEqual([await asked('buy roller bearings price'), await asked('Italy')], [1, 0])
})

test('within a business a category narrows the list, and the categories are counted', async () => {
  const mine = await addBusiness(bench.db, 'Filtered House')
  const [pumps, valves] = nodeByKey('0004')!.children
  const leaf = pumps!.children[0]!
  const ofPumps = { industryId: nodeByKey('0004')!.id, categoryId: pumps!.id }
  const deep = await addProduct(bench.db, mine, 'Deep well thing', { ...ofPumps, subCategoryId: leaf.id })
  const plain = await addProduct(bench.db, mine, 'Plain thing', ofPumps)
  await addProduct(bench.db, mine, 'Closing thing', { ...ofPumps, categoryId: valves!.id })
  const ask = (more: object) => bench.api.products.byBusiness({ query: { bid: mine, facets: 'true', ...more } })
  const all = await ask({})
  const counts = [
    { id: pumps!.id, name: pumps!.name.en, count: 2 },
    { id: valves!.id, name: valves!.name.en, count: 1 },
  ]
  assert.deepEqual([all.total, all.categories], [3, counts])
  const narrowed = await ask({ category: pumps!.id })
  assert.deepEqual(narrowed.data.map(({ productID }) => productID).toSorted(), [deep, plain].toSorted())
  assert.deepEqual([narrowed.total, narrowed.categories], [2, counts])
  assert.deepEqual(
    (await ask({ category: leaf.id })).data.map(({ productID }) => productID),
    [deep],
  )
  const worded = await ask({ q: 'deep', category: valves!.id })
  assert.deepEqual([worded.total, worded.categories], [0, [{ ...counts[0], count: 1 }]])
  assert.equal((await bench.api.products.byBusiness({ query: { bid: mine } })).categories, undefined)
})
