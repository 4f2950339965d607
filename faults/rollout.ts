// Two versions behind HAProxy, under load: `node faults/rollout.ts [PROCESSES]`. Pages must be built.
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startBalancer } from './balancer.ts'
import { makeFolder, until } from './folder.ts'
import { freePort } from '#kit/testing-ports.ts'
import { type Process, runScript } from './process.ts'

type Version = { root: string; asset: string }
type Member = { port: number; process: Process; version: Version }

const count = Number(process.argv[2] ?? 2)
const root = join(import.meta.dirname, '..')
const folder = makeFolder()
const top = join(folder.dataDir, '..')
const former = versionIn('former')
const next = versionIn('next', former)
const server = await folder.start()
const ports = await Promise.all(Array.from({ length: count }, freePort))
const members: Member[] = []
for (const port of ports) members.push(await start(port, former))

const balancer = await startBalancer(top, ports)
const paths = ['/', '/product', `/assets/${former.asset}`, '/api/ref-data/business-type', '/healthz']
await until(async () => (await balancer.membersUp()) === count, 'the balancer uses all')

let over = false
const seen = new Map<string, number>()
const clients = Promise.all(Array.from({ length: 3 }, ask))
const began = performance.now()
for (const at of members.keys()) {
  const before = members[at]!
  const { port } = before
  await before.process.end('SIGTERM')
  members[at] = await start(port, next)
  await until(async () => (await balancer.membersUp()) === count, 'the balancer uses it')
  if (!paths.includes(`/assets/${next.asset}`)) paths.push(`/assets/${next.asset}`)
}
const seconds = (performance.now() - began) / 1000
over = true
await clients
const total = [...seen.values()].reduce((sum, one) => sum + one, 0)
const failed = [...seen].filter(([name]) => !/ [23]\d\d$/.test(name))
console.log(`${count} processes replaced in ${seconds.toFixed(0)} s: ${total} requests`, Object.fromEntries(seen))
balancer.stop()
await Promise.all(members.map(({ process: one }) => one.end('SIGTERM')))
await folder.remove()
process.exit(failed.length > 0 ? 1 : 0)

function versionIn(name: string, before?: Version): Version {
  const copy = join(top, name)
  mkdirSync(copy)
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (['node_modules', 'data', '.git'].includes(entry.name)) continue
    cpSync(join(root, entry.name), join(copy, entry.name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const asset = `only-${name}.js`
  const assets = join(copy, 'web/dist/client/assets')
  for (const one of [asset, before?.asset]) if (one) writeFileSync(join(assets, one), '')
  return { root: copy, asset }
}

async function start(port: number, version: Version): Promise<Member> {
  const settings = {
    PORT: String(port),
    DATA_DIR: join(top, `data-${port}`),
    DATABASE_URL: server.url,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    SERVICES: 'auth,api,web',
    RATE_LIMIT: '0',
    QUEUE_TIMEOUT: '10000',
    TRUST_PROXY: '127.0.0.1',
  }
  const script = relative(root, join(version.root, 'start/main.ts'))
  return { port, version, process: await runScript(script, settings, /ready: http/) }
}

async function ask(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = 0; !over; turn++) {
    const path = paths[turn % paths.length]!
    const name = `${path} ${await send(path, agent)}`
    seen.set(name, (seen.get(name) ?? 0) + 1)
    await pause(50)
  }
  agent.destroy()
}

function send(path: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    const asked = request({ port: balancer.port, path, agent }, (response) => {
      response
        .resume()
        .once('error', fail)
        .once('end', () => resolve(String(response.statusCode)))
    })
    asked.once('error', fail).end()
  })
}
