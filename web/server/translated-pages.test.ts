// Pages that a machine translated, for readers and for search engines.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { libreTranslate } from '#kit/translation/libretranslate.ts'
import { type LibreTranslateCounterpart, startLibreTranslate } from '#kit/translation/testing-libretranslate.ts'
import { productTexts } from '#api/catalog/products/lookup.ts'
import { translateNow } from '#api/foundation/translations/lookup.ts'
import { businessTexts } from '#api/identity/businesses/lookup.ts'
import { addBusiness, addProduct } from '#api/testing.ts'
import { testPages, type TestPages } from './testing.ts'

const texts = {
  name: 'Pompa centrifuga monoblocco in ghisa',
  description: 'Pompa centrifuga per acqua pulita, corpo in ghisa e girante da 200 mm.',
}
const general = {
  shortDescription: 'Produciamo pompe centrifughe per acqua pulita.',
  generalDescription: 'Dal 1968 produciamo pompe centrifughe per acqua pulita.',
}
const origin = 'http://localhost:3000'

let pages: TestPages
let libre: LibreTranslateCounterpart
let product: string
let company: string
let path: string
before(async () => {
  libre = await startLibreTranslate()
  pages = await testPages('production', { translates: { listings: true, messages: false } })
  const { api } = pages
  api.dependencies.translation = { listings: [libreTranslate(libre)], messages: [], caps: {} }
  const [own, other] = ['name', 'description'].map(() => 'it')
  company = await addBusiness(api.db, 'Pompe Uno', {
    ...general,
    runSince: new Date(),
    sourceId: 'uno',
    languages: JSON.stringify({ shortDescription: 'it', generalDescription: 'it' }) as never,
  })
  product = await addProduct(api.db, company, texts.name, {
    description: texts.description,
    languages: JSON.stringify({ name: own, description: other }) as never,
    versions: JSON.stringify({ zh: { ...texts, name: '泵', of: 'x' } }) as never,
  })
  path = `business-product/pompe-uno-pompa-centrifuga-monoblocco-in-ghisa-${product}`
  const button = { purpose: 'listing' } as const
  const { sources } = (await productTexts(api.dependencies, [product])).get(product)!
  await translateNow(api.dependencies, sources, 'en', button)
  const { sources: general2 } = (await businessTexts(api.dependencies, [company])).get(company)!
  await translateNow(api.dependencies, general2, 'en', button)
})
after(async () => {
  await pages.close()
  await libre.close()
})

const get = async (url: string) => (await pages.get(url)).body
const languagesOf = (body: string) =>
  [...body.matchAll(/<link rel="alternate" hreflang="([^"]+)"/g)]
    .map(([, language]) => language!)
    .toSorted((a, b) => (a < b ? -1 : 1))

test('a page shows the translation of a machine in place, and says by whom and from what', async () => {
  const body = await get(`/${path}`)
  assert.match(body, /Translated by LibreTranslate from Italian/)
  assert.match(body, /<h1 lang="en">[^<]*Pompao/)
  assert.match(await get(`/business/pompe-uno-${company}`), /Translated by LibreTranslate from Italian/)
})

test('a page that a machine alone translated is not indexed, and names the page of the original', async () => {
  for (const [own, original] of [
    [`/${path}`, `/it/${path}`],
    [`/business/pompe-uno-${company}`, `/it/business/pompe-uno-${company}`],
  ]) {
    const body = await get(own!)
    assert.match(body, /<meta name="robots" content="noindex">/, own)
    assert.deepEqual(
      [...body.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href),
      [origin + original],
    )
    assert.deepEqual(languagesOf(body), [])
  }
})

test('originals and own words are indexed, in their languages alone', async () => {
  for (const locale of ['it', 'zh']) {
    const body = await get(`/${locale}/${path}`)
    assert.doesNotMatch(body, /content="noindex"/, locale)
    assert.ok(body.includes(`<link rel="canonical" href="${origin}/${locale}/${path}">`), locale)
    assert.deepEqual(languagesOf(body), ['it', 'x-default', 'zh'])
  }
  const italian = await get('/sitemap/it-products-0.xml')
  assert.ok(italian.includes(`<loc>${origin}/it/${path}</loc>`))
  assert.ok(italian.includes(`hreflang="x-default" href="${origin}/it/${path}"`))
  assert.doesNotMatch(italian, /hreflang="(en|de|es)"/)
  assert.doesNotMatch(await get('/sitemap/en-products-0.xml'), new RegExp(product))
})

test('what nobody translated stands as it is written, with a button', async () => {
  const body = await get(`/de/${path}`)
  assert.doesNotMatch(body, /content="noindex"/)
  assert.match(body, /<h1 lang="it">/)
  assert.match(body, />Übersetzen</)
})

test('the Markdown of a translated page is that of the original', async () => {
  assert.deepEqual(await pages.moved(`/${path}.md`), [302, `/it/${path}.md`])
  const text = await get(`/it/${path}.md`)
  assert.match(text, /^language: it$/m)
  assert.ok(text.includes(texts.description))
})
