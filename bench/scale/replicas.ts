// Reads of one's own writes over two processes and a late replica: node bench/scale/replicas.ts [reads] [delay in ms]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { packagedFolder, startPackagedServer, startReplica } from '#kit/postgres/testing-packaged.ts'
import { call, register, signIn, Visitor } from '../../faults/calls.ts'
import { until } from '../../faults/folder.ts'
import { startProduct } from '../../faults/process.ts'
import { oldestMajor } from '../../start/database.ts'

const [reads, delay] = [Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 50)]
const [people, readsAWrite] = [16, 10]
const countries = ['IT', 'DE', 'FR', 'ES', 'CN', 'US', 'MX', 'BR', 'IN', 'JP']

const programs = packagedFolder(oldestMajor)
if (!programs) throw new Error(`needs PostgreSQL ${oldestMajor} of the distribution`)
const folder = mkdtempSync(join(tmpdir(), 'wbn-replicas-'))
const primary = await startPackagedServer(programs)
const replica = await startReplica(programs, primary, { delay })
const direct = new pg.Client({ connectionString: primary.url })
await direct.connect()
const settings = { DATABASE_URL: primary.url, REPLICA_URLS: replica.url, SERVICES: 'auth,api,worker' }
const limits = { RATE_LIMIT: '0', CONCURRENCY_LIMIT: '1000' }
const start = () => startProduct(folder, { ...settings, ...limits })
const both = [await start(), await start()] as const
const emailOf = (person: number) => `person-${person}@wbn.example`
const tokens: string[] = []
for (let person = 0; person < people; person++) tokens.push(await register(emailOf(person), [both[0], both[1]], direct))
for (const process of both)
  await until(async () => {
    const { body } = await call(process, '/readyz')
    return (body as unknown as { replicas: { isUsed: boolean }[] }).replicas[0]!.isUsed
  }, 'the replica is used')

let [done, stale] = [0, 0]
const refused = new Map<number, number>()
const begun = performance.now()
await Promise.all(tokens.map(writeAndRead))
const seconds = (performance.now() - begun) / 1000

async function writeAndRead(token: string, person: number): Promise<void> {
  const visitor = new Visitor(both, token)
  async function ask<Data>(method: 'GET' | 'PUT', body?: object): Promise<Data | undefined> {
    const { status, data } = await visitor.ask<Data>(method, '/api/user/interests', body)
    if (status === 401) visitor.token = await signIn(emailOf(person), both)
    if (status === 200) return data
    refused.set(status, (refused.get(status) ?? 0) + 1)
    return undefined
  }
  for (let round = 0; done < reads; round++) {
    const mine = countries[round % countries.length]!
    if (!(await ask('PUT', { makes: [], buys: [], countries: [mine] }))) continue
    for (let read = 0; read < readsAWrite; read++) {
      const interests = await ask<{ countries: { code: string }[] }>('GET')
      if (!interests) continue
      done++
      if (interests.countries[0]?.code !== mine) stale++
    }
  }
}

const targets = { primary: 0, replica: 0 }
for (const { address } of both) {
  const text = await (await fetch(`${address}/metrics`)).text()
  for (const [, target, count] of text.matchAll(/^database_reads_total\{target="(\w+)"\} (\d+)/gm))
    targets[target as keyof typeof targets] += Number(count)
}
console.log(
  `${done} reads of own writes, ten after each write, ${Math.round(seconds)} s; stale: ${stale}; refused: ${JSON.stringify(Object.fromEntries(refused))}; statements of reads: ${targets.replica} by the replica (late by ${delay} ms), ${targets.primary} by the primary`,
)
for (const process of both) await process.end('SIGTERM')
await direct.end()
await replica.stop()
await primary.stop()
rmSync(folder, { recursive: true })
