// The installable app over HTTP.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { locales } from '#contract/foundation/locales.ts'
import { prefixOf } from '#web/foundation/paths.ts'
import { testPages, type TestPages } from '../testing.ts'

let pages: TestPages
let ended: TestPages
before(async () => {
  pages = await testPages()
  ended = await testPages('production', { installable: false })
})
after(() => Promise.all([pages.close(), ended.close()]))

const portal = { host: 'mexico.localhost:3000' }
type Picture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string }
type Manifest = Record<'name' | 'start_url' | 'lang' | 'id' | 'scope', string> &
  Record<'icons' | 'screenshots', Picture[]> & { shortcuts: { name: string; url: string }[] }

const manifestIn = async (path: string) => JSON.parse((await pages.get(path)).body) as Manifest

test('every language has a manifest with pictures that exist and shortcuts to pages of that language', async () => {
  for (const locale of locales) {
    const prefix = prefixOf(locale)
    const html = (await pages.get(`${prefix}/industries`)).body
    assert.ok(html.includes(`<link rel="manifest" href="${prefix}/site.webmanifest">`), locale)
    const manifest = await manifestIn(`${prefix}/site.webmanifest`)
    assert.deepEqual([manifest.name, manifest.lang, manifest.start_url], ['WBN', locale, prefix || '/'])
    assert.deepEqual([manifest.id, manifest.scope], ['/', '/'], 'one app, whichever language it was installed in')
    assert.ok(manifest.shortcuts.length >= 3)
    for (const { url } of manifest.shortcuts) assert.ok(url.startsWith(`${prefix}/`), url)
    for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
      const picture = await pages.get(src)
      assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, type], src)
      const { width, height } = await sharp(picture.rawPayload).metadata()
      assert.equal(`${width}x${height}`, sizes, src)
    }
    assert.ok(manifest.icons.some(({ purpose }) => purpose === 'maskable'))
    assert.deepEqual(manifest.screenshots.map((one) => String(one.form_factor)).toSorted(), ['narrow', 'wide'])
  }
})

test('portals have no app of their own: it is installed on the main host, with the portal kept', async () => {
  for (const path of ['/site.webmanifest', '/es/site.webmanifest', '/sw.js', '/offline'])
    assert.equal((await pages.get(path, portal)).statusCode, 404, path)
  assert.doesNotMatch((await pages.get('/industries', portal)).body, /rel="manifest"/)
  assert.match((await pages.get('/?portal=mexico')).body, /href="\/site\.webmanifest\?portal=mexico"/)
  assert.equal((await manifestIn('/site.webmanifest?portal=mexico')).start_url, '/?portal=mexico')
  assert.equal((await manifestIn('/site.webmanifest?portal=atlantis')).start_url, '/')
  const shown = (body: string) => /"portal":\{"key":"([^"]+)"/.exec(body)?.[1]
  assert.equal(shown((await pages.get('/?portal=mexico')).body), 'mexico')
  assert.equal(shown((await pages.get('/')).body), 'usa')
  assert.equal(shown((await pages.get('/?portal=mexico', { host: 'chile.localhost:3000' })).body), 'chile')
  assert.match((await pages.get('/?portal=mexico')).body, /rel="canonical" href="http:\/\/localhost:3000\/"/)
})

test('the worker is small, asked for anew each time, and changes with the build alone', async () => {
  const { body, headers } = await pages.get('/sw.js')
  assert.equal(headers['cache-control'], 'no-cache')
  assert.match(headers['content-type'] as string, /^text\/javascript/)
  assert.ok(Buffer.byteLength(body) <= 8192, `${Buffer.byteLength(body)} bytes`)
  assert.match(body, /const build = '[\da-f]{12}'/)
  assert.equal((await pages.get('/sw.js')).body, body)
})

test('the page shown offline holds its own style and words, and nobody’s data', async () => {
  const titles = {
    en: 'You are offline',
    es: 'Sin conexión',
    it: 'Sei offline',
    zh: '您已离线',
    de: 'Sie sind offline',
  }
  for (const locale of locales) {
    const { body, headers } = await pages.get(`${prefixOf(locale)}/offline`, { cookie: 'signed-in=1' })
    assert.match(body, new RegExp(`<html lang="${locale}">.*<h1>${titles[locale]}</h1>`))
    assert.doesNotMatch(body, /<script|<link|src=/)
    assert.match(headers['content-security-policy'] as string, /^default-src 'none'; style-src 'sha256-/)
    assert.equal((await pages.get(`${prefixOf(locale)}/offline`)).body, body)
  }
})

test('switched off, a worker of earlier visits unregisters itself and nothing is installed', async () => {
  const { body, headers } = await ended.get('/sw.js')
  assert.match(body, /registration\.unregister\(\)/)
  assert.doesNotMatch(body, /'fetch'/)
  assert.equal(headers['cache-control'], 'no-cache')
  assert.doesNotMatch((await ended.get('/industries')).body, /rel="manifest"/)
  for (const path of ['/site.webmanifest', '/offline']) assert.equal((await ended.get(path)).statusCode, 404, path)
})
