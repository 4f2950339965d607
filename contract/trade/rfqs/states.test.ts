// RFQ states under random actions.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import {
  afterBuyerAction,
  afterSupplierAction,
  rfqStatus,
  type StoredRfqStatus,
  type SupplierState,
  withdrawalHours,
} from './states.ts'

const deadline = new Date('2026-06-01T00:00:00Z')
const Step = fc.record({
  action: fc.constantFrom('award', 'close', 'reopen', 'quote', 'decline'),
  minutes: fc.integer({ min: -2000, max: 2000 }), // after the deadline
})
type Step = { action: 'award' | 'close' | 'reopen' | 'quote' | 'decline'; minutes: number }
/** `awarded`: minute of the award. */
type State = { stored: StoredRfqStatus; supplier: SupplierState; awarded?: number }

const at = (minutes: number) => new Date(deadline.getTime() + minutes * 60_000)

function after({ stored, supplier, awarded }: State, { action, minutes }: Step): State | undefined {
  const now = at(minutes)
  const status = rfqStatus(stored, deadline, now)
  if (action === 'quote' || action === 'decline') {
    const next = afterSupplierAction(status, supplier, action)
    return next && { stored, supplier: next, ...(awarded !== undefined && { awarded }) }
  }
  const awardedAt = awarded === undefined ? null : at(awarded)
  const next = afterBuyerAction(status, action, { deadline, awardedAt, now })
  return next && { stored: next, supplier, ...(next === 'awarded' && { awarded: minutes }) }
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

const isWithdrawable = ({ stored, awarded }: State, { minutes }: Step) =>
  stored === 'awarded' && minutes - awarded! < withdrawalHours * 60

test('a decision is made once, also after the deadline, and taken back before it; an award within a day', () => {
  fc.assert(
    fc.property(Steps, (steps) => {
      for (const { before, step, next } of walk(steps)) {
        if (step.action === 'award' || step.action === 'close')
          assert.equal(next !== undefined, before.stored === 'open')
        if (step.action === 'reopen')
          assert.equal(
            next !== undefined,
            before.stored !== 'open' && (step.minutes < 0 || isWithdrawable(before, step)),
          )
      }
    }),
  )
})

test('a request that was closed after the deadline stays so, and every request can be brought to an end', () => {
  fc.assert(
    fc.property(Steps, (steps) => {
      let closed = false
      let last: State = { stored: 'open', supplier: 'invited' }
      for (const { before, step, next } of walk(steps)) {
        if (closed) assert.deepEqual([next?.stored ?? before.stored], [before.stored])
        last = next ?? before
        closed ||= step.minutes >= 0 && last.stored === 'closed'
      }
      const end = after(last, { action: 'close', minutes: 9000 }) ?? last
      assert.notEqual(end.stored, 'open')
    }),
  )
})
