// Requirements on answers to arbitrary input.
import assert from 'node:assert/strict'
import type { FastifyInstance } from 'fastify'
import { fc } from '#kit/testing-seed.ts'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { addressOf } from './transports.ts'

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '%',
    '../',
    "' or 1=1 --",
    '{}',
    '[]',
    'a'.repeat(10_000),
    '-1',
    '0',
    '10000',
    '1e308',
    'NaN',
    'null',
    'IT,XX',
    '泵',
    '(pump OR -"x) AND *:~2',
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 200 }),
  fc.jsonValue({ maxDepth: 3 }),
)

function fieldsOf(endpoint: Endpoint, part: 'params' | 'query' | 'body'): string[] {
  return Object.keys(endpoint[part]?.shape ?? {})
}
function inputFor(endpoint: Endpoint) {
  const record = (part: 'query' | 'body') =>
    fc.dictionary(fc.constantFrom(...fieldsOf(endpoint, part), 'unknownField'), hostile, { maxKeys: 6 })
  const params = fc.record(
    Object.fromEntries(
      fieldsOf(endpoint, 'params').map((name) => [
        name,
        fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.toWellFormed()),
      ]),
    ),
  )
  return fc.record({
    params,
    query: record('query'),
    body: endpoint.body ? fc.oneof(record('body'), hostile) : fc.constant(undefined),
  })
}

export async function answersAnything(
  app: FastifyInstance,
  endpoint: Endpoint,
  { prefix = '', headers = {} }: { prefix?: string; headers?: Record<string, string> } = {},
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(inputFor(endpoint), async ({ params, query, body }) => {
      const text = Object.fromEntries(
        Object.entries(query).map(([key, value]) => [
          key,
          typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
        ]),
      )
      const url = addressOf(prefix, { path: endpoint.path, params: params as Record<string, string>, query: text })
      const answer = await app.inject({
        method: endpoint.method,
        url,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
      assert.ok(answer.statusCode < 500, `${answer.statusCode} ${answer.body}`)
      const envelope = answer.json() as { success?: boolean; error?: { name?: string } }
      assert.equal(envelope.success ?? false, answer.statusCode === 200, answer.body)
      if (answer.statusCode === 400 && envelope.error) assert.equal(envelope.error.name, 'ValidationError')
    }),
    { numRuns: 60 },
  )
}
