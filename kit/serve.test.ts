// A contract over HTTP and in process.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import Fastify from 'fastify'
import * as z from 'zod'
import { capability, routesOf } from '#contract/foundation/endpoint.ts'
import { clientFor } from './client.ts'
import { inProcess } from './in-process.ts'
import { Refusal } from './refusal.ts'
import { refuse, serve, type Handlers } from './serve.ts'
import { overHttp } from './transports.ts'

const things = capability({
  read: {
    method: 'GET',
    path: '/thing/:id',
    summary: 'One thing.',
    params: z.object({ id: z.string().max(5) }),
    query: z.object({ loud: z.coerce.boolean().default(false), next: z.guid().optional() }),
    answer: z.object({ id: z.string(), note: z.string().nullable() }),
    session: z.object({ access: z.string().nullable() }),
    refusals: ['NotFound'],
  },
  make: {
    method: 'POST',
    path: '/thing',
    summary: 'Makes a thing.',
    body: z.object({ name: z.string().min(1), size: z.object({ width: z.number() }).optional() }),
    answer: z.array(z.string()),
  },
  fail: { method: 'GET', path: '/fail', summary: 'A defect.', answer: z.string() },
})
const contract = { things }
let thrown = new Error('a defect with private words')
const handlers: Handlers<typeof contract, object> = {
  things: {
    read(_context, { params, query }) {
      if (params.id === 'none') throw new Refusal('NotFound', 'No such thing')
      const thing = { id: params.id, note: query.loud ? 'LOUD' : null, secret: 'never leaves' }
      return { data: thing, session: { access: null } }
    },
    make: (_context, { body }) => [body.name, String(body.size?.width)],
    fail() {
      throw thrown
    },
  },
}
const app = Fastify()
let base: string

before(async () => {
  refuse(app)
  await app.register(async (api) => serve(api, contract, handlers, () => ({})), { prefix: '/api' })
  base = await app.listen({ port: 0, host: '127.0.0.1' })
})
after(() => app.close())

const clients = {
  'over HTTP': () => clientFor(routesOf(contract), overHttp(`${base}/api`)),
  'in process': () =>
    clientFor(
      routesOf(contract),
      inProcess(contract, handlers, () => ({})),
    ),
}
test('lists in lists and objects in objects a hundred thousand deep are refused like any other nonsense', async () => {
  const deep = (open: string, close: string, times: number) => open.repeat(times) + '1' + close.repeat(times)
  const plain: Record<string, string> = { 'content-type': 'application/json' }
  const hostile = [deep('[', ']', 100_000), deep('{"a":', '}', 30_000), `{"name":${deep('[', ']', 100_000)}}`]
  for (const body of [...hostile, deep('[', ']', 33)])
    for (const headers of [plain, { ...plain, 'idempotency-key': 'deep' }]) {
      const answer = await fetch(`${base}/api/thing`, { method: 'POST', headers, body })
      assert.equal(answer.status, 400, body.slice(0, 20))
      const { error } = (await answer.json()) as { error: { name: string } }
      assert.equal(error.name, 'ValidationError')
    }
  const shallow = { name: 'a', size: { width: 1 }, ignored: JSON.parse(deep('[', ']', 30)) as unknown }
  const made = await app.inject({ method: 'POST', url: '/api/thing', payload: shallow })
  assert.equal(made.statusCode, 200)
})

for (const [way, client] of Object.entries(clients)) {
  test(`the session part stands beside the data, ${way}; unnamed fields stay on the server`, async () => {
    const answer = await client().things.read({ params: { id: 'a' }, query: { loud: true } })
    assert.deepEqual(answer, { data: { id: 'a', note: 'LOUD' }, session: { access: null } })
  })
  test(`a refusal reaches the caller by its name, ${way}`, async () => {
    await assert.rejects(client().things.read({ params: { id: 'none' } }), {
      name: 'NotFound',
      message: 'No such thing',
    })
  })
  test(`every bad field is named, ${way}`, async () => {
    const bad = { name: '', size: { width: 'wide' as unknown as number } }
    await assert.rejects(client().things.make({ body: bad }), (error: Refusal) => {
      assert.equal(error.name, 'ValidationError')
      assert.deepEqual(Object.keys(error.fields ?? {}).toSorted(), ['name', 'size.width'])
      return true
    })
  })
  test(`null and NaN in a body count as not sent, ${way}`, async () => {
    const body = { name: 'x', size: null as never, other: Number.NaN }
    assert.deepEqual(await client().things.make({ body }), ['x', 'undefined'])
  })
}

test('no cache on the way keeps an answer or a refusal for somebody else', async () => {
  for (const [url, status] of [
    ['/api/thing/a', 200],
    ['/api/thing/none', 404],
    ['/api/thing/too-long', 400],
    ['/api/fail', 500],
  ] as const) {
    const { statusCode, headers } = await app.inject(url)
    assert.deepEqual([statusCode, headers['cache-control']], [status, 'no-store'], url)
  }
})

test('while the database is away the answer is to try again, not a defect', async () => {
  const away = [
    { code: 'ECONNREFUSED', syscall: 'connect' },
    { code: 'EAI_AGAIN', syscall: 'getaddrinfo' },
    { code: 'ECONNRESET', syscall: 'read' },
    ...['57P01', '57P02', '57P03', '53300', '08006'].map((code) => ({ code })),
    { code: 'ECONNREFUSED', errors: [{ code: 'ECONNREFUSED', syscall: 'connect' }] },
    { message: 'Connection terminated unexpectedly' },
    { message: 'timeout exceeded when trying to connect' },
  ]
  for (const error of away) {
    thrown = Object.assign(new Error('away'), error)
    const { statusCode, headers, body } = await app.inject('/api/fail')
    assert.deepEqual([statusCode, headers['retry-after']], [503, '1'])
    assert.match(body, /ServiceUnavailable/)
    assert.doesNotMatch(body, /requestID/)
  }
  for (const defect of [{ code: '40P01' }, { errors: [{ code: '40P01' }] }]) {
    thrown = Object.assign(new Error('a defect'), defect)
    assert.equal((await app.inject('/api/fail')).statusCode, 500, JSON.stringify(defect))
  }
  thrown = new Error('a defect with private words')
})

test('while the disk is full, here or where the database is, the answer is to try again later', async () => {
  for (const error of [
    { code: 'ENOSPC' },
    { code: 'EDQUOT' },
    { code: '53100' },
    { message: 'wbuffer_write: write failed, unix error: No space left on device' },
  ]) {
    thrown = Object.assign(new Error('full'), error)
    const { statusCode, headers, body } = await app.inject('/api/fail')
    assert.deepEqual([statusCode, headers['retry-after']], [503, '60'])
    assert.match(body, /ServiceUnavailable/)
  }
  thrown = new Error('a defect with private words')
})

test('a body that is no JSON, or of another type, is refused in the envelope', async () => {
  const broken = await app.inject({
    method: 'POST',
    url: '/api/thing',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  })
  assert.equal(broken.statusCode, 400)
  assert.equal(broken.json().error.name, 'ValidationError')
  const xml = await app.inject({
    method: 'POST',
    url: '/api/thing',
    headers: { 'content-type': 'text/xml' },
    payload: '<a/>',
  })
  assert.equal(xml.statusCode, 415)
  assert.equal(xml.json().error.name, 'UnsupportedMediaType')
})

test('an address without a call is refused in the envelope', async () => {
  const { statusCode, body } = await app.inject('/api/nothing-here')
  assert.equal(statusCode, 404)
  assert.deepEqual(JSON.parse(body), {
    success: false,
    error: { name: 'NotFound', message: 'There is nothing at this address' },
  })
})

test('a defect answers 500 with a request id and nothing else', async () => {
  const { statusCode, body } = await app.inject('/api/fail')
  assert.equal(statusCode, 500)
  assert.ok(!body.includes('private words'))
  const { error } = JSON.parse(body)
  assert.equal(error.name, 'InternalError')
  assert.ok(error.requestID)
})

test('an empty value in the query counts as not sent: `newsfeed/load?nextID=` asks for the first page', async () => {
  const response = await fetch(`${base}/api/thing/a?next=`)
  assert.equal(response.status, 200)
  assert.equal((await fetch(`${base}/api/thing/a?next=none`)).status, 400)
})

test('a JSON body may be empty or begin with a byte order mark', async () => {
  const headers = { 'content-type': 'application/json' }
  const post = (payload: string) => app.inject({ method: 'POST', url: '/api/thing', headers, payload })
  for (const payload of ['', ' \n', '\uFEFF']) {
    const { statusCode, body } = await post(payload)
    assert.deepEqual([statusCode, JSON.parse(body).error.fields], [400, { name: 'is missing' }], 'as without a body')
  }
  assert.equal((await post('\uFEFF{"name":"Valve"}')).statusCode, 200)
  assert.equal((await post('{"name":')).statusCode, 400)
  const stolen = await post('{"name":"Valve","__proto__":{"admin":true}}')
  assert.equal(stolen.statusCode, 400)
})
