// Quiet hours.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quietFor, ringKindOf } from './ringing.ts'

const minutes = (ms: number) => ms / 60_000
const night = { from: 20, to: 8, zone: 'Europe/Rome' }

test('quiet hours across midnight follow the clock of the person, in summer and in winter', () => {
  assert.equal(minutes(quietFor(night, new Date('2026-01-15T18:59:00Z'))), 0)
  assert.equal(minutes(quietFor(night, new Date('2026-01-15T19:00:00Z'))), 12 * 60)
  assert.equal(minutes(quietFor(night, new Date('2026-01-16T06:30:00Z'))), 30)
  assert.equal(minutes(quietFor(night, new Date('2026-01-16T07:00:00Z'))), 0)
  assert.equal(minutes(quietFor(night, new Date('2026-07-15T18:00:00Z'))), 12 * 60)
  assert.equal(minutes(quietFor({ ...night, zone: 'Asia/Kolkata' }, new Date('2026-01-15T15:00:00Z'))), 11 * 60 + 30)
})

test('quiet hours within a day, and none where both hours are the same', () => {
  const noon = { from: 12, to: 14, zone: 'UTC' }
  assert.equal(minutes(quietFor(noon, new Date('2026-01-15T13:45:00Z'))), 15)
  assert.equal(quietFor(noon, new Date('2026-01-15T14:00:00Z')), 0)
  assert.equal(quietFor({ from: 9, to: 9, zone: 'UTC' }, new Date('2026-01-15T09:00:00Z')), 0)
})

test('news of a thread ring as the kind that people know them by', () => {
  assert.deepEqual(
    [ringKindOf('inquiry', undefined), ringKindOf('inquiry', 'rfq'), ringKindOf('message', undefined)],
    ['inquiry', 'inquiry', 'message'],
  )
  assert.deepEqual(
    [ringKindOf('message', 'quotation'), ringKindOf('message', 'awarded'), ringKindOf('mention', undefined)],
    ['quotation', 'award', 'mention'],
  )
  assert.deepEqual(
    [ringKindOf('message', 'sampleShipped'), ringKindOf('sample', 'sampleAnswerDue')],
    ['sample', 'sample'],
  )
  assert.equal(ringKindOf('reaction', undefined), undefined)
})
