// Staff abilities.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contract } from '#contract/contract.ts'
import { authContract } from '#contract/identity/auth/auth.ts'
import { staffCallsOf } from '#contract/operations/console/staff-calls.ts'
import { abilities, type Ability, callsOf, rolesOf } from './abilities.ts'

const calls = [...staffCallsOf(contract), ...staffCallsOf(authContract)]
const known = Object.keys(abilities) as Ability[]

test('every staff call is told in exactly one sentence', () => {
  const told = known.flatMap((ability) => callsOf(ability, calls).map(({ name }) => name))
  assert.deepEqual(told.toSorted(), calls.map(({ name }) => name).toSorted())
})

test('a sentence holds for every role that may make one of its calls', () => {
  for (const ability of known)
    for (const call of callsOf(ability, calls)) assert.deepEqual(call.roles, rolesOf(ability, calls), call.name)
})
