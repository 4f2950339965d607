// Message times.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longDayOf, shortTimeOf } from './times.ts'

test('days of messages name their month, and their year where it is not this one', () => {
  const now = new Date(2026, 10, 20, 12)
  const at = (year: number, month: number, day: number) => new Date(year, month, day, 9, 5).toISOString()
  const both = (iso: string) => [shortTimeOf(iso, 'en', now), longDayOf(iso, 'en', now)]
  assert.deepEqual(both(at(2026, 10, 20)), ['09:05', 'Today'])
  assert.deepEqual(both(at(2026, 10, 19)), ['yesterday', 'Yesterday'])
  assert.deepEqual(both(at(2026, 2, 7)), ['7 Mar', '7 Mar'])
  assert.deepEqual(both(at(2025, 11, 31)), ['31 Dec 2025', '31 Dec 2025'])
  assert.equal(shortTimeOf(at(2025, 11, 31), 'zh', now), '2025年12月31日')
})
