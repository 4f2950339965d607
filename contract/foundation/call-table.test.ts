// Packed call tables.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contract } from '#contract/contract.ts'
import { authContract } from '#contract/identity/auth/auth.ts'
import { routesOf } from './endpoint.ts'
import { openCalls, packCalls } from './call-table.ts'

test('a packed table opens as it was', () => {
  for (const routes of [routesOf(contract), routesOf(authContract)])
    assert.deepEqual(openCalls(packCalls(routes)), routes)
})
