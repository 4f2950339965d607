// Example calls and their curl commands.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authContract } from '#contract/identity/auth/auth.ts'
import { contract } from '#contract/contract.ts'
import { streams } from '#contract/foundation/events.ts'
import { openapiOf } from '#contract/openapi.ts'
import { callsOf, type Description } from './calls.ts'
import { exampleOf } from './example.ts'
import { addressOf, curlOf, exampleValues } from './request.ts'

const beside = [{ contract: authContract, server: 'https://auth.example.com/auth' }]
const description = openapiOf({ contract, server: '/api', streams }, beside) as Description
const calls = callsOf(description, '/api').flatMap((group) => group.calls)
const callOf = (id: string) => calls.find((call) => call.id === id)!

test('an example is what the schema takes', () => {
  const schema = {
    type: 'object',
    required: ['email', 'kind', 'list'],
    properties: {
      email: { type: 'string' },
      kind: { enum: ['b', 'c'] },
      list: { type: 'array', items: { type: 'integer', minimum: 3 } },
      more: { type: 'string' },
    },
  }
  assert.deepEqual(exampleOf(schema), { email: 'anna@example.com', kind: 'b', list: [3] })
})

test('every body has an example that its own contract accepts', () => {
  const own = { ...contract, ...authContract }
  const wrong = Object.entries(own).flatMap(([capability, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, { body }]) => {
      const { example } = callOf(`${capability}.${name}`)
      const error = body?.safeParse(JSON.parse(example!)).error
      return error ? [`${capability}.${name} ${error.issues[0]!.path.join('.')}`] : []
    }),
  )
  assert.deepEqual(wrong, [])
})

test('the command of a call has its address, token and body', () => {
  assert.equal(
    curlOf(callOf('reactions.react'), 'https://wbn.example'),
    `curl -X POST 'https://wbn.example/api/social/reaction/react/post' \\
  -H "x-auth-token: $TOKEN" \\
  -H 'content-type: application/json' \\
  -d '{
  "resourceID": "019a0000-0000-7000-8000-000000000001"
}'`,
  )
  assert.match(
    curlOf(callOf('auth.login'), 'https://wbn.example'),
    /^curl -X POST 'https:\/\/auth\.example\.com\/auth\/login'/,
  )
})

test('parameters that are left out are not in the address', () => {
  const call = callOf('products.byBusiness')
  assert.equal(
    addressOf(call, { ...exampleValues(call), q: '' }),
    '/api/product/by-business?bid=019a0000-0000-7000-8000-000000000001',
  )
})
