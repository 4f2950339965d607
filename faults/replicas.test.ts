// Reads from a late replica.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import {
  packagedFolder,
  type PackagedServer,
  startPackagedServer,
  startReplica,
} from '#kit/postgres/testing-packaged.ts'
import { oldestMajor } from '../start/database.ts'
import { call, register, Visitor } from './calls.ts'
import { until } from './folder.ts'
import { type Process, startProduct } from './process.ts'

type Interests = { countries: { code: string }[] }

const programs = packagedFolder(oldestMajor)
const countries = ['IT', 'DE', 'FR', 'ES', 'CN', 'US', 'MX', 'BR', 'IN', 'JP']

const codesOf = (interests: Interests) =>
  interests.countries
    .map(({ code }) => code)
    .toSorted()
    .join()

const folder = mkdtempSync(join(tmpdir(), 'wbn-replicas-'))
let primary: PackagedServer
let replica: PackagedServer
let direct: pg.Client
let both: [Process, Process]
let token: string
const skip = !programs && `no PostgreSQL ${oldestMajor} on this machine`
before(async () => {
  if (!programs) return
  primary = await startPackagedServer(programs)
  replica = await startReplica(programs, primary, { delay: 200 })
  direct = new pg.Client({ connectionString: primary.url })
  await direct.connect()
  const settings = { DATABASE_URL: primary.url, SERVICES: 'auth,api,worker', RATE_LIMIT: '0' }
  const start = () => startProduct(folder, { ...settings, REPLICA_URLS: replica.url })
  both = [await start(), await start()]
  token = await register('ann@wbn.example', both, direct)
  await isUsed(true)
})
after(async () => {
  if (!programs) return
  await Promise.all(both.map((process) => process.end('SIGTERM')))
  await direct.end()
  await replica.stop()
  await primary.stop()
  rmSync(folder, { recursive: true })
})

async function isUsed(wanted: boolean): Promise<void> {
  for (const process of both)
    await until(
      async () => {
        const { body } = await call(process, '/readyz')
        return (body as unknown as { replicas: { isUsed: boolean }[] }).replicas[0]!.isUsed === wanted
      },
      `the replica is ${wanted ? 'used' : 'left out'}`,
    )
}
async function readsOf(target: 'primary' | 'replica'): Promise<number> {
  const counts = both.map(async ({ address }) => {
    const text = await (await fetch(`${address}/metrics`)).text()
    return Number(new RegExp(`^database_reads_total\\{target="${target}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count)
}
async function writeAndRead(visitor: Visitor, round: number): Promise<boolean> {
  const mine = [countries[round % 10]!, countries[(round + 1 + Math.floor(round / 10)) % 10]!]
  const wanted = [...new Set(mine)]
  const written = await visitor.ask<Interests>('PUT', '/api/user/interests', {
    makes: [],
    buys: [],
    countries: wanted,
  })
  assert.equal(written.status, 200)
  const read = await visitor.ask<Interests>('GET', '/api/user/interests')
  return read.status === 200 && codesOf(read.data) === wanted.toSorted().join()
}

describe('reads on a replica', { skip }, () => {
  test('strangers are answered by the replica, searches too', async () => {
    const stranger = new Visitor(both)
    const before = await readsOf('replica')
    await until(async () => {
      assert.equal((await stranger.ask('POST', '/api/user/search', { textQuery: 'Ann' })).status, 200)
      assert.equal((await stranger.ask('GET', '/api/announcement/current')).status, 200)
      return (await readsOf('replica')) > before
    }, 'the replica reads')
  })

  test('nobody misses an own write, whichever process answers', async () => {
    const visitor = new Visitor(both, token)
    let missed = 0
    for (let round = 0; round < 300; round++) if (!(await writeAndRead(visitor, round))) missed++
    assert.equal(missed, 0)
  })

  test('a program without cookies misses none either', async () => {
    for (let round = 0; round < 50; round++) {
      const wanted = countries[round % 10]!
      const body = { makes: [], buys: [], countries: [wanted] }
      await new Visitor(both, token).ask('PUT', '/api/user/interests', body)
      const read = await new Visitor([both[round % 2]!], token).ask<Interests>('GET', '/api/user/interests')
      assert.equal(codesOf(read.data), wanted)
    }
  })

  test('sessions read from the replica once it has what they wrote', async () => {
    const visitor = new Visitor(both, token)
    await writeAndRead(visitor, 1)
    const before = await readsOf('replica')
    await until(async () => {
      await visitor.ask('GET', '/api/user/interests')
      return (await readsOf('replica')) > before
    }, 'the replica reads')
  })

  test('a replica that is killed fails no read, and comes back', async () => {
    const visitor = new Visitor(both, token)
    let isOver = false
    let reads = 0
    const statuses = new Set<number>()
    async function readOn(): Promise<void> {
      for (; !isOver; reads++) statuses.add((await visitor.ask('GET', '/api/user/interests')).status)
    }
    const reading = Array.from({ length: 4 }, readOn)
    await until(() => reads > 100, 'people read')
    await replica.kill()
    await isUsed(false)
    const then = reads
    await until(() => reads > then + 100, 'they read on')
    await replica.restart()
    await isUsed(true)
    const before = await readsOf('replica')
    await until(async () => (await readsOf('replica')) > before, 'the replica reads again')
    isOver = true
    await Promise.all(reading)
    assert.deepEqual([...statuses], [200])
  })
})
