// Change log.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authContract } from '#contract/identity/auth/auth.ts'
import { contract } from '#contract/contract.ts'
import { changes } from './changes.ts'

test('what changed names calls of the contract, the newest first', () => {
  const known = Object.entries({ ...contract, ...authContract }).flatMap(([capability, endpoints]) => [
    capability,
    ...Object.keys(endpoints).map((name) => `${capability}.${name}`),
  ])
  assert.deepEqual(
    changes.flatMap(({ calls }) => calls).filter((call) => !known.includes(call)),
    [],
  )
  const dates = changes.map(({ date }) => date)
  assert.deepEqual(dates, dates.toSorted().toReversed())
  assert.ok(dates.every((date) => /^\d{4}-\d\d-\d\d$/.test(date)))
})
