// Every call of the contract with arbitrary input: never a 500, always the envelope. Derived, so a new call can't be forgotten.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { addressOf } from '#kit/transports.ts'
import { addBusiness, addProduct, testApi, type TestApi } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
  await addProduct(bench.db, await addBusiness(bench.db, 'Fuzz Works'), 'Fuzzy valve')
})
after(() => bench.close())

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

for (const [capability, endpoints] of Object.entries(contract)) {
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    test(`I2§5 ${capability}.${name} answers anything with its envelope and never a 500`, async () => {
      await fc.assert(
        fc.asyncProperty(inputFor(endpoint), async ({ params, query, body }) => {
          const text = Object.fromEntries(
            Object.entries(query).map(([key, value]) => [
              key,
              typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
            ]),
          )
          const url = addressOf('', { path: endpoint.path, params: params as Record<string, string>, query: text })
          const answer = await bench.app.inject({
            method: endpoint.method,
            url,
            ...(body !== undefined && {
              headers: { 'content-type': 'application/json' },
              payload: JSON.stringify(body),
            }),
          })
          assert.ok(answer.statusCode < 500, `${answer.statusCode} ${answer.body}`)
          const envelope = answer.json() as { success?: boolean; error?: { name?: string } }
          assert.equal(envelope.success ?? false, answer.statusCode === 200, answer.body)
          if (answer.statusCode === 400 && envelope.error) assert.equal(envelope.error.name, 'ValidationError')
        }),
        { numRuns: 60 },
      )
    })
  }
}
