// Pages that a machine translated, for readers and for search engines.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { libreTranslate } from '#kit/translation/libretranslate.ts'
import { type LibreTranslateCounterpart, startLibreTranslate } from '#kit/translation/testing-libretranslate.ts'
import { productTexts } from '#api/catalog/products/lookup.ts'
import { translateNow } from '#api/foundation/translations/lookup.ts'
import { businessTexts } from '#api/identity/businesses/lookup.ts'
import { addBusiness, addProduct } from '#api/testing.ts'
import { publicPaths } from './sitemap.ts'
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
const paths = { french: '', mixed: '', corrected: '', listed: '' }
before(async () => {
  libre = await startLibreTranslate()
  pages = await testPages('production', { translates: { listings: true, messages: false } })
  const { api } = pages
  api.dependencies.translation = { listings: [libreTranslate(libre)], messages: [], caps: {} }
  company = await addBusiness(api.db, 'Pompe Uno', {
    ...general,
    runSince: new Date(),
    sourceId: 'uno',
    languages: JSON.stringify({ shortDescription: 'it', generalDescription: 'it' }) as never,
  })
  product = await addProduct(api.db, company, texts.name, {
    description: texts.description,
    languages: JSON.stringify({ name: 'it', description: 'it' }) as never,
    versions: JSON.stringify({ zh: { ...texts, name: '泵', of: 'x' } }) as never,
  })
  path = `business-product/pompe-uno-pompa-centrifuga-monoblocco-in-ghisa-${product}`
  const button = { purpose: 'listing' } as const
  const { sources } = (await productTexts(api.dependencies, [product])).get(product)!
  await translateNow(api.dependencies, sources, 'en', button)
  const { sources: general2 } = (await businessTexts(api.dependencies, [company])).get(company)!
  await translateNow(api.dependencies, general2, 'en', button)
  const add = async (owner: string, name: string, slug: string, more: object) =>
    `business-product/${slug}-${await addProduct(api.db, owner, name, more)}`
  const languages = (own: string, other: string) => JSON.stringify({ name: own, description: other }) as never
  const french = {
    description: 'Pompe centrifuge monobloc pour eau claire, en fonte.',
    languages: languages('fr', 'fr'),
  }
  paths.french = await add(company, 'Pompe monobloc', 'pompe-uno-pompe-monobloc', french)
  const mixed = { description: 'A pump of cast iron.', languages: languages('it', 'en') }
  paths.mixed = await add(company, 'Pompa autoadescante di ghisa', 'pompe-uno-pompa-autoadescante-di-ghisa', mixed)
  paths.corrected = await add(company, 'Pompa corretta', 'pompe-uno-pompa-corretta', {
    ...texts,
    name: 'Pompa corretta',
    languages: languages('it', 'it'),
    versions: JSON.stringify({ es: { name: 'Bomba', description: 'Bomba', machine: 'deepl', of: 'x' } }) as never,
  })
  const listedCompany = await addBusiness(api.db, 'Pompe Elencate', { sourceId: 'listed' })
  const listed = { description: 'Una pompa.', languages: languages('it', 'it') }
  paths.listed = await add(listedCompany, 'Pompa elencata', 'pompe-elencate-pompa-elencata', listed)
  for (const one of [paths.french, paths.mixed]) {
    const [id] = /[\da-f-]{36}$/.exec(one) as unknown as [string]
    const found = (await productTexts(api.dependencies, [id])).get(id)!
    await translateNow(api.dependencies, found.sources, 'en', button)
  }
})
after(async () => {
  await pages.close()
  await libre.close()
})

const get = async (url: string) => (await pages.get(url)).body
const canonicalOf = (body: string) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]
const titleOf = (body: string) => /<title>([^<]*)/.exec(body)![1]!
const languagesOf = (body: string) =>
  [...body.matchAll(/<link rel="alternate" hreflang="([^"]+)"/g)]
    .map(([, language]) => language!)
    .toSorted((a, b) => (a < b ? -1 : 1))

test('a page shows the translation of a machine in place, and says by whom and from what', async () => {
  const body = await get(`/${path}`)
  assert.match(body, /Translated by LibreTranslate from Italian/)
  assert.match(body, /<h1 lang="en">[^<]*Pompao/)
  assert.match(await get(`/business/pompe-uno-${company}`), /Translated by LibreTranslate from Italian/)
  for (const own of [`/${path}`, `/business/pompe-uno-${company}`])
    assert.match(await get(own), /Side by side/, 'the choice of views is in the first page, which is cached')
})

test('who wants no translations gets the original at once, without a bar', async () => {
  for (const own of [`/${path}`, `/business/pompe-uno-${company}`]) {
    for (const cookie of ['reading=never', 'reading=always.it', 'reading=ask']) {
      const { body } = await pages.get(own, { cookie })
      assert.match(body, /lang="it"/, `${own} ${cookie}`)
      assert.doesNotMatch(body, /Translated by|Side by side|Pompao|pompeo/, `${own} ${cookie}`)
      assert.equal(body.includes('>Translate<'), cookie === 'reading=ask', `${own} ${cookie}`)
    }
    assert.match((await pages.get(own, { cookie: 'reading=always.pt' })).body, /Translated by/, own)
  }
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
  assert.doesNotMatch(
    italian.split('\n').find((line) => line.includes(product))!,
    /hreflang="(en|de|es)"/,
  )
  assert.doesNotMatch(await get('/sitemap/en-products-0.xml'), new RegExp(product))
})

test('what nobody translated stands as it is written, with a button', async () => {
  const body = await get(`/de/${path}`)
  assert.doesNotMatch(body, /content="noindex"/)
  assert.match(body, /<h1 lang="it">/)
  assert.match(body, />Übersetzen</)
  assert.equal(canonicalOf(body), `${origin}/it/${path}`, 'it repeats the original')
  assert.deepEqual(languagesOf(body), [])
  assert.deepEqual(await pages.moved(`/de/${path}.md`), [302, `/it/${path}.md`])
})

test('an original in a language without pages is indexed in English, as it is written', async () => {
  const body = await get(`/${paths.french}`)
  assert.doesNotMatch(body, /content="noindex"/)
  assert.equal(canonicalOf(body), `${origin}/${paths.french}`)
  assert.match(titleOf(body), /^Pompe monobloc \| Pompe centrifuge/)
  assert.match(body, /<h1 lang="fr">/)
  assert.match(body, />Show translation</)
  assert.equal(canonicalOf(await get(`/it/${paths.french}`)), `${origin}/${paths.french}`)
  assert.ok((await get('/sitemap/en-products-0.xml')).includes(`<loc>${origin}/${paths.french}</loc>`))
})

test('a name that a machine translated is in no title, heading or structured data of an indexed page', async () => {
  const body = await get(`/${paths.mixed}`)
  assert.doesNotMatch(body, /content="noindex"/)
  assert.match(titleOf(body), /^Pompa autoadescante di ghisa/)
  assert.match(body, /<h1 lang="it">/)
  assert.match(body, /"@type":"Product","name":"Pompa autoadescante di ghisa"/)
})

test('a correction of a former text is in no sitemap and no set of languages', async () => {
  assert.deepEqual(languagesOf(await get(`/it/${paths.corrected}`)), ['it', 'x-default'])
  assert.equal(canonicalOf(await get(`/es/${paths.corrected}`)), `${origin}/it/${paths.corrected}`)
  assert.doesNotMatch(await get('/sitemap/es-products-0.xml'), /pompa-corretta/)
})

test('pages of listed companies, which nobody translates, are indexed in all languages', async () => {
  const all = ['de', 'en', 'es', 'it', 'x-default', 'zh']
  assert.deepEqual(languagesOf(await get(`/de/${paths.listed}`)), all)
  assert.match(await get('/sitemap/de-products-0.xml'), /pompa-elencata/)
})

test('the Markdown of a translated page is that of the original', async () => {
  assert.deepEqual(await pages.moved(`/${path}.md`), [302, `/it/${path}.md`])
  const text = await get(`/it/${path}.md`)
  assert.match(text, /^language: it$/m)
  assert.ok(text.includes(texts.description))
})

test('what is announced is what the sitemap lists', () => {
  const page = { kind: 'products', id: '1', key: 'pompa' } as const
  assert.deepEqual(publicPaths({ ...page, languages: ['it', 'zh'] }).length, 2)
  assert.deepEqual(publicPaths({ ...page, languages: ['fr'] }), ['/business-product/pompa-1'])
  assert.equal(publicPaths(page).length, 5)
})
