// RFQ states under random actions.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { afterBuyerAction, afterSupplierAction, rfqStatus, type StoredRfqStatus, type SupplierState } from './states.ts'

const deadline = new Date('2026-06-01T00:00:00Z')
const Step = fc.record({
  action: fc.constantFrom('award', 'close', 'reopen', 'quote', 'decline'),
  minutes: fc.integer({ min: -60, max: 60 }), // after the deadline
})
type Step = { action: 'award' | 'close' | 'reopen' | 'quote' | 'decline'; minutes: number }
type State = { stored: StoredRfqStatus; supplier: SupplierState }

function after({ stored, supplier }: State, { action, minutes }: Step): State | undefined {
  const now = new Date(deadline.getTime() + minutes * 60_000)
  const status = rfqStatus(stored, deadline, now)
  if (action === 'quote' || action === 'decline') {
    const next = afterSupplierAction(status, supplier, action)
    return next && { stored, supplier: next }
  }
  const next = afterBuyerAction(status, action, now < deadline)
  return next && { stored: next, supplier }
}

function* walk(steps: readonly Step[]) {
  let state: State = { stored: 'open', supplier: 'invited' }
  for (const step of steps) {
    const next = after(state, step)
    yield { before: state, step, next }
    state = next ?? state
  }
}

const Steps = fc
  .array(Step, { maxLength: 30 })
  .map((steps) => steps.toSorted((one, other) => one.minutes - other.minutes))

test('a supplier answers only while the request is open and its deadline ahead', () => {
  fc.assert(
    fc.property(Steps, (steps) => {
      for (const { before, step, next } of walk(steps)) {
        const mayAnswer = before.stored === 'open' && step.minutes < 0
        if (step.action === 'quote') assert.equal(next !== undefined, mayAnswer)
        if (step.action === 'decline') assert.equal(next !== undefined, mayAnswer && before.supplier !== 'declined')
      }
    }),
  )
})

test('a decision is made once, also after the deadline, and taken back only before it', () => {
  fc.assert(
    fc.property(Steps, (steps) => {
      for (const { before, step, next } of walk(steps)) {
        if (step.action === 'award' || step.action === 'close')
          assert.equal(next !== undefined, before.stored === 'open')
        if (step.action === 'reopen') assert.equal(next !== undefined, before.stored !== 'open' && step.minutes < 0)
      }
    }),
  )
})

test('after the deadline a decision is final, and every request can be brought to an end', () => {
  fc.assert(
    fc.property(Steps, (steps) => {
      let decided = false
      let last: State = { stored: 'open', supplier: 'invited' }
      for (const { before, step, next } of walk(steps)) {
        if (decided) assert.deepEqual([next?.stored ?? before.stored], [before.stored])
        last = next ?? before
        decided ||= step.minutes >= 0 && last.stored !== 'open'
      }
      const end = after(last, { action: 'close', minutes: 120 }) ?? last
      assert.notEqual(end.stored, 'open')
    }),
  )
})
