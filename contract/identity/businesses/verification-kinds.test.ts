// Claim states and validity.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { afterClaimAct, type ClaimAct, claimStates, openStates, validUntil } from './verification-kinds.ts'

const acts: ClaimAct[] = ['take', 'ask', 'answer', 'approve', 'refuse', 'withdraw', 'expire']

test('an ended claim never opens again; only approval verifies', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...claimStates),
      fc.constantFrom(...acts),
      fc.boolean(),
      fc.boolean(),
      (state, act, fourEyes, isSecond) => {
        const next = afterClaimAct(state, act, { fourEyes, isSecond })
        if (next && !openStates.includes(state)) assert.ok(!openStates.includes(next), `${state} ${act}`)
        if (next === 'verified' && state !== 'verified') assert.equal(act, 'approve')
        if (next === 'verified' && fourEyes) assert.ok(isSecond)
      },
    ),
  )
})

test('a certificate counts no longer than it is valid itself', () => {
  const at = new Date('2026-01-01T00:00:00Z')
  assert.equal(validUntil('certificate', at, '2026-06-30').toISOString().slice(0, 10), '2026-06-30')
  assert.equal(validUntil('register', at).toISOString().slice(0, 10), '2027-01-01')
})
