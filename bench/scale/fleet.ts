// Four processes behind HAProxy: throughput, freshness, rolling restart. `node bench/scale/fleet.ts [SECONDS]`
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import { industries } from '#api/foundation/industries/lookup.ts'
import { packagedFolder, startPackagedServer, startReplica } from '#kit/postgres/testing-packaged.ts'
import { freePort } from '#kit/testing-ports.ts'
import { startRedis } from '#kit/testing-redis.ts'
import { startBalancer } from '../../faults/balancer.ts'
import { register } from '../../faults/calls.ts'
import { makeFolder, until } from '../../faults/folder.ts'
import { type Process, startProduct } from '../../faults/process.ts'
import { oldestMajor } from '../../start/database.ts'

const PROCESSES = 4
const CONNECTIONS = 16
const CHANGES = 20
const LATE_BY = 50 // ms
const seconds = Number(process.argv[2] ?? 30)

const programs = packagedFolder(oldestMajor)
if (!programs) throw new Error(`needs PostgreSQL ${oldestMajor} of the distribution`)
const folder = makeFolder()
const [primary, redis] = [await startPackagedServer(programs), await startRedis()]
const replica = await startReplica(programs, primary, { delay: LATE_BY })
const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort))
const fleet: Process[] = []
for (const at of ports.keys()) fleet.push(await start(at))
const balancer = await startBalancer(join(folder.dataDir, '..'), ports)
await until(async () => (await balancer.membersUp()) === PROCESSES, 'the balancer uses all')
const front = `http://127.0.0.1:${balancer.port}`

const found = await ask<{ data: { productID: string; key: string }[] }>(front, '/api/search/product', {
  textQuery: '',
  size: 20,
})
const searches = ['pump', 'bearing', 'cable', 'solar', 'steel pipe'].map((textQuery): autocannon.Request => {
  return { method: 'POST', path: '/api/search/product', body: JSON.stringify({ textQuery }), headers: json() }
})
const reads = found.data.map(({ productID }): autocannon.Request => ({ path: `/api/product/${productID}` }))
const pages = ['/', '/industries', '/search-result?business=PR&countries=global&search=pump'].map((path) => ({ path }))

for (const [name, url] of [
  ['one process', fleet[1]!.address],
  ['the fleet', front],
] as const) {
  for (const [kind, requests] of Object.entries({ pages, searches, reads })) {
    const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds / 6, requests })
    const { average } = result.requests
    console.log(
      `${name}, ${kind}: ${Math.round(average)} a second, p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms, refused ${result.non2xx}, broken ${result.errors}`,
    )
  }
}

const delays = await freshness()
console.log(`a changed name is found by the other ${PROCESSES - 1} after, ms: ${delays.join(', ')}`)

let [isOver, answered] = [false, 0]
const failures = new Map<string, number>()
const clients = Promise.all(Array.from({ length: 3 }, keepAsking))
const begun = performance.now()
for (const at of fleet.keys()) {
  await fleet[at]!.end('SIGTERM')
  fleet[at] = await start(at)
  await until(async () => (await balancer.membersUp()) === PROCESSES, 'the balancer uses it again')
}
isOver = true
await clients
console.log(
  `${PROCESSES} processes restarted one after the other in ${Math.round((performance.now() - begun) / 1000)} s: ${answered} requests answered, failed: ${JSON.stringify(Object.fromEntries(failures))}`,
)
balancer.stop()
await Promise.all(fleet.map((one) => one.end('SIGTERM')))
await replica.stop()
await Promise.all([primary.stop(), redis.stop()])
await folder.remove()

function start(at: number): Promise<Process> {
  return startProduct(join(folder.dataDir, `../data-${at}`), {
    PORT: String(ports[at]),
    DATABASE_URL: primary.url,
    REPLICA_URLS: replica.url,
    REDIS_URL: redis.url,
    SERVICES: at === 0 ? 'auth,api,web,worker' : 'auth,api,web',
    DEMO: 'on',
    RATE_LIMIT: '0',
    QUEUE_TIMEOUT: '10000',
    TRUST_PROXY: '127.0.0.1',
  })
}

function json(token?: string): Record<string, string> {
  return { 'content-type': 'application/json', ...(token && { 'x-auth-token': token }) }
}

async function ask<T>(address: string, path: string, body?: object, token?: string, method = 'POST'): Promise<T> {
  const init = body && { method, body: JSON.stringify(body) }
  const response = await fetch(address + path, { ...init, headers: json(token) })
  const answer = (await response.json()) as { success: boolean; data: T }
  if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer.data
}

async function freshness(): Promise<number[]> {
  const direct = new pg.Client({ connectionString: primary.url })
  await direct.connect()
  const token = await register('fleet@wbn.example', [fleet[0]!, fleet[1]!], direct)
  await direct.end()
  const industry = industries[3]!
  const fields = { businessType: 'MA', country: 'IT', state: 'IT-45', shortDescription: 'Pumps.' }
  const own = {
    companyName: 'Fleet 0',
    industry: industry.id,
    categories: [`${industry.id}.${industry.children[0]!.id}`],
  }
  const create = '/api/business/profile/create'
  type Own = { businessID: string }
  const { businessID } = await ask<Own>(fleet[0]!.address, create, { ...fields, ...own }, token)
  const delays: number[] = []
  for (let change = 1; change <= CHANGES; change++) {
    const writer = fleet[change % PROCESSES]!
    const companyName = `Fleetname${change} Works`
    await ask(writer.address, `/api/business/profile/${businessID}`, { general: { companyName } }, token, 'PUT')
    const from = performance.now()
    const others = fleet.filter((one) => one !== writer)
    await Promise.all(
      others.map(({ address }) =>
        until(async () => {
          const { data } = await ask<{ data: Own[] }>(address, '/api/search/business', { textQuery: companyName })
          return data[0]?.businessID === businessID
        }, `${companyName} is found`),
      ),
    )
    delays.push(Math.round(performance.now() - from))
  }
  return delays
}

async function keepAsking(): Promise<void> {
  for (let turn = 0; !isOver; turn++) {
    const outcome = await fetch(front + ['/', '/industries', '/healthz'][turn % 3]!).then(
      async (response) => {
        await response.arrayBuffer()
        return response.ok ? undefined : String(response.status)
      },
      (error: Error) => String((error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.message),
    )
    if (outcome === undefined) answered++
    else failures.set(outcome, (failures.get(outcome) ?? 0) + 1)
    await pause(50)
  }
}
