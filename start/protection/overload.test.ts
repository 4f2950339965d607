// Overload: queues, refusals, log.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import Fastify from 'fastify'
import { connect } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { AdmissionQueue } from './admission-queue.ts'
import { isOurs } from './overload.ts'
import { protect } from './protect.ts'

const unlimited = { perMinute: 0, burst: 0, concurrency: 0 }

async function makeApp({ queueTimeout }: { queueTimeout: number }) {
  const logged: { level: number; msg: string }[] = []
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) }
  const app = Fastify({ logger: { level: 'info', stream } })
  after(() => app.close())
  const settings = { publicUrl: undefined, rateLimit: unlimited, redisUrl: undefined, queueTimeout }
  const { admitRendering, refuseRendering } = await protect(app, settings)
  return { app, admitRendering, refuseRendering, warnings: () => logged.filter(({ level }) => level === 40) }
}

function queueOf(options: { concurrency?: number; timeout?: number } = {}) {
  let refusals = 0
  const queue = new AdmissionQueue({ concurrency: 1, timeout: 60_000, refused: () => refusals++, ...options })
  return { queue, refusals: () => refusals }
}

test('the addresses that wait have their turn one after the other', async () => {
  const { queue } = queueOf()
  const turns: string[] = []
  const work = (address: string) => queue.run(address, () => void turns.push(address))
  await Promise.all(['first', 'eager', 'eager', 'eager', 'modest', 'other'].map(work))
  assert.deepEqual(turns, ['first', 'eager', 'modest', 'other', 'eager', 'eager'])
})

test('what would wait too long is refused at once, and what does wait too long is given up', async () => {
  const { queue, refusals } = queueOf({ timeout: 30 })
  const held = Promise.withResolvers<void>()
  const running = queue.run('a', () => held.promise)
  const waiting = queue.run('b', () => {})
  await assert.rejects(
    queue.run('c', () => {}),
    { name: 'ServiceUnavailable', retryAfter: 2 },
  )
  assert.equal(queue.waiting, 1, 'the other still waits')
  await assert.rejects(waiting, { name: 'ServiceUnavailable' })
  assert.deepEqual([queue.waiting, refusals()], [0, 2])
  held.resolve()
  await running
  await queue.run('d', () => {})
})

test('nobody is refused while nothing of ours waits, however slow the machine is', async () => {
  const { queue, refusals } = queueOf({ timeout: 10 })
  const held = Promise.withResolvers<void>()
  const slow = queue.run('a', () => held.promise)
  const next = queue.run('b', () => 'done')
  assert.equal(queue.waiting, 1)
  held.resolve()
  await slow
  assert.equal(await next, 'done')
  assert.equal(refusals(), 0)
  assert.ok(!isOurs('eventLoopDelay', 1), 'a late event loop with one request under way')
  assert.ok(isOurs('eventLoopDelay', 100) && isOurs('heapUsedBytes', 1))
})

test('a call that a full queue would refuse is refused before its body is read', async () => {
  const { app } = await makeApp({ queueTimeout: 10 })
  const held = Promise.withResolvers<string>()
  let parsed = 0
  app.addContentTypeParser('text/counted', { parseAs: 'string' }, (_request, body, done) => {
    parsed++
    done(null, body)
  })
  app.post('/api/slow', () => held.promise)
  const ask = () =>
    app.inject({ method: 'POST', url: '/api/slow', headers: { 'content-type': 'text/counted' }, payload: 'body' })
  const answers = Array.from({ length: 120 }, ask)
  assert.equal((await Promise.race(answers)).statusCode, 503)
  const read = parsed
  assert.equal((await ask()).statusCode, 503)
  assert.equal(parsed, read)
  held.resolve('done')
  await Promise.all(answers)
})

test('a page that a full queue would refuse is refused before anything is asked for it, as a page for a browser', async () => {
  const { app, admitRendering, refuseRendering } = await makeApp({ queueTimeout: 10 })
  const held = Promise.withResolvers<string>()
  app.get('/page', (request, reply) =>
    refuseRendering(request, reply) ? reply : admitRendering(request, () => held.promise),
  )
  const answers = Array.from({ length: 5 }, () => app.inject('/page'))
  const early = await Promise.race(answers)
  assert.deepEqual([early.statusCode, early.headers['retry-after']], [503, '2'])
  assert.equal(early.json().error.name, 'ServiceUnavailable')
  assert.ok(early.headers['x-content-type-options'], 'the headers of every answer')
  const page = await app.inject({ url: '/page', headers: { accept: 'text/html' } })
  assert.deepEqual([page.statusCode, page.headers['retry-after']], [503, '2'])
  assert.match(page.body, /Not available at this moment/)
  held.resolve('done')
  await Promise.all(answers)
})

test('an address that asks for too much is refused, and no other for its sake', async () => {
  const { queue, refusals } = queueOf({ timeout: 70 })
  const held = Promise.withResolvers<void>()
  const eager = Array.from({ length: 10 }, () => queue.run('eager', () => held.promise))
  const settled = Promise.allSettled(eager)
  const modest = queue.run('modest', () => 'done')
  await new Promise(setImmediate)
  const refused = refusals()
  assert.ok(refused > 0)
  held.resolve()
  assert.equal(await modest, 'done')
  assert.equal((await settled).filter(({ status }) => status === 'rejected').length, refused)
})

test('work that fails leaves its place to the next', async () => {
  const { queue } = queueOf()
  const failing = queue.run('a', () => Promise.reject(new Error('a defect')))
  const next = queue.run('b', () => 'done')
  await assert.rejects(failing, /a defect/)
  assert.equal(await next, 'done')
})

test('calls and pages beyond the queue are answered 503 with Retry-After in the envelope, logged once', async () => {
  const { app, admitRendering, warnings } = await makeApp({ queueTimeout: 10 })
  const held = Promise.withResolvers<string>()
  app.get('/api/slow', () => held.promise)
  app.get('/page', (request) => admitRendering(request, () => held.promise))
  app.get('/api', () => 'unqueued')
  for (const url of ['/api/slow', '/page']) {
    const answers = Array.from({ length: 100 }, () => app.inject(url))
    const first = await Promise.race(answers)
    assert.equal(first.statusCode, 503)
    assert.ok(Number(first.headers['retry-after']) >= 1)
    assert.deepEqual(first.json(), {
      success: false,
      error: { name: 'ServiceUnavailable', message: 'Too busy, try again' },
    })
  }
  assert.equal((await app.inject('/api')).statusCode, 200)
  held.resolve('done')
  assert.deepEqual(
    warnings().map(({ msg }) => msg),
    ['The queue is full: requests are refused'],
  )
})

test('while every connection of the pool is taken the answer is 503 with Retry-After, logged once', async () => {
  const { url, drop } = await testDatabase({ template: 'empty' })
  const database = connect(url, { max: 1 })
  const { app, warnings } = await makeApp({ queueTimeout: 1000 })
  app.get('/api/rows', async () => (await database.pool.query('select 1 as one')).rows)
  const taken = await database.pool.connect()
  database.pool.options.connectionTimeoutMillis = 50
  try {
    for (const answer of await Promise.all(Array.from({ length: 5 }, () => app.inject('/api/rows')))) {
      assert.equal(answer.statusCode, 503)
      assert.ok(Number(answer.headers['retry-after']) >= 1)
      assert.equal(answer.json().error.name, 'ServiceUnavailable')
    }
    assert.deepEqual(
      warnings().map(({ msg }) => msg),
      ['The database is away, or all its connections are taken'],
    )
    taken.release()
    assert.deepEqual((await app.inject('/api/rows')).json(), [{ one: 1 }])
  } finally {
    await database.close()
    await drop()
  }
})
