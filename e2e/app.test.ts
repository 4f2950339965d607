// The installed app.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { frontOf, type Front } from './site/deploys.ts'
import { arrive, goTo, reload, startSite, type Site } from './site/site.ts'

let site: Site
let front: Front
before(async () => {
  site = await startSite()
})
after(() => site.close())
afterEach(async () => {
  for (const context of site.browser.contexts()) await context.close()
  await front.close()
})

const cached = (page: Page) =>
  page.evaluate(async () => {
    const found: { cache: string; url: string; text: string }[] = []
    for (const cache of await caches.keys())
      for (const request of await (await caches.open(cache)).keys())
        found.push({ cache, url: request.url, text: await (await caches.match(request))!.text() })
    return found
  })
const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

async function visitApp(path: string): Promise<Page> {
  front = await frontOf(site.address)
  const { page } = await site.visit(front.address + path, { serviceWorkers: 'allow', baseURL: front.address })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await reload(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return page
}

test('without a connection a page says so in its language, and the link goes on to the page asked for', async () => {
  const page = await visitApp('/es/industries')
  front.away(true)
  await page.goto(`${front.address}/es/search-result?search=bomba`)
  await page.getByRole('heading', { name: 'Sin conexión' }).waitFor()
  assert.equal(await page.locator('html').getAttribute('lang'), 'es')
  await page.goto(`${front.address}/industries`)
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  front.away(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await arrive(page, `${front.address}/industries`)
  await page.getByRole('heading', { level: 1, name: /industries/i }).waitFor()
})

test('accounts, calls and single-use addresses never pass the worker: without a connection they just fail', async () => {
  const page = await visitApp('/')
  front.away(true)
  for (const path of [
    '/auth/login',
    '/es/auth/login',
    '/SetID?token=1',
    '/it/setid?token=1',
    '/login',
    '/api/ui/initial-data',
  ])
    await assert.rejects(page.goto(front.address + path), /ERR_/, path)
})

test('built files come from the cache: the second visit asks for none of them', async () => {
  const page = await visitApp('/industries')
  const fetched = await page.waitForFunction(async () => {
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/'))
    const found = await Promise.all(files.map((name) => caches.match(name)))
    return found.length > 5 && found.every(Boolean) && files
  })
  // The second visit may load more of the idle-time files.
  const first = new Set((await fetched.jsonValue()) || [])
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (request.serviceWorker() && first.has(request.url())) asked.push(request.url())
  })
  await reload(page)
  assert.deepEqual(asked, [])
})

test('two deployments under an open page: each next page comes whole, none is loaded in a loop, and at most two builds are kept', async () => {
  const page = await visitApp('/')
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  for (const [link, address] of [
    ['Developers Zone', '/developers'],
    ['Transparency report', '/transparency'],
  ] as const) {
    front.deploy()
    front.documents.length = 0
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: link }).click()
    await arrive(page, front.address + address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await page.waitForFunction(
      async () => (await caches.keys()).length <= 2 && navigator.serviceWorker.controller?.state === 'activated',
    )
    assert.deepEqual([...new Set(front.documents)], [address])
    const loaded = front.documents.length
    await page.waitForLoadState('networkidle')
    assert.equal(front.documents.length, loaded)
  }
  await reload(page)
  await page.waitForFunction(async () => (await caches.keys()).some((name) => name.endsWith('-2')))
  await page.waitForFunction(async () => (await caches.keys()).length <= 2)
  assert.deepEqual(
    (await cacheNames(page)).filter((name) => name.endsWith('-0')),
    [],
  )
  assert.deepEqual(broken, [])
})

test('the kill switch: the worker unregisters itself, its caches are gone, and pages go on', async () => {
  const page = await visitApp('/industries')
  assert.notDeepEqual(await cacheNames(page), [])
  front.worker(await readFile(join(import.meta.dirname, '../web/server/install/unregister.js'), 'utf8'))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.waitForFunction(
    async () => (await caches.keys()).length === 0 && !(await navigator.serviceWorker.getRegistration()),
  )
  await goTo(page, `${front.address}/developers`)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('after logging out nothing of the person is left in the browser’s caches, nor shown without a connection', async () => {
  const page = await visitApp('/')
  await goTo(page, `${front.address}/auth/login?continue=${encodeURIComponent(`${front.address}/profile`)}`)
  await page.getByRole('button', { name: /Clara Whitfield/ }).click()
  await arrive(page, `${front.address}/profile`)
  for (const path of ['/notifications', '/my-messages', '/settings']) await goTo(page, front.address + path)
  await page.getByRole('button', { name: /^Account: Clara/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).waitFor()
  const left = await cached(page)
  assert.ok(left.length > 5)
  for (const { cache, url, text } of left) {
    assert.match(cache, /^files /)
    assert.match(new URL(url).pathname, /^\/assets\/|^(\/(es|it|zh|de))?\/offline$/, url)
    assert.doesNotMatch(text, /Clara Whitfield/, url)
  }
  front.away(true)
  await page.goto(`${front.address}/profile`)
  assert.doesNotMatch(await page.content(), /Clara|Whitfield/)
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
})
