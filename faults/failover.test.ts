// A leader killed under writers.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { call, post, register, Visitor } from './calls.ts'
import { until } from './folder.ts'
import { type PatroniCluster, startPatroni, withoutPatroni } from './patroni.ts'
import { type Process, startProduct } from './process.ts'

const countries = ['IT', 'DE', 'FR', 'ES', 'CN', 'US', 'MX', 'BR', 'IN', 'JP']

const folder = mkdtempSync(join(tmpdir(), 'wbn-failover-'))
let cluster: PatroniCluster
let product: Process
let token: string
before(async () => {
  if (withoutPatroni) return
  cluster = await startPatroni({ isSynchronous: true })
  product = await startProduct(folder, {
    DATABASE_URL: cluster.url,
    REPLICA_URLS: cluster.nodes.map(({ url }) => url).join(','),
    SERVICES: 'auth,api,worker',
    RATE_LIMIT: '0',
  })
  const direct = new pg.Client({ connectionString: cluster.nodes[0]!.url })
  await direct.connect()
  token = await register('ann@wbn.example', [product, product], direct)
  await direct.query('create table written (writer integer, number integer, primary key (writer, number))')
  await direct.end()
})
after(async () => {
  await product?.end('SIGTERM')
  await cluster?.stop()
  rmSync(folder, { recursive: true })
})

async function writeOn(writer: number, acknowledged: number[], isOver: () => boolean): Promise<void> {
  for (let number = 0; !isOver();) {
    const client = new pg.Client({ connectionString: cluster.url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      for (; !isOver(); number++) {
        await client.query('insert into written values ($1, $2)', [writer, number])
        acknowledged.push(number)
      }
    } catch {
      number++
      await new Promise((resolve) => setTimeout(resolve, 50))
    } finally {
      void client.end().catch(() => {})
    }
  }
}

async function saveAndRead(counts: { saved: number; stale: number }, isOver: () => boolean): Promise<void> {
  const visitor = new Visitor([product], token)
  for (let round = 0; !isOver(); round++) {
    const mine = countries[round % 10]!
    const written = await visitor.ask('PUT', '/api/user/interests', { makes: [], buys: [], countries: [mine] })
    assert.ok([200, 503].includes(written.status), String(written.status))
    if (written.status !== 200) continue
    counts.saved++
    const read = await visitor.ask<{ countries: { code: string }[] }>('GET', '/api/user/interests')
    assert.ok([200, 503].includes(read.status), String(read.status))
    if (read.status === 200 && read.data.countries[0]?.code !== mine) counts.stale++
  }
}

test('no acknowledged write is lost, reads stay right, and all goes on', { skip: withoutPatroni }, async (context) => {
  let isOver = false
  const counts = { saved: 0, stale: 0 }
  const acknowledged = Array.from({ length: 8 }, () => [] as number[])
  const count = () => acknowledged.reduce((sum, numbers) => sum + numbers.length, 0)
  const working = [
    saveAndRead(counts, () => isOver),
    ...acknowledged.map((numbers, writer) => writeOn(writer, numbers, () => isOver)),
  ]
  await until(() => counts.saved > 50 && count() > 2000, 'people write')

  const [first, second] = cluster.nodes
  const [leader, other] = (await first!.leads()) ? [first!, second!] : [second!, first!]
  const killed = performance.now()
  leader.kill()
  const before = count()
  const ofPatroni = until(other.leads, 'the other leads').then(() => performance.now() - killed)
  await ofPatroni
  const then = counts.saved
  await until(() => counts.saved > then, 'the product writes again')
  const ofProduct = (performance.now() - killed) / 1000
  await until(() => counts.saved > then + 50 && count() > before + 500, 'all write on')
  isOver = true
  await Promise.all(working)

  const direct = new pg.Client({ connectionString: other.url })
  await direct.connect()
  const { rows } = await direct.query<{ writer: number; number: number }>('select writer, number from written')
  await direct.end()
  const kept = new Set(rows.map(({ writer, number }) => `${writer} ${number}`))
  const lost = acknowledged.flatMap((numbers, writer) =>
    numbers.filter((number) => !kept.has(`${writer} ${number}`)).map((number) => `${writer} ${number}`),
  )
  const seconds = (await ofPatroni) / 1000
  context.diagnostic(
    `${count()} acknowledged writes (${before} before), ${lost.length} lost; ${counts.saved} of the product, ${counts.stale} stale; Patroni ${seconds.toFixed(1)} s, the product ${ofProduct.toFixed(1)} s`,
  )
  assert.deepEqual([lost, counts.stale], [[], 0])
  const { status } = await call(product, '/readyz')
  assert.equal(status, 200, product.output())
  await post(product, '/auth/forgot-password', { email: 'ann@wbn.example' })
})
