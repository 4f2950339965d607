// Pages over HTTP with real API and database.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { apiClient } from '#api/api.ts'
import { addBusiness } from '#api/testing.ts'
import { locales } from '#contract/foundation/locales.ts'
import { legible, pathsFor } from '#web/foundation/paths.ts'
import { testPages, type TestPages } from './testing.ts'

let pages: TestPages
let api: TestPages['api']
let id: string
const unknown = '019a0000-0000-7000-8000-0000000000aa'

before(async () => {
  pages = await testPages()
  api = pages.api
  id = await addBusiness(api.db, 'Bombas Núñez Söhne', { countryCode: 'CL' })
})
after(() => pages.close())

const get = (url: string, headers: Record<string, string> = {}) => pages.get(url, headers)
const moved = (url: string) => pages.moved(url)

test('built files are cached for ever; missing files and build manifests are not found', async () => {
  const [, asset = ''] = /"(\/assets\/[^"]+\.js)"/.exec((await get('/')).body) ?? []
  const built = await get(asset, { 'accept-encoding': 'br' })
  assert.equal(built.statusCode, 200, asset)
  assert.equal(built.headers['content-encoding'], 'br')
  assert.equal(built.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal((await get('/favicon.svg')).headers['cache-control'], 'public, max-age=86400')
  assert.equal((await get('/assets/gone-12345678.js')).statusCode, 404)
  for (const list of ['/manifest.json', '/words.json', '/assets/%2e%2e/words.json', '/assets/'])
    assert.notEqual((await get(list)).statusCode, 200, list)
})

test('an unknown path redirects to the home page in its language', async () => {
  assert.deepEqual(await moved('/nowhere'), [302, '/'])
  assert.deepEqual(await moved('/es/nowhere/else'), [302, '/es'])
  assert.deepEqual(await moved('/business/without-an-id'), [302, '/'])
})

test('every other form of an address redirects to the canonical one', async () => {
  const canonical = `/business/bombas-nunez-sohne-${id}`
  const name = `Bombas Núñez Söhne-${id}`
  assert.deepEqual(await moved('/Industries/'), [301, '/industries'])
  assert.deepEqual(await moved('/en/industries?a=1'), [301, '/industries?a=1'])
  assert.deepEqual(await moved(`/business/${id}`), [301, canonical])
  assert.deepEqual(await moved(`/business/${encodeURIComponent(encodeURIComponent(name))}`), [301, canonical])
  assert.deepEqual(await moved(`/it/business/${encodeURIComponent(name)}?editMode=1`), [
    301,
    `/it${canonical}?editMode=1`,
  ])
  assert.deepEqual(await moved(`/business/${id}/product`), [301, `/business/${id}/products`])
  assert.equal((await get(canonical)).statusCode, 200)
})

test('the address of a business that was merged into another leads there', async () => {
  const gone = await addBusiness(api.db, 'Bombas Nunez SpA', { countryCode: 'CL' })
  await api.pool.query('update businesses set removed_at = now(), merged_into = $2 where id = $1', [gone, id])
  assert.deepEqual(await moved(`/business/bombas-nunez-spa-${gone}`), [301, `/business/bombas-nunez-sohne-${id}`])
  for (const page of ['products', 'followers', 'verification'])
    assert.match(String(await moved(`/es/business/${gone}/${page}`)), new RegExp(`^301,/es/business/.*${id}/${page}$`))
})

test('an unknown id is 404 with a search field, a removed one 410', async () => {
  const missing = await get(`/business/x-${unknown}`)
  assert.equal(missing.statusCode, 404)
  assert.match(missing.body, /<search\b/)
  assert.match(missing.body, /name="robots" content="noindex"/)
  const removed = await addBusiness(api.db, 'Gone Ltd', { removedAt: new Date() })
  assert.equal((await get(`/business/${removed}`)).statusCode, 410)
})

test('a page has its title, description, canonical address, languages and structured data', async () => {
  const { body } = await get('/es/industries')
  assert.match(body, /<html lang="es"/)
  assert.match(body, /<title>[^<]+ · WBN<\/title>/)
  assert.match(body, /<meta name="description" content="[^"]{40,}">/)
  assert.match(body, /<link rel="canonical" href="http:\/\/localhost:3000\/es\/industries">/)
  for (const [language, path] of [
    ['en', '/industries'],
    ['it', '/it/industries'],
    ['zh', '/zh/industries'],
    ['de', '/de/industries'],
    ['x-default', '/industries'],
  ]) {
    assert.ok(body.includes(`hreflang="${language}" href="http://localhost:3000${path}"`))
  }
  assert.match(
    body,
    /<script type="application\/ld\+json">\{"@context":"https:\/\/schema.org","@type":"BreadcrumbList"/,
  )
})

test('every industry has a page with all its subcategories, linked from /industries and the sitemap', async () => {
  const overview = (await get('/it/industries')).body
  const sitemap = (await get('/sitemap/it-pages-0.xml')).body
  const tree = await apiClient(api.dependencies, 'it').industries.tree()
  for (const { key, slug, text, categories } of tree.categories) {
    const path = `/industries/${slug}-${key}`
    assert.ok(overview.includes(`href="/it${path}"`), path)
    assert.ok(sitemap.includes(`<loc>http://localhost:3000/it${path}</loc>`), path)
    const { statusCode, body } = await get(`/it${path}`)
    assert.equal(statusCode, 200, path)
    assert.ok(body.includes(`<title>${text.replace('&', '&amp;')}`), path)
    for (const category of categories) {
      assert.ok(overview.includes(linkOf(category.name)), category.name)
      assert.ok(body.includes(`id="${category.id}"`), category.name)
      for (const { name } of [category, ...category.subCategories]) assert.ok(body.includes(linkOf(name)), name)
    }
  }
})
function linkOf(name: string): string {
  const address = legible(pathsFor('it').search({ search: name }))
  return `href="${address.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}"`
}

test('the address of an industry ends in its code; another name before the code redirects', async () => {
  assert.deepEqual(await moved('/industries/0001'), [301, '/industries/automation-0001'])
  assert.deepEqual(await moved('/es/industries/automatizacion-0001'), [301, '/es/industries/automation-0001'])
  assert.deepEqual(await moved('/industries/automation'), [302, '/'])
  assert.equal((await get('/industries/automation-0099')).statusCode, 404)
})

test('at most 24 kB of HTML, gzipped, for the industries and each of them in every language', async () => {
  const industries = await apiClient(api.dependencies, 'en').industries.list()
  for (const locale of locales) {
    const paths = pathsFor(locale)
    for (const path of [paths.industries(), ...industries.map((one) => paths.industry(one))]) {
      const { length } = gzipSync((await get(path)).body)
      assert.ok(length <= 24_000, `${path}: ${length} bytes`)
    }
  }
})

test('pages have no inline scripts or styles, and their policy allows none', async () => {
  for (const path of ['/', '/industries', '/developers', '/search-result', `/business/bombas-nunez-sohne-${id}`]) {
    const { body, headers } = await get(path)
    for (const [, attributes] of body.matchAll(/<script([^>]*)>/g))
      assert.match(attributes!, /src=|type="application\/(ld\+)?json"/)
    assert.doesNotMatch(body, /<style|\sstyle="|\son\w+="/)
    assert.match(String(headers['content-security-policy']), /script-src 'self'; style-src 'self';/)
  }
})

test('the host name selects the portal', async () => {
  assert.match((await get('/', { host: 'mexico.localhost:3000' })).body, /<title>WBN Mexico/)
  assert.match((await get('/es', { host: 'mexico.localhost:3000' })).body, /<title>WBN México/)
  assert.match((await get('/')).body, /<title>WBN USA/)
})

test('pages are canonical on the main origin in every language; the first page of a portal is its own', async () => {
  const canonical = async (path: string, host: string) =>
    /<link rel="canonical" href="(.*?)">/.exec((await get(path, { host })).body)?.[1]
  assert.equal(await canonical('/es/industries', 'mexico.localhost:3000'), 'http://localhost:3000/es/industries')
  assert.equal(await canonical('/es', 'mexico.localhost:3000'), 'http://mexico.localhost:3000/es')
  assert.equal(await canonical('/', 'usa.localhost:3000'), 'http://localhost:3000/', 'the portal of the main origin')
  const home = (await get('/', { host: 'italy.localhost:3000' })).body
  for (const language of ['/', '/es', '/it', '/zh', '/de'])
    assert.ok(home.includes(`href="http://italy.localhost:3000${language}"`), language)
  const sitemap = await get('/sitemap.xml', { host: 'italy.localhost:3000' })
  assert.match(sitemap.body, /<loc>http:\/\/italy\.localhost:3000\/it<\/loc>/)
  assert.doesNotMatch(sitemap.body, /industries/)
  assert.equal((await get('/sitemap/it-pages-0.xml', { host: 'italy.localhost:3000' })).statusCode, 404)
})

test('a page of strangers has its tags for caches in front, one that a cookie changes has none', async () => {
  const { headers } = await get('/industries')
  assert.ok(String(headers['surrogate-key']).split(' ').includes('directory'))
  assert.match(String(headers['cdn-cache-control']), /^max-age=\d{1,3}$/)
  assert.equal(headers['cache-control'], 'no-cache')
  for (const other of [await get('/industries', { cookie: 'theme=dark' }), await get('/no-such-page')])
    assert.deepEqual([other.headers['surrogate-key'], other.headers['cdn-cache-control']], [undefined, undefined])
})

test('a second visitor gets the cached page, compressed, or 304 with its ETag', async () => {
  const first = await get('/industries')
  const second = await get('/industries')
  assert.equal(second.body, first.body)
  assert.equal(second.headers['content-security-policy'], first.headers['content-security-policy'])
  assert.equal((await get('/industries', { 'accept-encoding': 'br' })).headers['content-encoding'], 'br')
  const unchanged = await get('/industries', { 'if-none-match': String(first.headers.etag) })
  assert.deepEqual([unchanged.statusCode, unchanged.body], [304, ''])
  const head = await pages.app.inject({ method: 'HEAD', url: '/industries', headers: { host: 'localhost:3000' } })
  assert.deepEqual(
    [head.statusCode, head.body, Number(head.headers['content-length'])],
    [200, '', Buffer.byteLength(first.body)],
  )
})

test('a search that comes from the cache counts again, whatever stands in its address', async () => {
  const counted = async () => {
    await api.figures.flush()
    const { rows } = await api.pool.query(
      `select coalesce(sum(count), 0)::int as count from figure_counts where kind = 'searches'`,
    )
    return rows[0].count as number
  }
  const path = pathsFor('en').search({ search: 'zzxqvwk plorfnebb' })
  const earlier = await counted()
  const addresses = [
    path,
    path.replace('vwk', 'v%00wk'),
    path.replace('vwk', '%ED%A0%80vwk'),
    path.replace('vwk', 'vwk%1B'),
  ]
  for (const address of addresses) {
    const before = pages.renderings()
    for (let times = 0; times < 3; times++) assert.equal((await get(address)).statusCode, 200, address)
    assert.equal(pages.renderings() - before, 1, address)
  }
  assert.equal((await counted()) - earlier, 12)
  const { rows } = await api.pool.query('select text, count from empty_searches order by count desc')
  assert.deepEqual(rows, [
    { text: 'zzxqvwk plorfnebb', count: 9 },
    { text: 'zzxq\ufffd\ufffd\ufffdvwk plorfnebb', count: 3 },
  ])
})

test('an uncached page that many ask for at once is rendered once', async () => {
  const before = pages.renderings()
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('/industries?never=asked-before')))
  assert.equal(pages.renderings() - before, 1)
  assert.equal(new Set(answers.map(({ body }) => body)).size, 1)
  assert.ok(answers.every(({ statusCode, headers }) => statusCode === 200 && headers['content-security-policy']))
})

test('while no rendering is admitted, kept pages and redirects are answered, others refused', async () => {
  await get('/industries?kept=before')
  pages.fill(true)
  const statuses = ['/industries?kept=before', '/industries?new=page', '/Industries', '/login', '/robots.txt'].map(
    async (url) => (await get(url)).statusCode,
  )
  const answered = await Promise.all(statuses)
  pages.fill(false)
  assert.deepEqual(answered, [200, 503, 301, 303, 200])
})

test('a page shows every change that was acknowledged', async () => {
  const results = '/search-result?business=MA&countries=global&search=newly+founded'
  assert.ok(!(await get(results)).body.includes('Newly Founded Works'))
  await addBusiness(api.db, 'Newly Founded Works')
  assert.ok((await get(results)).body.includes('Newly Founded Works'))
})

test('the theme comes from the cookie, and each theme is cached apart', async () => {
  assert.match((await get('/industries', { cookie: 'a=b; theme=dark' })).body, /<html lang="en" data-theme="dark">/)
  assert.match((await get('/industries')).body, /<html lang="en">/)
  assert.match((await get('/industries', { cookie: 'theme="><script>' })).body, /<html lang="en">/)
})

test('account pages have one origin, are not cached, and send no other site their address', async () => {
  assert.deepEqual(
    (await get('/es/auth/login?continue=/industries', { host: 'mexico.localhost:3000' })).headers.location,
    'http://localhost:3000/es/auth/login?continue=/industries',
  )
  const typed = new URL((await get('/es/auth/register', { host: 'mexico.localhost:3000' })).headers.location!)
  assert.equal(typed.origin + typed.pathname, 'http://localhost:3000/es/auth/register')
  assert.equal(new URL(typed.searchParams.get('continue')!).origin, 'http://mexico.localhost:3000')
  const { statusCode, headers } = await get('/auth/forgot-password')
  assert.equal(statusCode, 200)
  assert.equal(headers['cache-control'], 'no-store')
  assert.equal(headers['referrer-policy'], 'same-origin')
  assert.match(
    String(headers['content-security-policy']),
    /form-action 'self' http:\/\/localhost:3000 http:\/\/\*\.localhost:3000;/,
  )
})

test('the session redirect page answers in any letter case, is not cached, and sends no referrer', async () => {
  for (const path of ['/SetID', '/setid', '/es/SETID']) {
    const { statusCode, headers, body } = await get(`${path}?token=secret&continue=/`)
    assert.equal(statusCode, 200, path)
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.equal(headers['cache-control'], 'no-store')
    assert.doesNotMatch(body, /token=secret/)
  }
})

test('/login and /register give the browser the state of a login and lead to the sign-in pages', async () => {
  const begun = await get('/es/register?continue=%2Fes%2Findustries', { host: 'mexico.localhost:3000' })
  assert.equal(begun.statusCode, 303)
  const [, state] = /^login-state=([\w-]{32}); Path=\/; Max-Age=86400; SameSite=Lax$/.exec(
    String(begun.headers['set-cookie']),
  )!
  const goal = new URL(String(begun.headers.location))
  assert.equal(goal.origin + goal.pathname, 'http://localhost:3000/es/auth/register')
  const back = new URL(goal.searchParams.get('continue')!)
  assert.equal(back.origin + back.pathname, 'http://mexico.localhost:3000/SetID', 'its country is kept')
  assert.equal(back.searchParams.get('state'), state)
  assert.equal(back.searchParams.get('continue'), 'http://mexico.localhost:3000/es/industries')

  const cookie = `login-state=${state}`
  const again = await get('/login?continue=https%3A%2F%2Fevil.example%2F', { cookie })
  assert.match(String(again.headers['set-cookie']), new RegExp(`^${cookie};`), 'another tab')
  const home = new URL(new URL(String(again.headers.location), 'http://localhost:3000').searchParams.get('continue')!)
  assert.equal(home.searchParams.get('continue'), 'http://localhost:3000/')
})
