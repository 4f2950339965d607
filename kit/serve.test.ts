// A contract of three calls through real routes: the envelope, what is stripped, what is refused, in process as over HTTP.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import Fastify from 'fastify'
import { z } from 'zod'
import { capability, routesOf } from '#contract/endpoint.ts'
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
    query: z.object({ loud: z.coerce.boolean().default(false) }),
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
const handlers: Handlers<typeof contract, object> = {
  things: {
    read(_context, { params, query }) {
      if (params.id === 'none') throw new Refusal('NotFound', 'No such thing')
      const thing = { id: params.id, note: query.loud ? 'LOUD' : null, secret: 'never leaves' }
      return { data: thing, session: { access: null } }
    },
    make: (_context, { body }) => [body.name, String(body.size?.width)],
    fail() {
      throw new Error('a defect with private words')
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
  'in process': () => clientFor(routesOf(contract), inProcess(contract, handlers, {})),
}
for (const [way, client] of Object.entries(clients)) {
  test(`D§envelope the session part stands beside the data, ${way}; unnamed fields stay on the server`, async () => {
    const answer = await client().things.read({ params: { id: 'a' }, query: { loud: true } })
    assert.deepEqual(answer, { data: { id: 'a', note: 'LOUD' }, session: { access: null } })
  })
  test(`D§envelope a refusal reaches the caller by its name, ${way}`, async () => {
    await assert.rejects(client().things.read({ params: { id: 'none' } }), {
      name: 'NotFound',
      message: 'No such thing',
    })
  })
  test(`D§envelope every bad field is named, ${way}`, async () => {
    const bad = { name: '', size: { width: 'wide' as unknown as number } }
    await assert.rejects(client().things.make({ body: bad }), (error: Refusal) => {
      assert.equal(error.name, 'ValidationError')
      assert.deepEqual(Object.keys(error.fields ?? {}).toSorted(), ['name', 'size.width'])
      return true
    })
  })
  test(`1§5 null and NaN in a body count as not sent, ${way}`, async () => {
    const body = { name: 'x', size: null as never, other: Number.NaN }
    assert.deepEqual(await client().things.make({ body }), ['x', 'undefined'])
  })
}

test('D§envelope a body that is no JSON, or of another type, is refused in the envelope', async () => {
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

test('D§envelope an address without a call is refused in the envelope', async () => {
  const { statusCode, body } = await app.inject('/api/nothing-here')
  assert.equal(statusCode, 404)
  assert.deepEqual(JSON.parse(body), {
    success: false,
    error: { name: 'NotFound', message: 'There is nothing at this address' },
  })
})

test('D§envelope a defect answers 500 with a request id and nothing else', async () => {
  const { statusCode, body } = await app.inject('/api/fail')
  assert.equal(statusCode, 500)
  assert.ok(!body.includes('private words'))
  const { error } = JSON.parse(body)
  assert.equal(error.name, 'InternalError')
  assert.ok(error.requestID)
})
