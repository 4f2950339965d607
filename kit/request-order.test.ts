// Request order.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import Fastify from 'fastify'
import * as z from 'zod'
import { capability } from '#contract/foundation/endpoint.ts'
import type { Caller } from './authorize-caller.ts'
import { Refusal } from './refusal.ts'
import { refuse, serve, type Handlers } from './serve.ts'

const contract = {
  things: capability({
    rename: {
      method: 'POST',
      path: '/thing/:id',
      summary: 'Renames a thing.',
      signedIn: 'verified',
      needs: { permission: 'edit', by: 'id' },
      params: z.object({ id: z.string().toLowerCase() }),
      body: z.object({ name: z.string().min(1), note: z.string().default('') }),
      answer: z.string(),
    },
  }),
}
const steps: unknown[] = []
const kept = new Map<string, string>()
const handlers: Handlers<typeof contract, Caller> = {
  things: {
    rename(_context, { body }) {
      steps.push('handler')
      return body.name
    },
  },
}
const app = Fastify()
before(async () => {
  refuse(app)
  serve(
    app,
    contract,
    handlers,
    ({ headers }): Caller =>
      headers['x-auth-token'] ? { viewer: { emailVerified: headers['x-auth-token'] === 'verified', roles: [] } } : {},
    {
      authorizeInput(_endpoint, _context, input) {
        steps.push(input)
        if (input.params?.['id'] !== 'own') throw new Refusal('Forbidden', 'Not yours')
      },
      async idempotency(context, { key }, work) {
        const text = kept.get(key) ?? (await work(context))
        kept.set(key, text)
        return text
      },
    },
  )
  await app.ready()
})
after(() => app.close())
beforeEach(() => void steps.splice(0))

async function rename(id: string, body: object, headers: Record<string, string>) {
  const response = await app.inject({ method: 'POST', url: `/thing/${id}`, payload: body, headers })
  return response.statusCode === 200 ? response.json().data : response.json().error.name
}
const verified = { 'x-auth-token': 'verified' }

test('strangers and unverified callers learn nothing about their input', async () => {
  const deep = JSON.parse('['.repeat(40) + ']'.repeat(40)) as object
  for (const body of [{}, { name: 'a' }, deep]) {
    assert.equal(await rename('own', body, {}), 'TokenNotFound')
    assert.equal(await rename('own', body, { 'x-auth-token': 'new' }), 'Forbidden')
  }
  assert.deepEqual(steps, [])
})

test('permission is asked about the parsed input, and only about valid input', async () => {
  assert.equal(await rename('own', { name: '' }, verified), 'ValidationError')
  assert.deepEqual(steps, [])
  assert.equal(await rename('OTHER', { name: 'a', unknown: 1 }, verified), 'Forbidden')
  const parsed = { params: { id: 'other' }, body: { name: 'a', note: '' } }
  assert.deepEqual(steps, [parsed])
  assert.equal(await rename('OWN', { name: 'a' }, verified), 'a')
  assert.deepEqual(steps, [parsed, { ...parsed, params: { id: 'own' } }, 'handler'])
})

test('an idempotency key repeats answers, neither refusals nor answers to strangers', async () => {
  const keyed = { ...verified, 'idempotency-key': 'k' }
  assert.equal(await rename('own', { name: '' }, keyed), 'ValidationError')
  assert.equal(await rename('other', { name: 'a' }, keyed), 'Forbidden')
  assert.equal(await rename('own', { name: 'b' }, keyed), 'b')
  steps.splice(0)
  assert.equal(await rename('own', { name: 'b' }, keyed), 'b')
  assert.equal(await rename('own', { name: 'b' }, { 'idempotency-key': 'k' }), 'TokenNotFound')
  assert.deepEqual(steps, [])
})
