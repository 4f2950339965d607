// Rolling restarts behind a balancer without retries: `node faults/rolling.ts [ROUNDS] [probing|passive]`.
import { Agent, createServer as createHttpServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { makeFolder, until } from './folder.ts'
import { freePort } from '#kit/testing-ports.ts'
import { type Process, startProduct } from './process.ts'

const rounds = Number(process.argv[2] ?? 1)
const isPassive = process.argv[3] === 'passive'
const clients = 16
const probeInterval = 1000 // ms

type Upstream = { port: number; agent: Agent; ready: boolean }
type Outcome = { status: number } | { error: string }

const folder = makeFolder()
const ports = await Promise.all([freePort(), freePort()])
const upstreams: Upstream[] = ports.map((port) => ({ port, agent: new Agent({ keepAlive: !isPassive }), ready: false }))
const processes: Process[] = []
for (const port of ports) processes.push(await start(port))

let over = false
const probing = Promise.all(upstreams.map(probe))
await until(() => upstreams.every(({ ready }) => ready), 'both are ready')

let turn = 0
const balancer = createHttpServer(pass)
function pass(asked: IncomingMessage, answer: ServerResponse): void {
  const ready = upstreams.filter((one) => one.ready)
  const upstream = ready[turn++ % ready.length]
  if (!upstream) return void answer.writeHead(503, { reason: 'none is left' }).end()
  const { port, agent } = upstream
  const onward = request({ port, agent, host: '127.0.0.1', method: asked.method, path: asked.url }, (given) => {
    answer.writeHead(given.statusCode!)
    pipeline(given, answer, () => {})
  })
  onward.once('error', (error: NodeJS.ErrnoException) => {
    if (!isPassive || error.code !== 'ECONNREFUSED')
      return answer.writeHead(502, { reason: error.code ?? error.message }).end()
    leaveOut(upstream)
    pass(asked, answer)
  })
  onward.end()
}
const address = await listen(balancer)

const failures = new Map<string, number>()
let answered = 0
const asking = Promise.all(Array.from({ length: clients }, ask))
const began = Date.now()
for (let round = 0; round < rounds; round++)
  for (const [at, upstream] of upstreams.entries()) {
    await processes[at]!.end('SIGTERM')
    if (!isPassive) upstream.ready = false
    processes[at] = await start(upstream.port)
    await until(() => upstream.ready, 'the balancer uses it again')
  }
const seconds = (Date.now() - began) / 1000
over = true
await Promise.all([asking, probing])
balancer.close()
for (const { agent } of upstreams) agent.destroy()
await Promise.all(processes.map((one) => one.end('SIGTERM')))
await folder.remove()

const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
console.log(
  `${rounds * 2} restarts in ${seconds.toFixed(0)} s: ${answered} requests, ${failed} failed`,
  Object.fromEntries(failures),
)
process.exit(failed > 0 ? 1 : 0)

function start(port: number): Promise<Process> {
  const settings = { PORT: String(port), SERVICES: 'auth,api', RATE_LIMIT: '0', QUEUE_TIMEOUT: '10000' }
  return startProduct(folder.dataDir, settings)
}

function leaveOut(upstream: Upstream): void {
  upstream.ready = false
  setTimeout(() => (upstream.ready = true), probeInterval)
}

async function probe(upstream: Upstream): Promise<void> {
  if (isPassive) return void (upstream.ready = true)
  while (!over) {
    const outcome = await send(`http://127.0.0.1:${upstream.port}/readyz`, upstream.agent)
    upstream.ready = 'status' in outcome && outcome.status === 200
    await pause(probeInterval)
  }
}

async function ask(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (!over) {
    const outcome = await send(`${address}/api/ref-data/business-type`, agent)
    answered++
    const name = 'error' in outcome ? outcome.error : String(outcome.status)
    if (name !== '200') failures.set(name, (failures.get(name) ?? 0) + 1)
  }
  agent.destroy()
}

function send(url: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message })
    const asked = request(url, { agent }, (response) => {
      const { reason } = response.headers
      response.resume().once('error', fail)
      response.once('end', () => resolve(reason ? { error: String(reason) } : { status: response.statusCode! }))
    })
    asked.once('error', fail).end()
  })
}

async function listen(server: ReturnType<typeof createHttpServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  return `http://127.0.0.1:${typeof bound === 'object' ? bound!.port : bound}`
}
