// Suggestions while typing.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { apiClient } from '#api/api.ts'
import { industries, nodes } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'
import { categoriesFor } from './suggest.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
  const almar = await addBusiness(bench.db, 'Almarina Pumps')
  await addBusiness(bench.db, 'Almarina Suspended', { status: 'suspended' })
  await addBusiness(bench.db, 'Trader of Everything', { categoryIds: nodes.map(({ id }) => id) })
  for (let number = 0; number < 8; number++) await addProduct(bench.db, almar, `Almarina gear unit ${number}`)
})
after(() => bench.close())

test('suggest offers companies, products and categories for an unfinished word, five of each at most', async () => {
  const { businesses, products } = await bench.api.search.suggest({ query: { q: 'almari' } })
  assert.deepEqual(
    businesses.map(({ companyName, country, presence }) => [companyName, country.countryName, presence]),
    [['Almarina Pumps', 'Italy', 'listed']],
  )
  assert.ok(businesses[0]!.key)
  assert.equal(businesses[0]!.profilePhoto, null, 'nobody runs it: no drawing in place of its mark')
  assert.equal(products.length, 5)
  assert.ok(
    products.every(
      ({ name, companyName, mainImage, presence }) =>
        presence === 'listed' && name.startsWith('Almarina gear') && companyName === 'Almarina Pumps' && mainImage.url,
    ),
  )
})

test('suggest names categories in the reader’s language, those that begin with the text first', async () => {
  const category = industries[3]!.children[0]!
  for (const locale of locales) {
    const name = category.name[locale]
    const { categories } = await apiClient(bench.dependencies, locale).search.suggest({
      query: { q: name.slice(0, 6) },
    })
    assert.ok(categories.length > 0 && categories.length <= 5, name)
    const own = (await apiClient(bench.dependencies, locale).search.suggest({ query: { q: name } })).categories[0]
    if (locale === 'zh') assert.ok(categories.length > 1, 'a sign within a name counts')
    assert.deepEqual(own, { id: category.id, name, industry: category.industry.name[locale], icon: category.icon })
  }
})

test('the whole name of any category suggests it first, in each language', async () => {
  const { search } = bench.dependencies
  for (const locale of locales)
    for (const { id, name } of nodes) {
      const question = await search.questionOf(name[locale], { language: locale })
      const [first] = categoriesFor(question, locale, () => false)
      assert.ok(first?.id === id || first?.name === name[locale], name[locale])
    }
})

test('a category is suggested by its name in another language, by other names of its things, and with a slip', async () => {
  const suggested = async (q: string) =>
    (await bench.api.search.suggest({ query: { q } })).categories.map(({ name }) => name)
  for (const q of ['rodamientos', 'cuscinetti', '轴承']) assert.ok((await suggested(q)).includes('Bearings'), q)
  for (const q of ['beraings', 'bearngs', 'bearrings', 'beatings'])
    assert.ok((await suggested(q)).includes('Bearings'), q)
  assert.deepEqual(await suggested('xqzzv'), [])
})

test('words of buying and packing are left out of what is suggested for', async () => {
  const suggested = async (q: string) => {
    const { businesses, products, categories } = await bench.api.search.suggest({ query: { q } })
    return [businesses.length, products.length, categories.map(({ name }) => name)]
  }
  assert.deepEqual(await suggested('buy almari'), await suggested('almari'))
  assert.deepEqual(await suggested('we need 100 pcs rodamientos'), await suggested('rodamientos'))
})

test('suggest for nothing typed offers nothing', async () => {
  for (const q of ['', '   ']) {
    assert.deepEqual(await bench.api.search.suggest({ query: { q } }), { businesses: [], products: [], categories: [] })
  }
  assert.equal((await bench.ask('GET', `/search/suggest?q=${'x'.repeat(10_000)}`)).status, 400)
})
