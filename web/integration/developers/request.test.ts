// Example calls and their curl commands.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authContract } from '#contract/identity/auth/auth.ts'
import { contract } from '#contract/contract.ts'
import examples from '#contract/examples.json' with { type: 'json' }
import { streams } from '#contract/foundation/events.ts'
import { openapiOf } from '#contract/openapi.ts'
import { callsOf, found, type Description } from './calls.ts'
import { addressOf, curlOf, exampleValues } from './request.ts'

const beside = [{ contract: authContract, server: 'https://auth.example.com/auth' }]
const description = openapiOf({ contract, server: '/api', streams, examples }, beside) as Description
const groups = callsOf(description, '/api')
const calls = groups.flatMap((group) => group.calls)
const callOf = (id: string) => calls.find((call) => call.id === id)!

test('the command of a call has its address, token and body', () => {
  assert.equal(
    curlOf(callOf('reactions.react'), 'https://wbn.example'),
    `curl -X POST 'https://wbn.example/api/social/reaction/react/business' \\
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

test('calls stand in the order of a developer’s day, those of the staff last', () => {
  const names = groups.map(({ capability }) => capability)
  assert.deepEqual(names.slice(0, 3), ['auth', 'search', 'reference'])
  const isStaffs = groups.map((group) => Number(group.calls.every(({ staff }) => staff.length > 0)))
  assert.deepEqual(
    isStaffs,
    isStaffs.toSorted((a, b) => a - b),
  )
  assert.ok(isStaffs.at(-1))
  for (const group of groups) {
    const staffs = group.calls.map(({ staff }) => Math.min(1, staff.length))
    assert.deepEqual(
      staffs,
      staffs.toSorted((a, b) => a - b),
      group.capability,
    )
  }
})

test('a call is found by words of its group, method, path and summary', () => {
  const [group, ...more] = found(groups, 'industry FULL-tree')
  assert.deepEqual(more, [])
  assert.deepEqual(
    group!.calls.map(({ id }) => id),
    ['industries.tree'],
  )
  assert.deepEqual(found(groups, 'no such call'), [])
})
