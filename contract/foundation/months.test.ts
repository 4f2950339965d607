// Calendar arithmetic.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMonths } from './months.ts'

test('months end on their last day', () => {
  const after = (day: string, months: number) => addMonths(new Date(`${day}T10:30:00Z`), months).toISOString()
  assert.equal(after('2026-08-31', 6), '2027-02-28T10:30:00.000Z')
  assert.equal(after('2024-02-29', 12), '2025-02-28T10:30:00.000Z')
  assert.equal(after('2027-02-28', 12), '2028-02-29T10:30:00.000Z')
  assert.equal(after('2026-03-31', -1), '2026-02-28T10:30:00.000Z')
  assert.equal(after('2026-01-30', 1), '2026-02-28T10:30:00.000Z')
  assert.equal(after('2026-11-15', 3), '2027-02-15T10:30:00.000Z')
})
