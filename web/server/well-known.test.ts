// Crawler files over HTTP.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { apiClient } from '#api/api.ts'
import { addBusiness, addProduct } from '#api/testing.ts'
import { locales } from '#contract/foundation/locales.ts'
import { testPages, type TestPages } from './testing.ts'

let pages: TestPages
let api: TestPages['api']
let id: string
const unknown = '019a0000-0000-7000-8000-0000000000aa'

before(async () => {
  pages = await testPages()
  api = pages.api
  id = await addBusiness(api.db, 'Bombas Núñez Söhne', { countryCode: 'CL', sourceId: 'bombas' })
})
after(() => pages.close())

const get = (url: string, headers: Record<string, string> = {}) => pages.get(url, headers)
const moved = (url: string) => pages.moved(url)

test('crawlers find every page in every language, with when it changed', async () => {
  assert.match((await get('/robots.txt')).body, /Sitemap: http:\/\/localhost:3000\/sitemap.xml/)
  const index = (await get('/sitemap.xml')).body
  const parts = [...index.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(([, path]) => path!)
  for (const locale of locales)
    for (const kind of ['pages', 'businesses'])
      assert.ok(parts.includes(`/sitemap/${locale}-${kind}-0.xml`), `${locale} ${kind}`)
  const { body, headers } = await get('/sitemap/zh-businesses-0.xml')
  const path = `business/bombas-nunez-sohne-${id}`
  assert.equal(headers['content-type'], 'application/xml')
  assert.match(body, new RegExp(`<loc>http://localhost:3000/zh/${path}</loc><lastmod>20[^<]+Z</lastmod>`))
  assert.ok(body.includes(`hreflang="es" href="http://localhost:3000/es/${path}"/>`))
  assert.ok(body.includes(`hreflang="x-default" href="http://localhost:3000/${path}"/>`))
  assert.doesNotMatch(body, /<loc>http:\/\/localhost:3000\/es/)
  for (const missing of ['es-businesses-7', 'fr-businesses-0', 'es-secrets-0', 'businesses-0', 'es-pages-1'])
    assert.equal((await get(`/sitemap/${missing}.xml`)).statusCode, 404, missing)
})

test('password managers find the account page, and finders of defects an address', async () => {
  const moves = await get('/.well-known/change-password')
  assert.deepEqual([moves.statusCode, moves.headers['location']], [302, '/auth/account'])
  const { body, headers } = await get('/.well-known/security.txt')
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8')
  assert.match(body, /^Contact: mailto:\S+@\S+$/m)
  assert.match(body, /^Expires: 20\d\d-\d\d-\d\dT00:00:00\.000Z$/m)
  assert.equal((await get('/zh-CN/industries')).headers['location'], '/zh/industries')
})

test('a name with signs that XML has not, stored before they were refused, breaks no feed', async () => {
  await addProduct(api.db, id, 'Valve\uffff & \ufffe\u0008seat')
  const { body } = await get('/feeds/products.xml')
  assert.match(body, /Valve &amp; seat/)
  assert.doesNotMatch(body, /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u)
})

test('feeds have the newest companies and products, and the articles of the language', async () => {
  const feed = await get('/es/feeds/companies.xml', { host: 'mexico.localhost:3000' })
  assert.equal(feed.headers['content-type'], 'application/atom+xml; charset=utf-8')
  assert.match(feed.body, /<title>WBN: Empresas nuevas<\/title>/)
  assert.ok(feed.body.includes(`<id>urn:uuid:${id}</id>`))
  assert.match((await get('/feeds/articles.xml')).body, /http:\/\/localhost:3000\/b2b-tips\/export-to-the-world-tip-0/)
  assert.equal((await get('/feeds/products.xml')).statusCode, 200)
  assert.equal((await get('/feeds/secrets.xml')).statusCode, 404)
  assert.match(
    (await get('/')).body,
    /type="application\/atom\+xml" title="New companies" href="http:\/\/localhost:3000\/feeds\/companies.xml"/,
  )
})

test('entries of feeds name the language of their originals, the feed that of its frame', async () => {
  const languages = { name: 'it', description: 'en' }
  await addProduct(api.db, id, 'Valvola di fondo', {
    description: 'A foot valve',
    languages: JSON.stringify(languages),
    versions: JSON.stringify({ es: { name: 'Válvula de pie', of: 'x' } }),
  })
  await addProduct(api.db, id, 'XQ 12')
  const { body } = await get('/es/feeds/products.xml')
  assert.match(body, /<feed [^>]*xml:lang="es">/)
  assert.match(body, /<title xml:lang="it">Valvola di fondo<\/title>/)
  assert.match(body, /<summary xml:lang="en">A foot valve<\/summary>/)
  assert.match(body, /<title xml:lang="und">XQ 12<\/title>/)
  assert.doesNotMatch((await get('/feeds/articles.xml')).body, /<title xml:lang/)
})

test('every page that search engines may list has a Markdown twin, which llms.txt names', async () => {
  const list = await get('/llms.txt')
  const [, address = ''] = /\]\(http:\/\/localhost:3000(\/b2b-tips\/[^)]+\.md)\)/.exec(list.body) ?? []
  for (const path of [address, '/index.md', '/es/industries.md', `/business/bombas-nunez-sohne-${id}.md`]) {
    const { statusCode, headers, body } = await get(path)
    assert.equal(statusCode, 200, path)
    assert.equal(headers['content-type'], 'text/markdown; charset=utf-8')
    assert.equal(headers['x-robots-tag'], 'noindex')
    assert.match(body, /^---\ntitle: ".+"\nurl: http.+\nlanguage: \w+\n---\n\n/, path)
    assert.match(body, /^# \S/m, path)
  }
  assert.match(
    (await get('/es/industries')).body,
    /type="text\/markdown" href="http:\/\/localhost:3000\/es\/industries.md"/,
  )
  assert.deepEqual(await moved(`/business/${id}.md`), [301, `/business/bombas-nunez-sohne-${id}.md`])
  assert.deepEqual(await moved('/es/index.md'), [301, '/es.md'])
  for (const missing of ['/nowhere.md', '/settings.md', `/business/x-${unknown}.md`, '/auth/login.md'])
    assert.equal((await get(missing)).statusCode, 404, missing)
})

test('a category has a page where five companies are, thin ones are not for search engines', async () => {
  const [pumps] = (await apiClient(api.dependencies, 'en').industries.categories({ params: { id: '0004' } })).filter(
    ({ name }) => name === 'Pumps',
  )
  const at = '/industries/industrial-technology-0004/pumps'
  const thin = (await get(at)).body
  assert.match(thin, /name="robots" content="noindex"/)
  for (let number = 0; number < 5; number++)
    await addBusiness(api.db, `Pump Works ${number}`, { countryCode: 'CL', categoryIds: [pumps!.id] })
  for (const path of [at, `${at}/chile`, `/es${at}/chile`]) {
    const { statusCode, body } = await get(path)
    assert.equal(statusCode, 200, path)
    assert.doesNotMatch(body, /content="noindex"/, path)
    assert.ok(body.includes(`<link rel="canonical" href="http://localhost:3000${path}">`), path)
    assert.ok(body.includes('Pump Works 4'), path)
    assert.match(body, /"@type":"FAQPage"/)
  }
  assert.deepEqual(await moved('/industries/anything-0004/pumps/chile'), [301, `${at}/chile`])
  assert.deepEqual(await moved('/industries/automation-0001/pumps'), [301, at])
  assert.equal((await get(`${at}/atlantis`)).statusCode, 404)
  assert.equal((await get('/industries/industrial-technology-0004/flying-carpets')).statusCode, 404)
})

test('search engines find the key that proves the site, at its own address alone', async () => {
  const { statusCode, body, headers } = await get('/key-of-this-test.txt')
  assert.deepEqual([statusCode, body], [200, 'key-of-this-test'])
  assert.match(String(headers['content-type']), /^text\/plain/)
  assert.notEqual((await get('/another-key.txt')).statusCode, 200)
})

test('every indexable page has a preview of 1200 × 630, in each language, with what it is about', async () => {
  const path = `business/bombas-nunez-sohne-${id}`
  const seen = new Set<string>()
  for (const page of ['/', '/zh', '/es/industries', `/${path}`, `/zh/${path}`]) {
    const { body } = await get(page)
    const [, address = ''] = /<meta property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(body) ?? []
    const { statusCode, headers, rawPayload } = await get(address)
    assert.deepEqual([statusCode, headers['content-type']], [200, 'image/png'], page)
    const { width, height, format } = await sharp(rawPayload).metadata()
    assert.deepEqual([width, height, format], [1200, 630, 'png'])
    assert.ok(rawPayload.length < 150_000, `${page}: ${rawPayload.length} bytes`)
    seen.add(rawPayload.toString('base64'))
  }
  assert.equal(seen.size, 5)
  assert.deepEqual(await moved(`/preview/business/old-name-${id}.png`), [301, `/preview/${path}.png`])
  for (const missing of ['/preview/nowhere.png', `/preview/business/x-${unknown}.png`, '/preview/'])
    assert.notEqual((await get(missing)).statusCode, 200, missing)
  assert.match((await get('/search-result?search=x')).body, /og:image" content="http:\/\/localhost:3000\/cover.png"/)
})
