// Category pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { industries, nodeByID, nodeByKey, slugOfCategory } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
const pumps = nodeByKey('industrial-technology.pumps')!
const valves = industries[3]!.children.find(({ id }) => id !== pumps.id)!
const placeOf = (id: string) => industries[3]!.children.findIndex((one) => one.id === id)
before(async () => {
  bench = await testApi()
  const terms = (codes: string[]) => JSON.stringify({ acceptedDeliveryTerms: codes })
  for (let at = 0; at < 6; at++)
    await addBusiness(bench.db, `Pump ${at}`, {
      countryCode: at < 5 ? 'US' : 'CL',
      city: at < 3 ? 'Houston' : null,
      categoryIds: at < 4 ? [pumps.id, valves.id] : [pumps.id],
      leadTime: at < 3 ? 10 * (at + 1) : null,
      yearEstablished: 1950 + at,
      verifiedAt: at === 0 ? new Date() : null,
      businessTerms: terms(at < 2 ? ['FOB', 'CIF'] : ['FOB']),
    })
  await addBusiness(bench.db, 'Hidden', { categoryIds: [pumps.id], status: 'suspended', yearEstablished: 1800 })
})
after(() => bench.close())

test('a stranger reads the figures of a category, of public companies only', async () => {
  const page = await bench.api.categoryPages.read({ params: { category: 'pumps' }, query: { lang: 'es' } })
  assert.deepEqual([page.category.name, page.industry.key, page.country], [pumps.name.es, '0004', null])
  const { figures } = page
  assert.deepEqual(
    [figures.companies, figures.verified, figures.manufacturers, figures.oldest, figures.leadTime],
    [6, 1, 6, 1950, { days: 20, companies: 3 }],
  )
  assert.deepEqual(
    figures.incoterms.map(({ code, count }) => [code, count]),
    [
      ['FOB', 6],
      ['CIF', 2],
    ],
  )
  assert.deepEqual(figures.cities, [{ name: 'Houston', count: 3 }])
  assert.deepEqual(
    page.countries.map(({ slug, companies }) => [slug, companies]),
    [['united-states', 5]],
  )
})

test('a country has figures of its own, and the address of neither a category nor a country is guessed', async () => {
  const read = (category: string, country: string) => bench.ask('GET', `/category-pages/${category}?country=${country}`)
  const there = await bench.api.categoryPages.read({ params: { category: 'pumps' }, query: { country: 'chile' } })
  assert.deepEqual([there.country?.code, there.figures.companies, there.figures.leadTime], ['CL', 1, null])
  assert.equal((await read('pumps', 'atlantis')).status, 404)
  assert.equal((await read('flying-carpets', 'chile')).status, 404)
})

test('only categories and countries with five companies are listed', async () => {
  const all = await bench.api.categoryPages.list({ query: { industry: '0004' } })
  assert.deepEqual(
    all.map(({ slug, companies }) => [slug, companies]),
    [['pumps', 6]],
  )
  assert.deepEqual(await bench.api.categoryPages.list({ query: { industry: '0001' } }), [])
  const pairs = await bench.api.categoryPages.countries()
  assert.deepEqual(
    pairs.map(({ category, country, companies }) => [category, country, companies]),
    [['pumps', 'united-states', 5]],
  )
})

test('the counts of a page are those of its search, with companies that only offer products of the category', async () => {
  const trader = await addBusiness(bench.db, 'Trader of pumps', { countryCode: 'US', businessType: 'DI' })
  await addProduct(bench.db, trader, 'GX-100', { categoryId: pumps.id, subCategoryId: pumps.children[0]!.id })
  const found = await bench.api.search.business({ body: { category: [pumps.id] } })
  const { figures, countries } = await bench.api.categoryPages.read({ params: { category: 'pumps' }, query: {} })
  const of = (code: string) => found.facets!.businessType.find(({ value }) => value === code)?.count
  assert.deepEqual(
    [figures.companies, figures.verified, figures.manufacturers],
    [found.total, found.facets!.verified, of('MA')],
  )
  assert.equal(figures.companies, 7)
  assert.deepEqual(
    countries.map(({ code, companies }) => [code, companies]),
    [['US', found.facets!.country.find(({ value }) => value === 'US')!.count]],
  )
  const listed = await bench.api.categoryPages.list({ query: { industry: '0004' } })
  assert.deepEqual(
    listed.map(({ slug, companies }) => [slug, companies]),
    [['pumps', 7]],
  )
})

test('empty categories are last in the tree and say so; their page offers others, and no suggestion names them', async () => {
  const { categories } = await bench.api.industries.tree({ query: {} })
  const branches = categories.find(({ key }) => key === '0004')!.categories
  assert.deepEqual(
    branches.filter(({ empty }) => !empty).map(({ id }) => id),
    [pumps.id, valves.id].sort((one, other) => placeOf(one) - placeOf(other)),
  )
  assert.ok(branches.slice(2).every(({ empty }) => empty))
  const [first, ...rest] = branches.find(({ id }) => id === pumps.id)!.subCategories
  assert.deepEqual([first!.empty, rest.every(({ empty }) => empty)], [undefined, true])
  assert.deepEqual(
    await bench.api.industries.categories({ params: { id: '0004' }, query: {} }),
    branches,
    'the list of one industry is the same',
  )
  const empty = branches.at(-1)!
  const slug = slugOfCategory(nodeByID(empty.id)!)
  const page = await bench.api.categoryPages.read({ params: { category: slug }, query: {} })
  assert.equal(page.figures.companies, 0)
  assert.deepEqual(page.neighbors.map(({ id }) => id).toSorted(), [pumps.id, valves.id].toSorted())
  const suggested = async (q: string) =>
    (await bench.api.search.suggest({ query: { q } })).categories.map(({ id }) => id)
  assert.ok((await suggested('pumps')).includes(pumps.id))
  assert.ok(!(await suggested(empty.name)).includes(empty.id))
})

test('every category has an address of its own', () => {
  const slugs = industries.flatMap(({ children }) => children.map(({ key }) => key.slice(key.lastIndexOf('.') + 1)))
  assert.equal(new Set(slugs).size, slugs.length)
})
