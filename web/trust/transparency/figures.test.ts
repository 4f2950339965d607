// Transparency CSV.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TransparencyMonth } from '#contract/trust/transparency/transparency.ts'
import { isEmptyMonth, measuresIn, rowsOf } from './figures.ts'

const empty: TransparencyMonth = {
  month: '2026-10',
  over: true,
  reports: 0,
  byReason: { spam: 0, abuse: 0, misleading: 0, counterfeit: 0, appointment: 0, illegal: 0, other: 0 },
  byKind: { user: 0, business: 0, product: 0, post: 0, comment: 0, group: 0, message: 0, review: 0 },
  settled: 0,
  medianHours: null,
  decisions: { none: 0, warn: 0, hide: 0, remove: 0, limit: 0, suspend: 0, reject: 0, terminate: 0 },
  reviewsRemoved: 0,
  appeals: { received: 0, upheld: 0, reversed: 0 },
  restored: 0,
}

test('a month without anything is empty, one with a single number is not', () => {
  assert.ok(isEmptyMonth(empty))
  assert.ok(!isEmptyMonth({ ...empty, restored: 1 }))
  assert.ok(!isEmptyMonth({ ...empty, decisions: { ...empty.decisions, none: 1 } }))
})

test('measures are all decisions but those of none', () => {
  assert.equal(measuresIn({ ...empty, decisions: { ...empty.decisions, none: 5, warn: 2, hide: 1 } }), 3)
})

test('the file has a heading and a row a month', () => {
  const [heads, october, november] = rowsOf([empty, { ...empty, month: '2026-11', medianHours: 1.5 }])
  assert.deepEqual(heads!.slice(0, 3), ['month', 'reports', 'reason.spam'])
  assert.equal(october![heads!.indexOf('medianHours')], '')
  assert.equal(november![heads!.indexOf('medianHours')], 1.5)
  assert.equal(new Set([heads, october, november].map((row) => row!.length)).size, 1)
})
