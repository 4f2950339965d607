// Varnish.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { inspect } from 'node:util'
import Fastify from 'fastify'
import { purgerOf } from '#kit/purge.ts'
import { freePort } from '#kit/testing-ports.ts'

const program = findVarnish()
const skip = program === undefined && 'varnishd is not installed: apt-get install varnish'

function findVarnish(): string | undefined {
  return ['/usr/sbin/varnishd', 'varnishd'].find((path) => spawnSync(path, ['-V']).status === 0)
}

async function startVarnish(origin: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wbn-varnish-'))
  await chmod(folder, 0o755) // its processes have users of their own
  const port = await freePort()
  const file = join(folder, 'site.vcl')
  const vcl = await readFile(join(import.meta.dirname, '../deploy/varnish/varnish.vcl'), 'utf8')
  await writeFile(file, vcl.replace('"3000"', `"${new URL(origin).port}"`))
  const options = ['-F', '-n', join(folder, 'n'), '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,16m']
  const child = spawn(program!, options, { stdio: 'ignore' })
  after(async () => {
    const gone = new Promise((done) => child.once('exit', done))
    child.kill()
    await gone
    await rm(folder, { recursive: true, force: true })
  })
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 500; tries++) {
    const isUp = await fetch(`${address}/up`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return address
    await setTimeout(20)
  }
  throw new Error('varnish does not start')
}

test('pages of strangers are kept until one of their tags is purged', { skip }, async () => {
  const app = Fastify()
  after(() => app.close())
  const asked = new Map<string, number>()
  app.get('/up', () => 'up')
  app.get('/page/:tag', ({ params }, reply) => {
    const { tag } = params as { tag: string }
    asked.set(tag, (asked.get(tag) ?? 0) + 1)
    const headers = { 'cache-control': 'no-cache', 'cdn-cache-control': 'max-age=300' }
    return reply.headers({ ...headers, 'surrogate-key': `business:${tag} lists` }).send(`${tag} ${asked.get(tag)}`)
  })
  app.get('/plain', (_request, reply) => reply.header('cache-control', 'no-cache').send(String(Math.random())))
  const varnish = await startVarnish(await app.listen({ host: '127.0.0.1', port: 0 }))
  const read = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
    (await fetch(varnish + path, { headers })).text()
  const until = async (path: string, expected: string): Promise<void> => {
    for (let tries = 0; (await read(path)) !== expected && tries < 500; tries++) await setTimeout(20)
    assert.equal(await read(path), expected)
  }

  for (let time = 0; time < 3; time++) assert.equal(await read('/page/1'), '1 1')
  assert.equal(await read('/page/2'), '2 1')
  assert.equal((await fetch(`${varnish}/page/1`)).headers.get('surrogate-key'), null)
  assert.equal(await read('/page/1', { cookie: 'session=x' }), '1 2')
  assert.notEqual(await read('/plain'), await read('/plain'))

  // A proxy on the same machine asks for anybody.
  const purge = { method: 'PURGE', headers: { 'surrogate-key': 'lists', 'x-forwarded-for': '203.0.113.9' } }
  assert.equal((await fetch(varnish, purge)).status, 403)
  assert.equal(await read('/page/2'), '2 1')

  const warned: object[] = []
  const options = { everything: 'lists', log: { warn: (about: object) => void warned.push(about) } }
  const purger = purgerOf({ ...options, addresses: [`${varnish}/`] })
  purger.purge(['business:1', 'business:12'])
  await until('/page/1', '1 3')
  assert.equal(await read('/page/2'), '2 1')
  purger.purge(Array.from({ length: 3000 }, (_, number) => `product:${number}`))
  await until('/page/2', '2 2')
  assert.deepEqual(warned, [])
  purger.close()
})

test('a cache that is away is purged once it is back, by the user of its address, who is not logged', async () => {
  const port = await freePort()
  const warned: object[] = []
  const log = { warn: (about: object) => void warned.push(about) }
  const purger = purgerOf({ addresses: [`http://cache:p%40ss@127.0.0.1:${port}/`], everything: 'lists', log })
  after(() => purger.close())
  purger.purge(['business:1'])
  for (let tries = 0; warned.length === 0 && tries < 500; tries++) await setTimeout(20)
  assert.equal(warned.length, 1)
  assert.doesNotMatch(inspect(warned), /p%40ss|p@ss/)
  const purged: (string | string[] | undefined)[] = []
  const app = Fastify()
  after(() => app.close())
  app.addHttpMethod('PURGE')
  app.route({
    method: 'PURGE',
    url: '/',
    handler({ headers }) {
      purged.push(headers['surrogate-key'], headers.authorization)
      return ''
    },
  })
  await app.listen({ host: '127.0.0.1', port })
  for (let tries = 0; purged.length === 0 && tries < 500; tries++) await setTimeout(20)
  assert.deepEqual(purged.slice(0, 2), ['business:1', `Basic ${Buffer.from('cache:p@ss').toString('base64')}`])
})
