// Client package.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import type { Scope } from '#contract/identity/scopes.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi } from '#api/testing.ts'
import { createClient, WbnError } from './typescript/client.ts'
import { syncCatalog } from './typescript/example/sync-catalog.ts'
import { file, text } from './generate.ts'

let bench: TestApi
let api: string
let businessID: string
before(async () => {
  bench = await testApi()
  api = await bench.app.listen({ port: 0, host: '127.0.0.1' })
  await bench.jobs.start()
  businessID = await addBusiness(bench.db, 'Client Works')
})
after(async () => {
  await bench.jobs.stop()
  await bench.close()
})

async function tokenOf(...scopes: Scope[]): Promise<string> {
  const { userID, token } = await bench.person('Pat Program', { apiToken: { id: businessID, scopes, businessID } })
  await addMember(bench.db, businessID, userID)
  return token
}

test('the generated calls follow the contract', () => {
  assert.equal(readFileSync(file, 'utf8'), text(), 'run npm run client')
})

test('a stranger reads, a refusal has its name, status and fields', async () => {
  const wbn = createClient({ api })
  const productID = await addProduct(bench.db, businessID, 'Gate valve')
  assert.equal((await wbn.products.read({ params: { id: productID } })).name, 'Gate valve')
  assert.ok((await wbn.reference.countries()).length > 100)
  await assert.rejects(wbn.businesses.mine(), (error) => {
    return error instanceof WbnError && error.status === 401 && error.refusal === 'TokenNotFound'
  })
  const wrong = createClient({ api, token: await tokenOf('products:write') }).products.create({
    body: { businessID, name: '' },
  })
  await assert.rejects(wrong, (error) => error instanceof WbnError && 'name' in error.fields)
})

test('a write whose answer is lost, or that comes too soon, is sent again and done once', async () => {
  let sent = 0
  const lossy: typeof fetch = async (...request) => {
    sent++
    if (sent === 1) return new Response('{}', { status: 429, headers: { 'retry-after': '0' } })
    const response = await fetch(...request)
    if (sent === 2) throw new TypeError('fetch failed')
    return response
  }
  const wbn = createClient({ api, token: await tokenOf('business:write'), fetch: lossy })
  await wbn.businesses.addCertificate({ params: { businessID }, body: { name: 'ISO 9001' } })
  assert.equal(sent, 3)
  const { data } = await createClient({ api }).businesses.read({ params: { id: businessID } })
  assert.equal(data.certificates.length, 1)
})

test('the example keeps a catalog: it adds, changes, and refuses as a whole', async () => {
  const wbn = createClient({ api, token: await tokenOf('products:write') })
  const rows = [
    { name: 'Ball valve', partNumber: 'B-1' },
    { name: 'Check valve', partNumber: 'C-1' },
  ]
  const first = await syncCatalog(wbn, businessID, rows)
  assert.deepEqual([first?.added, first?.changed], [2, 0])
  const second = await syncCatalog(wbn, businessID, [{ ...rows[0]!, name: 'Ball valve DN 50' }, rows[1]!])
  assert.deepEqual([second?.added, second?.changed, second?.unchanged], [0, 1, 1])
  await assert.rejects(syncCatalog(wbn, businessID, [{ partNumber: 'X-1', name: '' }]), /row 1/)
})

test('the package is built and runs without type stripping', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'wbn-client-'))
  after(() => rm(outDir, { recursive: true }))
  const tsc = join(import.meta.dirname, '../node_modules/.bin/tsc')
  await promisify(execFile)(tsc, ['-p', join(import.meta.dirname, 'typescript'), '--outDir', outDir])
  await writeFile(join(outDir, 'package.json'), '{"type": "module"}')
  const built = (await import(join(outDir, 'client.js'))) as { createClient: typeof createClient }
  assert.ok((await built.createClient({ api }).reference.countries()).length > 100)
})
