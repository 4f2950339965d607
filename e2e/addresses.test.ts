// Crawler addresses.
import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
type NamedRow = { id: string; slug: string; name: string }
let business: NamedRow
let product: NamedRow
before(async () => {
  site = await startSite()
  ;({ business, product } = await sampleBusiness(site))
})
after(() => site.close())

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.address + path, { redirect: 'manual', headers })
  return {
    status: response.status,
    location: response.headers.get('location'),
    headers: response.headers,
    html: await response.text(),
  }
}
/** fetch forbids a Host header. */
function pageOf(host: string, path: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const { hostname, port } = new URL(site.address)
  const asked = request(
    { hostname: hostname.replace('localhost', '127.0.0.1'), port, path, headers: { host } },
    (response) => {
      let html = ''
      response
        .setEncoding('utf8')
        .on('data', (text) => (html += text))
        .on('end', () => resolve(html))
    },
  )
  asked.on('error', reject).end()
  return promise
}
function canonicalBusiness(): string {
  return `/business/${business.slug}-${business.id}`
}
function tag(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]
}
function jsonLd(html: string): { '@type': string; [key: string]: unknown }[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap((match) =>
    JSON.parse(match[1]!),
  )
}

test('every other form of an address redirects to the one canonical form', async () => {
  const canonical = canonicalBusiness()
  const name = encodeURIComponent(`Ferrantis Pompe S.r.l.-${business.id}`)
  const forms = [
    `/business/${business.id}`,
    `/business/anything-${business.id}`,
    `/business/${name}`,
    `/business/${encodeURIComponent(name)}`,
    `${canonical}/`,
    canonical.replace('/business/', '/Business/'),
    `/business/${business.id.toUpperCase()}`,
  ]
  for (const form of forms) {
    let path = form
    for (let hop = 0; hop < 3; hop++) {
      const { status, location } = await get(path)
      if (status !== 301) break
      path = location!
    }
    assert.equal(path, canonical, form)
  }
  assert.equal((await get(canonical)).status, 200)
  const { location } = await get(`/business/${business.id}/product`)
  assert.equal(location, `/business/${business.id}/products`)
})

test('the address of a product names its company, and the older form without it redirects', async () => {
  const canonical = `/business-product/${product.slug}-${product.id}`
  assert.ok(product.slug.startsWith(`${business.slug}-`))
  assert.equal((await get(canonical)).status, 200)
  const { status, location } = await get(
    `/business-product/${product.slug.slice(business.slug.length + 1)}-${product.id}`,
  )
  assert.deepEqual([status, location], [301, canonical])
})

test('a table without rows says so, and the way to the company is called Business Profile', async () => {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `update products set specs = '[]' where id = (select id from products where business_id = $1 order by id desc limit 1) returning id`,
    [business.id],
  )
  const { location } = await get(`/business-product/${rows[0]!.id}`)
  const { html } = await get(location!)
  assert.match(html, /No content/)
  assert.match(html, />Business Profile</)
})

test('an unknown path redirects to /', async () => {
  for (const path of ['/no-such-page', '/business', '/es/nada', '/business/not-an-id']) {
    const { status, location } = await get(path)
    assert.ok(status === 301 || status === 302, path)
    assert.ok(location === '/' || location === '/es', `${path} → ${location}`)
  }
})

test('an unknown id answers 404 with a page that offers search, a removed one 410', async () => {
  for (const kind of ['business', 'business-product']) {
    const { status, html } = await get(`/${kind}/x-00000000-0000-7000-8000-000000000000`)
    assert.equal(status, 404)
    assert.match(html, /<search\b/)
    assert.match(html, /<h1/)
    assert.match(html, /<meta name="robots" content="noindex/)
  }
  const { rows } = await site.database.pool.query(
    'select id from businesses where sample and business_type = $1 limit 1',
    ['GO'],
  )
  const id = rows[0]?.id ?? business.id
  await site.database.pool.query(
    `with gone as (update businesses set removed_at = now() where id = $1 returning id)
    insert into events (name, data) select 'businesses.changed', jsonb_build_object('ids', jsonb_build_array(id)) from gone`,
    [id],
  )
  const { status } = await get(`/business/${id}`)
  assert.equal(status, 410)
})

test('a public page has its own title and description, canonical, hreflang, Open Graph and JSON-LD', async () => {
  const pages = [
    '/',
    '/industries',
    '/industries/industrial-technology-0004',
    '/search-result?business=MA&countries=global&search=pump',
    canonicalBusiness(),
    `/business-product/${product.slug}-${product.id}`,
  ]
  const titles = new Set<string>()
  for (const path of pages) {
    const { status, html } = await get(path)
    assert.equal(status, 200, path)
    const title = tag(html, /<title>(.*?)<\/title>/)
    assert.ok(title && !titles.has(title), `${path}: ${title}`)
    titles.add(title)
    assert.ok((tag(html, /<meta name="description" content="(.*?)"/) ?? '').length > 20, path)
    assert.ok(tag(html, /<link rel="canonical" href="(.*?)"/)?.startsWith('http'), path)
    for (const language of [...locales, 'x-default'])
      assert.ok(
        html.includes(`hreflang="${language}"`) || html.includes(`hrefLang="${language}"`),
        `${path} ${language}`,
      )
    assert.ok(html.includes('property="og:title"'), path)
    assert.equal(html.match(/<h1[\s>]/g)?.length, 1, path)
  }
  const types = async (path: string) => jsonLd((await get(path)).html).map((one) => one['@type'])
  assert.ok((await types('/')).includes('WebSite'))
  assert.ok((await types(canonicalBusiness())).includes('Organization'))
  assert.ok((await types(`/business-product/${product.slug}-${product.id}`)).includes('Product'))
  assert.ok((await types(`/business-product/${product.slug}-${product.id}`)).includes('BreadcrumbList'))
})

test('the product page title: name, 64 characters of the description, country and brand', async () => {
  const { html } = await get(`/business-product/${product.slug}-${product.id}`)
  const title = tag(html, /<title>(.*?)<\/title>/)!
  assert.ok(title.startsWith(product.name.replaceAll('&', '&amp;')), title)
  assert.match(title, /Italy/)
})

test('a portal is chosen by host name; an unknown host gets the usual one; all show the same companies', async () => {
  const title = async (host: string) => tag(await pageOf(host, '/'), /<title>(.*?)<\/title>/)
  assert.match((await title('mexico.localhost'))!, /Mexico/)
  assert.match((await title('germany.example.com'))!, /Germany/)
  assert.match((await title('localhost'))!, /USA/)
  const search = '/search-result?business=MA&countries=global&search=pumps'
  const count = async (host: string) => tag(await pageOf(host, search), /<h1[^>]*>(.*?)<\/h1>/s)
  assert.equal(await count('mexico.localhost'), await count('localhost'))
})

test('the language is in the address; English has no prefix', async () => {
  const { status, html } = await get(`/es${canonicalBusiness()}`)
  assert.equal(status, 200)
  assert.match(html, /<html lang="es"/)
  assert.match(html, /Italia/)
  assert.equal((await get('/en')).status, 301)
  assert.match((await get('/zh')).html, /<html lang="zh/)
})

test('pages carry a strict policy and run no inline script', async () => {
  for (const path of ['/', canonicalBusiness(), '/search-result']) {
    const { headers, html } = await get(path)
    const policy = headers.get('content-security-policy')!
    assert.match(policy, /default-src 'none'|default-src 'self'/)
    assert.ok(!/script-src[^;]*unsafe/.test(policy), policy)
    assert.ok(!/https?:/.test(policy), 'no third-party origin')
    for (const [, attributes] of html.matchAll(/<script([^>]*)>/g)) {
      assert.ok(/\bsrc="\//.test(attributes!) || /type="application\/(ld\+)?json"/.test(attributes!), attributes)
    }
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
  }
})

test('a written change is on the next page, also when the page was kept', async () => {
  const path = canonicalBusiness()
  for (let round = 1; round <= 3; round++) {
    assert.equal((await get(path)).status, 200)
    const text = `Changed in round ${round}.`
    await site.database.pool.query(
      `with changed as (update businesses set short_description = $2 where id = $1 returning id)
      insert into events (name, data) select 'businesses.changed', jsonb_build_object('ids', jsonb_build_array(id)) from changed`,
      [business.id, text],
    )
    assert.ok((await get(path)).html.includes(text), text)
  }
})

test('the process says that it lives and that it is ready', async () => {
  assert.equal((await get('/healthz')).status, 200)
  assert.equal((await get('/readyz')).status, 200)
  assert.match((await get('/metrics')).html, /process_cpu_seconds_total|nodejs_/)
})
