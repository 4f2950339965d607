// The whole product over its own database.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Response,
} from 'playwright-core'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { migrations as auth } from '#auth/database/database.ts'
import { loadDemo } from '#demo/load.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import type { Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { readSettings } from '#start/config.ts'
import { createServer } from '#start/server.ts'
import { browserFlags, findBrowser } from './browser.ts'

export const widths = [390, 820, 1280] as const

export type Site = {
  address: string
  database: Database<DB>
  browser: Browser
  visit: (path: string, options?: BrowserContextOptions) => Promise<Visit>
  mails: () => Promise<SentMail[]>
  outbox: string
  close: () => Promise<void>
}
type SentMail = { to: string; subject: string; text: string; links: string[] }
export type Visit = { page: Page; context: BrowserContext; faults: string[] }

/** Host names such as `mexico.localhost` reach it too. `prepare`: before the search index is read. */
export async function startSite(
  more: NodeJS.ProcessEnv = {},
  prepare?: (database: Database<DB>) => Promise<void>,
): Promise<Site> {
  // Anything opened earlier would keep the process alive.
  if (!existsSync(join(import.meta.dirname, '../../web/dist/client/manifest.json')))
    throw new Error('The pages are not built: npm run build')
  const { database, drop } = await testDatabase<DB>({
    template: 'demo',
    migrations: [migrations, auth, jobs],
    prepare: async (template: Database<DB>) => void (await loadDemo(template)),
    max: 10,
  })
  await prepare?.(database)
  const dataDir = await mkdtemp(join(tmpdir(), 'wbn-site-'))
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    QUEUE_TIMEOUT: '60000',
    ...more,
  })
  const server = await createServer(settings, database)
  const address = await server.start()
  const browser = await chromium
    .launch({ executablePath: findBrowser(), args: browserFlags })
    .catch(async (error: unknown) => {
      await server.stop()
      await drop()
      throw error
    })

  async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 1280, height: 900 },
      locale: 'en-US',
      // No video in every journey.
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    })
    // Generous: a loaded machine is no failure.
    context.setDefaultTimeout(60_000)
    const page = await context.newPage()
    const faults = watch(page)
    await goTo(page, path)
    return { page, context, faults }
  }
  async function close(): Promise<void> {
    await browser.close()
    await server.stop()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const outbox = address + server.outbox
  const mails = async () => (await (await fetch(outbox.replace('/mail?', '/mail.json?'))).json()) as SentMail[]
  return { address, database, browser, visit, mails, outbox, close }
}

export async function sampleBusiness({ database }: Site) {
  type Row = { id: string; slug: string; name: string }
  const { pool } = database
  const businesses = await pool.query<Row>(
    `select id, slug, company_name as name from businesses where slug = 'ferrantis-pompe-s-r-l'`,
  )
  const business = businesses.rows[0]!
  const products = await pool.query<Row>(
    `select p.id, b.slug || '-' || p.slug as slug, p.name from products p join businesses b on b.id = p.business_id
      where b.id = $1 order by p.id limit 1`,
    [business.id],
  )
  return { business, product: products.rows[0]! }
}

export function unexpected(faults: string[]): string[] {
  return faults.filter((fault) => !/status of (400|401|403|409|429)/.test(fault))
}

/** Waits until the page handles events: Playwright clicks too soon. */
export async function goTo(page: Page, url: string, options?: Parameters<Page['goto']>[1]): Promise<Response | null> {
  const response = await again(() => page.goto(url, options))
  if (options?.waitUntil !== 'commit') await hydrated(page)
  return response
}

export async function reload(page: Page, options?: Parameters<Page['reload']>[0]): Promise<void> {
  await again(() => page.reload(options))
  await hydrated(page)
}

export async function arrive(page: Page, ...given: Parameters<Page['waitForURL']>): Promise<void> {
  await again(() => page.waitForURL(...given))
  await hydrated(page)
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.getElementById('page-data') ||
      matchMedia('(scripting: none)').matches ||
      performance.getEntriesByName('hydrated').length > 0,
  )
}

function again<T>(navigate: () => Promise<T>): Promise<T> {
  return navigate().catch((error: Error) => {
    if (!error.message.includes('ERR_ABORTED')) throw error
    return navigate()
  })
}

/** Waits until the control is enabled. */
export async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.and(control.page().locator(':not(:disabled)')).press(key)
}

/** Waits until requests fail: the browser answers earlier. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.waitForFunction(() =>
    fetch('/robots.txt', { cache: 'no-store' }).then(
      () => false,
      () => true,
    ),
  )
}

export async function hasFocus(control: Locator): Promise<void> {
  await control.and(control.page().locator(':focus')).waitFor()
}

function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (404|410)/.test(message.text()))
      faults.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && !/^(127\.0\.0\.1|localhost|[a-z-]+\.localhost)$/.test(hostname))
      faults.push(`elsewhere: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}

export async function holdScripts(page: Page, which = '*'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/assets/${which}.js`, (route) => released.then(() => route.continue()))
  return release
}

export function industry(page: Page, name: string): Locator {
  return page.getByRole('complementary').getByRole('link', { name, exact: true })
}

export async function typeDay(page: Page, label: string, parts: Record<string, string>): Promise<void> {
  for (const [part, digits] of Object.entries(parts)) {
    const segment = page.getByRole('group', { name: label }).getByRole('spinbutton', { name: new RegExp(`^${part}, `) })
    await segment.pressSequentially(digits)
  }
}
