// A network that silently drops the database.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { blackHoleTo, type BlackHole } from '#kit/testing-black-hole.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { until } from './folder.ts'
import { type Process, startProduct } from './process.ts'

const folder = mkdtempSync(join(tmpdir(), 'wbn-silence-'))
let hole: BlackHole & { url: string }
let product: Process
let drop: () => Promise<void>
before(async () => {
  const database = await testDatabase({ template: 'empty' })
  drop = database.drop
  hole = await blackHoleTo(database.url)
  product = await startProduct(folder, { DATABASE_URL: hole.url, SERVICES: 'auth,api,worker', RATE_LIMIT: '0' })
  assert.equal((await readiness()).status, 200, product.output())
})
after(async () => {
  await product.end('SIGKILL')
  hole.close()
  await drop()
  rmSync(folder, { recursive: true })
})

const patience = () => AbortSignal.timeout(30_000)
const readiness = () => fetch(`${product.address}/readyz`, { signal: patience() })
const search = () =>
  fetch(`${product.address}/api/search/business`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ textQuery: 'pumps' }),
    signal: patience(),
  })
const profile = () =>
  fetch(`${product.address}/api/business/profile/00000000-0000-7000-8000-000000000000`, { signal: patience() })
const answers = async () => (await search()).status === 200 && (await readiness()).status === 200

test('while nothing comes through, every call is answered 503 with a time to try again, and readiness says so', async () => {
  await Promise.all(Array.from({ length: 10 }, search))
  hole.swallow('all')
  const [ready, ...calls] = await Promise.all([readiness(), ...Array.from({ length: 20 }, search), profile()])
  assert.equal(ready.status, 503)
  for (const { status, headers } of calls) {
    assert.equal(status, 503)
    assert.ok(Number(headers.get('retry-after')) > 0)
  }
  hole.heal()
  await until(answers, 'all is well again')
})

test('connections that are lost alone are replaced: soon every call is answered', async () => {
  await Promise.all(Array.from({ length: 10 }, search))
  hole.swallow('present')
  const lost = await Promise.all(Array.from({ length: 20 }, search))
  for (const { status } of lost) assert.ok(status === 200 || status === 503)
  await until(answers, 'all is well again')
})

test('what processes tell each other goes on after the loss', async () => {
  await until(answers, 'all is well')
  hole.swallow('present')
  await until(answers, 'all is well again')
  await until(() => !/defect/.test(product.output()), 'nothing was taken for a defect')
})
