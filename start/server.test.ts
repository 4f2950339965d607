// Common properties of answers.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import * as z from 'zod'
import { contract } from '#contract/contract.ts'
import { capability, type Contract } from '#contract/foundation/endpoint.ts'
import { serve } from '#kit/serve.ts'
import { answerMalformed } from './protection/malformed.ts'
import { observe, requestIdOf } from './telemetry/observe.ts'
import { protect } from './protection/protect.ts'

type HandlerResult = {
  openMetrics?: boolean
  conditions?: Record<string, () => boolean | Promise<boolean>>
  publicUrl?: string
}

const long = 'steel, brass and bronze. '.repeat(200)
const logged: Record<string, unknown>[] = []

async function makeApp({ openMetrics = false, conditions = {}, publicUrl }: HandlerResult = {}) {
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) }
  const app = Fastify({
    logger: { level: 'info', stream },
    genReqId: requestIdOf,
    trustProxy: ['127.0.0.1'],
    clientErrorHandler: answerMalformed,
  })
  const rateLimit = { perMinute: 0, burst: 0, concurrency: 0 }
  await protect(app, { publicUrl, rateLimit, redisUrl: undefined, queueTimeout: 1000 })
  observe(app, { pool: { totalCount: 1, idleCount: 1, waitingCount: 0 } as never, openMetrics, conditions })
  app.get('/long', (_request, reply) => reply.type('text/plain').send(long))
  app.get('/short', (_request, reply) => reply.type('text/plain').send('steel'))
  app.get('/stream', (_request, reply) => reply.type('text/html').send(Readable.from([long, long])))
  app.get('/picture', (_request, reply) => reply.type('image/png').send(Buffer.from(long)))
  app.get('/defect', () => Promise.reject(new Error('broken pipe in hall 3')))
  after(() => app.close())
  return { app }
}

test('every answer has the security headers, a failure too', async () => {
  const { app } = await makeApp({ publicUrl: 'https://example.com' })
  for (const url of ['/short', '/none', '/defect']) {
    const { headers } = await app.inject(url)
    assert.equal(headers['content-security-policy'], `default-src 'none';frame-ancestors 'none'`, url)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['strict-transport-security'], 'max-age=31536000')
  }
})

test('no strict transport security where the address is not known to be https', async () => {
  const { headers } = await (await makeApp()).app.inject('/short')
  assert.equal(headers['strict-transport-security'], undefined)
})

test('a long answer of a call that waits for nothing is compressed whole', async () => {
  const { app } = await makeApp()
  const read = { method: 'GET', path: '/long', summary: 'A long text.', answer: z.string() } as const
  await app.register(
    async (api) => serve(api, { texts: capability({ read }) }, { texts: { read: () => long.repeat(10) } }, () => ({})),
    {
      prefix: '/api',
    },
  )
  const address = await app.listen()
  const response = await fetch(`${address}/api/long`, { headers: { 'accept-encoding': 'br' } })
  assert.equal(response.headers.get('content-encoding'), 'br')
  assert.deepEqual(await response.json(), { success: true, data: long.repeat(10) })
})

test('text is compressed as the browser can read it', async () => {
  const { app } = await makeApp()
  const ask = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } })
  const brotli = await ask('/long', 'gzip, deflate, br')
  assert.equal(brotli.headers['content-encoding'], 'br')
  assert.equal(brotli.headers.vary, 'accept-encoding')
  assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), long)
  assert.equal(gunzipSync((await ask('/long', 'gzip')).rawPayload).toString(), long)
  assert.equal(brotliDecompressSync((await ask('/stream', 'br')).rawPayload).toString(), long + long)
  assert.equal(gunzipSync((await ask('/stream', 'gzip')).rawPayload).toString(), long + long)
  for (const [url, accepted] of [
    ['/long', 'identity'],
    ['/short', 'br'],
    ['/picture', 'br'],
  ] as const)
    assert.equal((await ask(url, accepted)).headers['content-encoding'], undefined, url)
})

test('a request has an id: the one given, when it is a plain one', async () => {
  const { app } = await makeApp()
  const ask = async (id: string) =>
    (await app.inject({ url: '/short', headers: { 'x-request-id': id } })).headers['x-request-id']
  assert.equal(await ask('a1b2c3d4-e5'), 'a1b2c3d4-e5')
  assert.match(String(await ask('bad id"} {')), /^[\da-f-]{36}$/)
})

test('a log line tells the request, and nothing of query, headers or tokens in the path', async () => {
  const { app } = await makeApp()
  logged.length = 0
  await app.inject({
    url: '/short?token=secret',
    headers: { 'x-auth-token': 'secret', 'x-request-id': 'request-0001' },
  })
  const line = logged.find(({ msg }) => msg === 'request')
  assert.equal(line?.path, '/short')
  assert.equal(line?.status, 200)
  const calls = Object.values(contract as Contract).flatMap((of) => Object.values(of).map(({ path }) => path))
  const routes = readFileSync(new URL('../web/app/routes.tsx', import.meta.url), 'utf8')
  const pages = Array.from(routes.matchAll(/\['([^']*:token[^']*)'/g), ([, path]) => `/${path}`)
  const withToken = [...calls.filter((path) => path.includes(':token')), ...pages]
  assert.ok(pages.length >= 2 && withToken.length >= 6)
  for (const path of withToken) {
    await app.inject(`/es${path.replace(':token', 'secret')}`)
    assert.equal(logged.findLast(({ msg }) => msg === 'request')?.path, `/es${path.replace(':token', '…')}`)
  }
  assert.doesNotMatch(JSON.stringify(logged.filter(({ msg }) => msg === 'request')), /secret/)
})

test('a defect answers its request id and nothing else', async () => {
  const response = await (await makeApp()).app.inject('/defect')
  assert.equal(response.statusCode, 500)
  assert.doesNotMatch(response.body, /hall 3/)
  assert.equal(response.json().error.requestID, response.headers['x-request-id'])
})

test('readyz says which condition is not met, healthz does not care', async () => {
  const { app } = await makeApp({
    conditions: { good: () => true, bad: () => false, broken: () => Promise.reject(new Error('gone')) },
  })
  const ready = await app.inject('/readyz')
  assert.equal(ready.statusCode, 503)
  assert.deepEqual(ready.json(), { status: 'not ready', good: true, bad: false, broken: false })
  assert.equal((await app.inject('/healthz')).statusCode, 200)
})

test('metrics are shown to this machine only, unless they are open', async () => {
  const { app: closed } = await makeApp()
  await closed.inject('/short')
  const shown = await closed.inject('/metrics')
  assert.match(shown.body, /http_request_duration_seconds_count\{method="GET",route="\/short",status="200"\} 1/)
  assert.match(shown.body, /database_connections\{state="open"\} 1/)
  assert.equal((await closed.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode, 403)
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via'])
    assert.equal((await closed.inject({ url: '/metrics', headers: { [name]: '192.0.2.1' } })).statusCode, 403, name)
  const { app: open } = await makeApp({ openMetrics: true })
  assert.equal((await open.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode, 200)
})

test('metrics count the stored events that could not be read', async () => {
  const app = Fastify()
  after(() => app.close())
  const pool = { totalCount: 1, idleCount: 1, waitingCount: 0 } as never
  let unreadable = 0
  observe(app, { pool, openMetrics: false, conditions: {}, unreadableEvents: () => unreadable })
  for (unreadable of [0, 2, 2]) {
    const { body } = await app.inject('/metrics')
    assert.match(body, new RegExp(`^events_unreadable_total ${unreadable}$`, 'm'))
  }
})

test('bytes that are no request, or too many of them, are refused in the envelope', async () => {
  const { app } = await makeApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(app.listeningOrigin)
  for (const [bytes, status] of [
    ['STEEL / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['POST /short HTTP/1.1\r\nHost: a\r\nContent-Length: -3\r\n\r\n', 400],
    ['GET /short HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n', 400],
    [`GET /short HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.end(bytes)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    assert.match(head, new RegExp(`^HTTP/1.1 ${status} `))
    const { success, error } = JSON.parse(body) as { success: boolean; error: { name: string } }
    assert.deepEqual([success, error.name], [false, 'ValidationError'])
  }
})
