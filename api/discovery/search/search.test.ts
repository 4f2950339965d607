// Search results.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { apiClient } from '#api/api.ts'
import { industries, nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
const power = nodeByKey('0004')!
const category = industries[3]!.children[0]!
const leaf = category.children[0]!
const day = (number: number) => new Date(Date.UTC(2026, 0, number))

before(async () => {
  bench = await testApi()
  const { db } = bench
  const almar = await addBusiness(db, 'Almar Pumps S.p.A.', {
    countryCode: 'IT',
    city: 'Modena',
    verifiedAt: day(9),
    registeredAt: day(1),
    shortDescription: 'Centrifugal pumps for water.',
  })
  await addBusiness(db, 'Bombas del Norte', {
    countryCode: 'MX',
    registeredAt: day(2),
    shortDescription: 'Industrial pumps.',
    businessType: 'DI',
  })
  await addBusiness(db, 'Zhejiang Valve', {
    countryCode: 'CN',
    registeredAt: day(3),
    shortDescription: '浙江阀门有限公司 makes valves.',
    categoryIds: [category.id],
    industryId: category.industry.id,
  })
  for (let number = 1; number <= 13; number++) {
    await addProduct(db, almar, `Gear unit GX-${100 + number}`, {
      brand: number % 2 ? 'Almar' : 'Nordgear',
      partNumber: `GX-${100 + number}`,
      industryId: category.industry.id,
      categoryId: category.id,
      subCategoryId: leaf.id,
      registeredAt: day(number),
      specs: JSON.stringify([{ key: 'Ratio', value: number % 2 ? '10:1' : '20:1' }]),
    })
  }
})
after(() => bench.close())

async function companies(body: Parameters<TestApi['api']['search']['business']>[0]['body']) {
  const answer = await bench.api.search.business({ body })
  return { ...answer, names: answer.data.map((hit) => hit.general.companyName) }
}
async function products(body: Parameters<TestApi['api']['search']['product']>[0]['body']) {
  const answer = await bench.api.search.product({ body })
  return { ...answer, names: answer.data.map((hit) => hit.name) }
}

test('a search response has hits, the exact total, the page and facets', async () => {
  const { status, body } = await bench.ask('POST', '/search/business', { textQuery: 'almar' })
  assert.equal(status, 200)
  const { data } = body as unknown as { data: Record<string, unknown> }
  assert.deepEqual(
    { total: data['total'], exact: data['totalIsExact'], skip: data['skip'], size: data['size'] },
    { total: 1, exact: true, skip: 0, size: 5 },
  )
  assert.ok(data['facets'])
  const without = await bench.api.search.business({ body: { textQuery: 'almar', facets: false } })
  assert.equal(without.facets, undefined)
})

test('a company card carries two of its products and how many it has', async () => {
  const { data } = await companies({ textQuery: 'Almar Pumps' })
  assert.equal(data[0]!.productCount, 13)
  assert.equal(data[0]!.products.length, 2)
  assert.ok(data[0]!.products[0]!.mainImage.url)
})

test('an empty text browses: verified first, then newest, whatever the tier', async () => {
  const { names, total } = await companies({})
  assert.equal(total, 3)
  assert.deepEqual(names, ['Almar Pumps S.p.A.', 'Zhejiang Valve', 'Bombas del Norte'])
  await bench.db
    .updateTable('businesses')
    .set({ subscription: 'platinum' })
    .where('companyName', '=', 'Bombas del Norte')
    .execute()
  assert.deepEqual((await companies({})).names, names)
})

test('accents, letter case, word order, plural and typos do not matter, and the last word may be a prefix', async () => {
  for (const textQuery of ['PUMPS almar', 'pump almar', 'álmar pumps', 'almar pum', 'almra pumps']) {
    assert.equal((await companies({ textQuery })).names[0], 'Almar Pumps S.p.A.', textQuery)
  }
  assert.deepEqual((await companies({ textQuery: '阀门' })).names, ['Zhejiang Valve'])
  const { names, corrected } = await products({ textQuery: 'gaer unit' })
  assert.ok(names.length > 0)
  assert.equal(corrected, 'gear unit')
})

test('a part number is found whole, without its hyphen and in any case', async () => {
  for (const textQuery of ['GX-107', 'gx107', 'gx 107'])
    assert.equal((await products({ textQuery })).names[0], 'Gear unit GX-107', textQuery)
})

test('the country takes one code, a comma list or a list; any of them matches', async () => {
  assert.equal((await companies({ country: 'IT' })).total, 1)
  assert.equal((await companies({ country: 'it,MX' })).total, 2)
  assert.equal((await companies({ country: ['CN', 'MX', ''] })).total, 2)
  assert.equal((await companies({ country: '' })).total, 3)
  assert.equal((await products({ country: 'IT' })).total, 13)
  assert.equal((await products({ country: 'MX' })).total, 0)
})

test('sizes: five by default, limit is an alias, at most fifty', async () => {
  assert.equal((await products({})).data.length, 5)
  assert.equal((await products({ limit: 7 })).data.length, 7)
  assert.equal((await products({ size: 3, limit: 7 })).data.length, 3)
  const most = await products({ size: 10_000 })
  assert.deepEqual([most.size, most.data.length], [50, 13])
})

test('pages of five are disjoint and whole; a page past the end is the last page', async () => {
  const pages = [await products({ skip: 0 }), await products({ skip: 5 }), await products({ skip: 10 })]
  assert.deepEqual(
    pages.map((page) => page.data.length),
    [5, 5, 3],
  )
  assert.equal(new Set(pages.flatMap((page) => page.names)).size, 13)
  for (const skip of [15, 500, Number.MAX_SAFE_INTEGER]) {
    const past = await products({ skip })
    assert.equal(past.skip, 10)
    assert.deepEqual(past.names, pages[2]!.names)
  }
  assert.deepEqual(
    [(await products({ textQuery: 'qqqqqqqqq', skip: 50 })).skip, (await products({ textQuery: 'qqqqqqqqq' })).total],
    [0, 0],
  )
})

test('newest first when asked', async () => {
  assert.deepEqual((await companies({ sort: 'newest' })).names, [
    'Zhejiang Valve',
    'Bombas del Norte',
    'Almar Pumps S.p.A.',
  ])
})

test('a facet count is the total of the search it leads to, and a selection does not narrow its own facet', async () => {
  const all = await products({ textQuery: 'gear' })
  for (const [facet, values] of Object.entries({
    brand: all.facets!.brand!,
    country: all.facets!.country,
    businessType: all.facets!.businessType,
    industry: all.facets!.industry,
    category: all.facets!.category,
  })) {
    assert.ok(values.length > 0, facet)
    for (const { value, count } of values) {
      const chosen = await products({ textQuery: 'gear', [facet]: [value] })
      assert.equal(chosen.total, count, `${facet} ${value}`)
      const withIndexLock = chosen.facets![facet as 'country'].filter((one) =>
        values.some((other) => other.value === one.value),
      )
      assert.deepEqual(withIndexLock, values, facet)
    }
  }
  const ratio = all.facets!.specs!.find((spec) => spec.key === 'Ratio')!
  for (const { value, count } of ratio.values) {
    assert.equal((await products({ textQuery: 'gear', specs: [{ key: 'Ratio', value }] })).total, count)
  }
  assert.equal(
    (
      await products({
        specs: [
          { key: 'Ratio', value: '10:1' },
          { key: 'Ratio', value: '20:1' },
        ],
      })
    ).total,
    13,
  )
  const { facets } = await companies({})
  assert.equal(facets!.verified, 1)
  assert.equal((await companies({ verified: true })).total, 1)
  assert.deepEqual(
    facets!.businessType.map(({ value, count }) => [value, count]),
    [
      ['MA', 2],
      ['DI', 1],
    ],
  )
})

test('without results the other types are still offered with their counts', async () => {
  const { total, facets } = await companies({ textQuery: 'norte', businessType: 'GO' })
  assert.equal(total, 0)
  assert.deepEqual(
    facets!.businessType.map(({ value, count }) => [value, count]),
    [['DI', 1]],
  )
})

test('facet counts also hold where the text names a category, with any other filter', async () => {
  const all = await companies({ textQuery: category.name.en })
  assert.deepEqual(
    all.facets!.businessType.map(({ value, count }) => [value, count]),
    [['MA', 2]],
  )
  assert.deepEqual([all.total, all.mentions], [2, 1])
  assert.equal((await companies({ textQuery: category.name.en, businessType: 'DI' })).total, 0)
  assert.equal((await companies({ textQuery: category.name.en, businessType: 'MA' })).total, 2)
  const own = await companies({ textQuery: category.name.en, category: [category.id] })
  assert.equal(own.total, 2)
  assert.ok(
    own.facets!.category.some((value) => value.value === leaf.id),
    'a chosen category shows its subcategories',
  )
  assert.ok(!(await companies({})).facets!.category.some((value) => value.value === leaf.id))
})

test('facets are named in the reader’s language, countries with their flag', async () => {
  for (const [locale, name] of [
    ['en', 'Italy'],
    ['es', 'Italia'],
    ['zh', '意大利'],
  ] as const) {
    const { facets } = await apiClient(bench.dependencies, locale).search.business({ body: {} })
    const italy = facets!.country.find((country) => country.value === 'IT')
    assert.deepEqual(italy, { value: 'IT', name, count: 1, emoji: '🇮🇹' })
  }
  const { facets } = await apiClient(bench.dependencies, 'zh').search.product({ body: { textQuery: 'gear' } })
  assert.equal(facets!.specs!.find(({ key }) => key === 'Ratio')!.name, '传动比')
})

test('a category’s name in any of the languages searches by the category', async () => {
  for (const node of [category, leaf]) {
    for (const locale of locales) {
      const textQuery = node.name[locale]
      const found = await apiClient(bench.dependencies, locale).search.product({ body: { textQuery } })
      assert.equal(found.category?.id, node.id, textQuery)
      assert.equal(found.total, 13, textQuery)
      assert.deepEqual(found.category?.path.at(-1), node.name[locale])
      assert.equal(found.category?.industryID, power.id)
    }
  }
  const offering = await companies({ textQuery: leaf.name.en })
  assert.equal(offering.names[0], 'Almar Pumps S.p.A.')
  const industry = await companies({ textQuery: power.name.en })
  assert.equal(industry.category?.id, power.id)
})

test('people are found by name, position, company and place', async () => {
  const { db } = bench
  const person = {
    username: 'livia.serra',
    firstName: 'Livia',
    lastName: 'Serra',
    countryCode: 'IT',
    city: 'Modena',
    companyName: 'Almar Pumps',
    briefPresentation: 'Buys castings.',
  }
  await db.insertInto('people').values(person).execute()
  await db
    .insertInto('people')
    .values({ ...person, username: 'hidden', firstName: 'Hidden', status: 'suspended' })
    .execute()
  const { rows } = await bench.pool.query('select id from people')
  await db
    .insertInto('events')
    .values({ name: 'people.changed', data: JSON.stringify({ ids: rows.map((row) => row.id) }) })
    .execute()
  for (const textQuery of ['livia', 'serra livia', 'almar', 'modena', 'castings', '']) {
    const { data, total } = await bench.api.search.user({ body: { textQuery } })
    assert.deepEqual([data.map((hit) => hit.username), total], [['livia.serra'], 1], textQuery)
  }
  assert.equal((await bench.api.search.user({ body: { country: 'MX' } })).total, 0)
})

test('an empty category says so, by name or as the only filter, and names what is above and filled beside it', async () => {
  const { categories } = await bench.api.industries.tree({ query: {} })
  const nodes = categories.flatMap(({ categories: own }) => own.flatMap(({ subCategories }) => subCategories))
  const empty = nodes.find((node) => node.empty)!
  for (const body of [{ textQuery: empty.name }, { category: [empty.id] }])
    for (const { emptyCategory } of [
      await bench.api.search.business({ body }),
      await bench.api.search.product({ body }),
    ]) {
      assert.equal(emptyCategory?.id, empty.id)
      assert.ok(emptyCategory.above)
      assert.ok(!emptyCategory.beside.includes(emptyCategory.above))
    }
  assert.equal((await bench.api.search.product({ body: { textQuery: 'gear unit' } })).emptyCategory, undefined)
})
