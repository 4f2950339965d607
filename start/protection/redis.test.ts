// Limits in a real Redis.
import assert from 'node:assert/strict'
import { describe, test, type TestContext } from 'node:test'
import Fastify from 'fastify'
import { startRedis, withoutRedis } from '#kit/testing-redis.ts'
import { protect } from './protect.ts'

async function makeProcess(context: TestContext, redisUrl: string, burst: number) {
  const app = Fastify({ trustProxy: ['127.0.0.1'] })
  context.after(() => app.close())
  const rateLimit = { perMinute: 60, burst, concurrency: 100 }
  const { admitRendering } = await protect(app, { publicUrl: undefined, rateLimit, redisUrl, queueTimeout: 1000 })
  app.get('/read', (_request, reply) => reply.send('read'))
  app.post('/write', (_request, reply) => reply.send('written'))
  app.get('/page', (request) => admitRendering(request, async () => 'rendered'))
  return (url: string, address: string, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ url, method, headers: { 'x-forwarded-for': address } })
}

async function twoProcesses(context: TestContext, burst: number) {
  const redis = await startRedis()
  context.after(redis.stop)
  const [one, other] = [await makeProcess(context, redis.url, burst), await makeProcess(context, redis.url, burst)]
  return { one, other, redis }
}

describe('limits in Redis', { skip: withoutRedis }, () => {
  test('what an address asks of one process counts at the other', async (context) => {
    const { one, other } = await twoProcesses(context, 3)
    assert.equal((await one('/read', '192.0.2.1')).headers['ratelimit-remaining'], '2')
    assert.equal((await other('/read', '192.0.2.1')).headers['ratelimit-remaining'], '1')
    assert.equal((await one('/read', '192.0.2.1')).statusCode, 200)
    const refused = await other('/read', '192.0.2.1')
    assert.deepEqual([refused.statusCode, refused.json().error.name], [429, 'TooManyRequests'])
    assert.ok(Number(refused.headers['retry-after']) >= 1)
    assert.equal((await other('/read', '192.0.2.2')).statusCode, 200)
  })

  test('writes and rendered pages cost more there as well', async (context) => {
    const { one, other } = await twoProcesses(context, 20)
    const left = async (address: string) => Number((await other('/read', address)).headers['ratelimit-remaining'])
    await one('/write', '192.0.2.1', 'POST')
    assert.ok((await left('192.0.2.1')) <= 15)
    for (let asked = 0; asked < 2; asked++) assert.equal((await one('/page', '192.0.2.2')).statusCode, 200)
    assert.equal((await other('/page', '192.0.2.2')).statusCode, 429)
  })

  test('without Redis each process counts for itself, and answers', async (context) => {
    const { one, other, redis } = await twoProcesses(context, 2)
    await redis.stop()
    for (const ask of [one, other]) {
      const statuses = []
      for (let asked = 0; asked < 3; asked++) statuses.push((await ask('/read', '192.0.2.1')).statusCode)
      assert.deepEqual(statuses, [200, 200, 429])
    }
  })
})
