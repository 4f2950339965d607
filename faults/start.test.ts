// The process: start, kill, load.
import assert from 'node:assert/strict'
import { chmodSync, chownSync, existsSync, mkdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { makeFolder, until } from './folder.ts'
import { type Process, runScript, startProduct } from './process.ts'

const shared = makeFolder()
after(shared.remove)

async function isReady(address: string): Promise<boolean> {
  const response = await fetch(`${address}/readyz`).catch(() => undefined)
  return response?.status === 200
}

async function stop(product: Process, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  const ended = product.end(signal)
  await until(async () => !(await isReady(product.address)), 'a probe is told')
  return ended
}

test('SIGTERM stops cleanly, with the database', async () => {
  const product = await startProduct(shared.dataDir)
  assert.ok(await isReady(product.address), product.output())
  assert.equal(await stop(product), 0, product.output())
  assert.equal(shared.postmaster(), undefined)
})

test('after a kill -9 of node and of the server together the next start works', async () => {
  const product = await startProduct(shared.dataDir)
  process.kill(shared.postmaster()!, 'SIGKILL')
  await product.end('SIGKILL')
  const next = await startProduct(shared.dataDir)
  assert.ok(await isReady(next.address), next.output())
  assert.equal(await stop(next, 'SIGINT'), 0)
})

test('a killed database server comes back while the product runs', async () => {
  const product = await startProduct(shared.dataDir)
  process.kill(shared.postmaster()!, 'SIGKILL')
  await until(() => product.output().includes('The database server is back'), 'the server is back')
  await until(() => isReady(product.address), 'the product is ready again')
  assert.equal(await stop(product), 0)
})

test('two products on one data folder share its server', async () => {
  const [one, two] = await Promise.all([startProduct(shared.dataDir), startProduct(shared.dataDir)])
  assert.ok(await isReady(one.address), one.output())
  assert.equal(await stop(one), 0)
  assert.ok(await isReady(two.address), two.output())
  assert.equal(await stop(two), 0)
  assert.equal(shared.postmaster(), undefined)
})

test('a stop finishes what is under way: no request fails', async () => {
  const product = await startProduct(shared.dataDir, { RATE_LIMIT: '0' })
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const outcomes: (number | string)[] = []
  async function client(): Promise<void> {
    for (let told = false; !told;) {
      const { outcome, closing } = await ask(`${product.address}/api/ref-data/business-type`, agent)
      outcomes.push(outcome)
      told = closing
    }
  }
  const clients = Array.from({ length: 8 }, client)
  await until(() => outcomes.length > 200, 'there is load')
  assert.equal(await stop(product), 0, product.output())
  await Promise.all(clients)
  agent.destroy()
  assert.deepEqual([...new Set(outcomes)], [200])
})

type Outcome = { outcome: number | string; closing: boolean }

function ask(url: string, agent: Agent): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const fail = (error: NodeJS.ErrnoException) => resolve({ outcome: error.code ?? error.message, closing: true })
  const request = get(url, { agent }, (response) => {
    const closing = response.headers.connection === 'close'
    response.resume().once('error', fail)
    response.once('end', () => resolve({ outcome: response.statusCode!, closing }))
  })
  request.once('error', fail)
  return promise
}

test('a kill -9 while the sample data is loaded leaves no half of it', async () => {
  const folder = makeFolder()
  const settings = { PORT: '0', DATA_DIR: folder.dataDir, SERVICES: 'api', LOG_LEVEL: 'warn' }
  const killed = await runScript('start/main.ts', settings, /Sample data: products/)
  await killed.end('SIGKILL')
  const product = await startProduct(folder.dataDir, { DEMO: 'on' })
  assert.match(product.output(), /Sample data: products: 100 %/)
  assert.equal(await stop(product), 0)
  await folder.remove()
})

test('a start that is killed while it makes the search index goes on at the next start', async () => {
  const folder = makeFolder()
  const settings = { PORT: '0', DATA_DIR: folder.dataDir, SERVICES: 'api', LOG_LEVEL: 'warn' }
  const killed = await runScript('start/main.ts', settings, /Search index: product/)
  await killed.end('SIGKILL')
  const product = await startProduct(folder.dataDir, { DEMO: 'on' })
  assert.doesNotMatch(product.output(), /Sample data/, 'what was loaded is kept')
  assert.match(product.output(), /Search index: product: 100 %/)
  const headers = { 'content-type': 'application/json' }
  const search = await fetch(`${product.address}/api/search/product`, { method: 'POST', headers, body: '{}' })
  const { data } = (await search.json()) as { data: { total: number } }
  assert.ok(data.total > 1000)
  assert.equal(await stop(product), 0)
  await folder.remove()
})

test('bad settings are named in a line each, without a stack', async () => {
  const { ended, output } = await startProduct(shared.dataDir, { PORT: 'http', PORTAL: 'atlantis' })
  assert.equal(await ended, 1)
  assert.match(output(), /^PORT: expected .*\nPORTAL: expected .*\n$/)
})

test('a port in use is named', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  const { ended, output } = await startProduct(shared.dataDir, { PORT: String(port), HOST: '127.0.0.1' })
  assert.equal(await ended, 1)
  assert.match(output(), new RegExp(`^PORT: ${port} is in use already$`, 'm'))
  assert.doesNotMatch(output(), /^ {4}at /m)
  other.close()
})

test('a database that can not be reached is named, its password is not', async () => {
  const { ended, output } = await startProduct(shared.dataDir, {
    DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/wbn',
  })
  assert.equal(await ended, 1)
  assert.match(output(), /^DATABASE_URL: .*ECONNREFUSED/)
  assert.doesNotMatch(output(), /secret|^ {4}at /m)
})

test('a file in the place of the data folder is named', async () => {
  const folder = makeFolder()
  writeFileSync(folder.dataDir, '')
  const { ended, output } = await startProduct(folder.dataDir)
  assert.equal(await ended, 1)
  assert.match(output(), /^DATA_DIR: EEXIST/)
  assert.doesNotMatch(output(), /^ {4}at /m)
  rmSync(folder.dataDir)
  await folder.remove()
})

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }

test(
  'as root in a private folder the database runs as another user, in a place that it can reach',
  { skip: !isRoot },
  async () => {
    const folder = makeFolder('data', true)
    const product = await startProduct(folder.dataDir)
    assert.ok(await isReady(product.address), product.output())
    assert.match(realpathSync(join(folder.dataDir, 'postgres')), /^\/var\/lib\/wbn\//)
    assert.equal(await stop(product), 0)
    const moved = realpathSync(join(folder.dataDir, 'postgres'))
    await folder.remove()
    assert.equal(existsSync(moved), false)
  },
)

test('a private data folder keeps its mode; its database stands elsewhere', { skip: !isRoot }, async () => {
  const folder = makeFolder()
  mkdirSync(folder.dataDir, { mode: 0o700 })
  assert.match(folder.home().folder, /^\/var\/lib\/wbn\//)
  assert.equal(statSync(folder.dataDir).mode & 0o777, 0o700)
  await folder.remove()
})

test('as an ordinary user it works the same', { skip: !isRoot || !nobodyCanRead() }, async () => {
  const folder = makeFolder()
  mkdirSync(folder.dataDir)
  chownSync(folder.dataDir, nobody.uid, nobody.gid)
  const product = await startProduct(folder.dataDir, {}, nobody)
  assert.ok(await isReady(product.address), product.output())
  assert.equal(await stop(product), 0)
  await folder.remove()
})

test('a data folder without rights is named', { skip: !isRoot || !nobodyCanRead() }, async () => {
  const folder = makeFolder()
  mkdirSync(folder.dataDir)
  chmodSync(folder.dataDir, 0o755)
  const { ended, output } = await startProduct(folder.dataDir, {}, nobody)
  assert.equal(await ended, 1)
  assert.match(output(), /^DATA_DIR: EACCES/)
  await folder.remove()
})

function nobodyCanRead(): boolean {
  try {
    process.setegid!(nobody.gid)
    process.seteuid!(nobody.uid)
    return existsSync(join(import.meta.dirname, '../package.json'))
  } catch {
    return false
  } finally {
    process.seteuid!(0)
    process.setegid!(0)
  }
}
