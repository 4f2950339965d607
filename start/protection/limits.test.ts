// Limits by address.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { after, test } from 'node:test'
import Fastify from 'fastify'
import { observe } from '../telemetry/observe.ts'
import { protect } from './protect.ts'
import { memoryBuckets } from './token-bucket.ts'

type Rate = { perMinute?: number; burst?: number; concurrency?: number }

async function makeApp(rate: Rate = {}) {
  const app = Fastify({ trustProxy: ['127.0.0.1'] })
  after(() => app.close())
  const rateLimit = { perMinute: 60, burst: 60, concurrency: 100, ...rate }
  const settings = { publicUrl: undefined, rateLimit, redisUrl: undefined, queueTimeout: 1000 }
  const { admitRendering, chargeApiToken, chargeCalls } = await protect(app, settings)
  observe(app, { pool: { totalCount: 1, idleCount: 1, waitingCount: 0 } as never, openMetrics: false, conditions: {} })
  app.get('/read', (_request, reply) => reply.send('read'))
  app.post('/write', (_request, reply) => reply.send('written'))
  app.get('/page', (request) => admitRendering(request, async () => 'rendered'))
  app.get('/with-token', async (request, reply) => {
    await chargeApiToken(request, reply, String(request.headers['x-auth-token']))
    return 'read'
  })
  app.post('/many/:calls', async (request) => {
    await chargeCalls(request, Number((request.params as { calls: string }).calls) - 1)
    return 'done'
  })
  app.get('/file', { config: { rateLimit: false } }, (_request, reply) => reply.send('file'))
  const ask = (url: string, address = '192.0.2.1', method: 'GET' | 'POST' = 'GET') =>
    app.inject({ url, method, headers: { 'x-forwarded-for': address } })
  return { app, ask }
}

test('an address that asks too much gets 429 with Retry-After in the envelope; others, files and health do not', async () => {
  const { ask } = await makeApp({ burst: 3 })
  for (let asked = 0; asked < 3; asked++) assert.equal((await ask('/read')).statusCode, 200)
  const refused = await ask('/read')
  assert.equal(refused.statusCode, 429)
  assert.equal(refused.json().success, false)
  assert.equal(refused.json().error.name, 'TooManyRequests')
  assert.ok(Number(refused.headers['retry-after']) >= 1)
  assert.ok(refused.headers['x-request-id'])
  assert.equal((await ask('/read', '192.0.2.2')).statusCode, 200)
  for (const url of ['/healthz', '/file']) assert.equal((await ask(url)).statusCode, 200, url)
})

test('every answer says how much is left', async () => {
  const { ask } = await makeApp({ burst: 10 })
  const { headers } = await ask('/read')
  assert.deepEqual([headers['ratelimit-limit'], headers['ratelimit-remaining']], ['10', '9'])
  assert.ok(Number(headers['ratelimit-reset']) >= 1)
  assert.equal((await ask('/read')).headers['ratelimit-remaining'], '8')
})

test('an API token has a bucket of its own, from whichever addresses it comes', async () => {
  const { app } = await makeApp({ burst: 3 })
  const ask = (token: string, address: string) =>
    app.inject({ url: '/with-token', headers: { 'x-forwarded-for': address, 'x-auth-token': token } })
  const answers = []
  for (const at of [1, 2, 3, 4]) answers.push(await ask('one', `192.0.2.${at}`))
  assert.deepEqual(
    answers.map(({ statusCode, headers }) => [statusCode, headers['ratelimit-remaining']]),
    [
      [200, '2'],
      [200, '1'],
      [200, '0'],
      [429, '0'],
    ],
  )
  assert.match(answers[3]!.json().error.message, /this API token/)
  assert.ok(Number(answers[3]!.headers['retry-after']) >= 1)
  assert.equal((await ask('another', '192.0.2.4')).statusCode, 200)
})

test('a write costs more than a read, and a rendered page more than both', async () => {
  const { ask } = await makeApp()
  const left = async () => Number((await ask('/read')).headers['ratelimit-remaining'])
  const before = await left()
  await ask('/write', '192.0.2.1', 'POST')
  const written = before - (await left()) - 1
  await ask('/page')
  const rendered = before - written - (await left()) - 2
  assert.ok(1 < written && written < rendered, `${written}, ${rendered}`)
})

test('a request that holds many costs as many, and one that could never be paid is not taken', async () => {
  const { ask } = await makeApp({ burst: 100 })
  const one = await ask('/many/1', '192.0.2.1', 'POST')
  assert.equal(one.headers['ratelimit-remaining'], '95')
  assert.equal((await ask('/many/10', '192.0.2.1', 'POST')).statusCode, 200)
  assert.equal((await ask('/read')).headers['ratelimit-remaining'], '44')
  const refused = await ask('/many/10', '192.0.2.1', 'POST')
  assert.deepEqual([refused.statusCode, refused.json().error.name], [429, 'TooManyRequests'])
  const large = await ask('/many/50', '192.0.2.2', 'POST')
  assert.deepEqual([large.statusCode, large.json().error.name], [413, 'PayloadTooLarge'])
})

test('an address that had pages rendered waits for as long as they cost', async () => {
  const { ask } = await makeApp({ burst: 20 })
  const answers = []
  for (let asked = 0; asked < 4; asked++) answers.push((await ask('/page')).statusCode)
  assert.deepEqual(answers, [200, 200, 429, 429])
})

test('the addresses of one IPv6 network count as one', async () => {
  const { ask } = await makeApp({ burst: 1 })
  assert.equal((await ask('/read', '2001:db8:1:2::1')).statusCode, 200)
  assert.equal((await ask('/read', '2001:db8:1:2:ffff:0:0:7')).statusCode, 429)
  assert.equal((await ask('/read', '2001:db8:1:3::1')).statusCode, 200)
})

test('addresses where nothing is count as well', async () => {
  const { ask } = await makeApp({ burst: 1 })
  assert.equal((await ask('/nothing-here')).statusCode, 404)
  assert.equal((await ask('/nothing-here')).statusCode, 429)
})

test('a great many addresses do not make one that goes on asking start anew', async () => {
  const { take } = memoryBuckets({ perMinute: 1, burst: 1 })
  await take('eager', 1)
  for (let others = 0; others < 110_000; others++) {
    await take(`other ${others}`, 1)
    if (others % 10_000 === 0) assert.ok((await take('eager', 1)).used > 1)
  }
  assert.ok((await take('eager', 1)).used > 1)
})

test('an address over its bound of requests at a time is refused with 429, while another is served', async () => {
  const { app, ask } = await makeApp({ concurrency: 2 })
  const held = Promise.withResolvers<string>()
  app.get('/slow', () => held.promise)
  const slow = [ask('/slow'), ask('/slow')]
  await new Promise(setImmediate)
  const refused = await ask('/read')
  assert.deepEqual([refused.statusCode, refused.json().error.name], [429, 'TooManyRequests'])
  assert.ok(Number(refused.headers['retry-after']) >= 1)
  assert.equal((await ask('/read', '192.0.2.2')).statusCode, 200)
  held.resolve('done')
  for (const answer of await Promise.all(slow)) assert.equal(answer.statusCode, 200)
  assert.equal((await ask('/read')).statusCode, 200)
})

test('a connection is answered again after a refusal', async () => {
  const { app } = await makeApp({ burst: 1 })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statusOf = async () => {
    const [response] = (await once(request(`${address}/read`, { agent }).end(), 'response')) as [IncomingMessage]
    await once(response.resume(), 'end')
    return response.statusCode
  }
  assert.deepEqual([await statusOf(), await statusOf(), await statusOf()], [200, 429, 200])
  agent.destroy()
})

test('a rate of 0 limits nobody', async () => {
  const { ask } = await makeApp({ perMinute: 0, burst: 1, concurrency: 1 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/read')))
  assert.ok(answers.every(({ statusCode }) => statusCode === 200))
})
