// Announcing changed pages.
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { Jobs } from '#kit/jobs/jobs.ts'
import { libreTranslate } from '#kit/translation/libretranslate.ts'
import type { DB } from '#api/database/tables.ts'
import type { ChangedPage } from '#api/foundation/context.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'
import { sitemaps } from './jobs.ts'

type Announcement = { host: string; key: string; keyLocation: string; urlList: string[] }

let bench: TestApi
let engine: Server
let jobs: Jobs<DB>
let status = 200
let received: Announcement[] = []
const dependencies = { pages: () => 'https://wbn.example', translation: undefined } as Parameters<typeof sitemaps>[1]

before(async () => {
  bench = await testApi()
  engine = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const announcement = JSON.parse(body) as Announcement
    if (status < 300) received.push(announcement)
    response.writeHead(announcement.urlList.length > 10_000 ? 422 : status).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => engine.once('listening', resolve))
  const endpoint = `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`
  const pathsOf = ({ kind, id, key, languages = ['en', 'es'] }: ChangedPage) =>
    languages.map((language) => `${language === 'en' ? '' : `/${language}`}/${kind}/${key}-${id}`)
  jobs = new Jobs<DB>({ kysely: bench.db, pool: bench.pool })
  Object.assign(dependencies, { pool: bench.pool, indexNow: { key: 'abcd1234', endpoint, pathsOf } })
  sitemaps(jobs, dependencies)
})
beforeEach(() => {
  status = 200
  received = []
})
after(async () => {
  engine.close()
  await bench.close()
})

const announce = () => jobs.runDueJobs({ ahead: 600 })
const addresses = () => received.flatMap(({ urlList }) => urlList)

test('changed pages are announced in every language; hidden ones are not', async () => {
  await announce()
  received = []
  const shown = await addBusiness(bench.db, 'Open Works', { sourceId: 'open' })
  const product = await addProduct(bench.db, shown, 'Valve')
  await addBusiness(bench.db, 'Closed Works', { status: 'suspended', sourceId: 'closed' })
  await announce()
  assert.deepEqual(addresses(), [
    `https://wbn.example/businesses/open-works-${shown}`,
    `https://wbn.example/es/businesses/open-works-${shown}`,
    `https://wbn.example/products/open-works-valve-${product}`,
    `https://wbn.example/es/products/open-works-valve-${product}`,
  ])
  const { host, key, keyLocation } = received[0]!
  assert.deepEqual([host, key, keyLocation], ['wbn.example', 'abcd1234', 'https://wbn.example/abcd1234.txt'])
  // Writes during open transactions may repeat.
  const known = new Set(addresses())
  await announce()
  assert.deepEqual(new Set(addresses()), known)
})

test('what a search engine did not take is announced again', async () => {
  const shown = await addBusiness(bench.db, 'Late Works', { sourceId: 'late' })
  for (status of [503, 429, 403]) await assert.rejects(announce(), /were not announced/)
  status = 202
  await announce()
  assert.equal(addresses().filter((address) => address.endsWith(shown)).length, 2)
})

test('a large import is announced in parts that the protocol allows', async () => {
  const { rows } = await bench.pool.query<{ id: string }>(
    `insert into businesses (company_name, slug, source_id, business_type, country_code, industry_id)
      select 'Works ' || n, 'works-' || n, 'works:' || n, business_type, country_code, industry_id
      from businesses, generate_series(1, 6000) n where company_name = 'Late Works' returning id`,
  )
  await bench.pool.query(`insert into events (name, data) values ('businesses.changed', $1)`, [
    JSON.stringify({ ids: rows.map(({ id }) => id) }),
  ])
  await announce()
  assert.equal(new Set(addresses().filter((address) => /works-\d+-/.test(address))).size, 12_000)
  assert.ok(received.length >= 2 && received.every(({ urlList }) => urlList.length <= 10_000))
})

test('where a machine translates, pages are announced in the languages in which somebody wrote, as in the sitemap', async () => {
  await announce()
  received = []
  const translator = libreTranslate({ address: 'http://127.0.0.1:9' })
  dependencies.translation = { listings: [translator], messages: [], caps: {} }
  const languages = (...fields: string[]) => JSON.stringify(Object.fromEntries(fields.map((field) => [field, 'it'])))
  const business = await addBusiness(bench.db, 'Run Works', {
    sourceId: 'run',
    runSince: new Date(),
    languages: languages('shortDescription', 'generalDescription'),
  })
  const product = await addProduct(bench.db, business, 'Valvola', {
    languages: languages('name', 'description'),
    versions: JSON.stringify({ es: { name: 'Válvula', of: 'x' }, de: { name: 'Ventil', machine: 'deepl', of: 'x' } }),
  })
  await announce()
  dependencies.translation = undefined
  assert.deepEqual(
    addresses().filter((address) => address.includes('run-works')),
    [
      `https://wbn.example/it/businesses/run-works-${business}`,
      `https://wbn.example/it/products/run-works-valvola-${product}`,
      `https://wbn.example/es/products/run-works-valvola-${product}`,
    ],
  )
})
