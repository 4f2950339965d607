// Remaining time of certificates.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { validityOf } from './validity.ts'

const at = (expireDate: string | null, today: string, issueDate: string | null = null) =>
  validityOf({ issueDate, expireDate }, today)

test('the remaining time of a certificate is shown in days, months or years', () => {
  assert.deepEqual(at('2026-11-30', '2026-11-20'), { state: 'soon', unit: 'days', left: 10, elapsed: undefined })
  assert.deepEqual(at('2027-05-31', '2026-11-20'), { state: 'soon', unit: 'months', left: 6, elapsed: undefined })
  assert.deepEqual(at('2028-02-01', '2026-11-20'), { state: 'valid', unit: 'months', left: 14, elapsed: undefined })
  assert.deepEqual(at('2029-11-19', '2026-11-20'), { state: 'valid', unit: 'years', left: 2, elapsed: undefined })
})

test('a certificate is valid on its last day and expired after it', () => {
  assert.deepEqual(at('2026-11-20', '2026-11-20'), { state: 'soon', unit: 'days', left: 0, elapsed: undefined })
  assert.equal(at('2026-11-19', '2026-11-20').state, 'expired')
  assert.deepEqual(at(null, '2026-11-20'), { state: 'open' })
})

test('the elapsed part of a certificate’s term', () => {
  const halfway = at('2027-01-01', '2026-01-01', '2025-01-01')
  assert.ok(halfway.state === 'valid' && Math.abs(halfway.elapsed! - 50) < 0.1)
  const notYet = at('2028-01-01', '2026-01-01', '2027-01-01')
  assert.ok(notYet.state === 'valid' && notYet.elapsed === 0)
})
