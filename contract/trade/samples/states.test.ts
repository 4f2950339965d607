// Samples under random actions; `SEED=n` repeats a fault.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import {
  afterSampleAction,
  isSampleEnded,
  sampleActions,
  sampleActionsOf,
  sampleDueAt,
  sampleNews,
  sampleNewsOf,
  sampleReminders,
  sampleStates,
  sampleSteps,
  sampleTurnOf,
  type SampleState,
} from './states.ts'
import { faultOf, type TakenStep } from './testing-auditor.ts'

const Step = fc.record({ action: fc.constantFrom(...sampleActions), by: fc.constantFrom('S' as const, 'R' as const) })
const Steps = fc.array(Step, { maxLength: 40 })

function walk(steps: readonly { action: (typeof sampleActions)[number]; by: 'S' | 'R' }[]) {
  const history: TakenStep[] = [{ action: 'request', by: 'S', state: 'requested' }]
  let state: SampleState = 'requested'
  for (const { action, by } of steps) {
    const next: SampleState | undefined = sampleSteps[action].by === by ? afterSampleAction(state, action) : undefined
    if (!next) continue
    state = next
    history.push({ action, by, state })
  }
  return { history, state }
}

test('ten thousand histories hold before the auditor', () => {
  fc.assert(
    fc.property(Steps, (steps) => {
      const { history, state } = walk(steps)
      assert.equal(faultOf(history, state), undefined)
    }),
    { numRuns: 10_000 },
  )
})

test('the auditor finds a step of the wrong side, a step taken twice and a step that is missing', () => {
  fc.assert(
    fc.property(Steps, fc.nat(), (steps, place) => {
      const { history, state } = walk(steps)
      const at = place % history.length
      const one = history[at]!
      const turned: TakenStep = { ...one, by: one.by === 'S' ? 'R' : 'S' }
      assert.notEqual(faultOf(history.with(at, turned), state), undefined)
      if (one.action !== 'qualify' && one.action !== 'ship')
        assert.notEqual(faultOf(history.toSpliced(at, 0, one), state), undefined)
      const isOnly = history[at + 1]?.action !== one.action && history[at - 1]?.action !== one.action
      const isNeeded = isOnly && history[at + 1] && (at === 0 || one.action === 'ship' || one.action === 'receive')
      if (isNeeded) assert.notEqual(faultOf(history.toSpliced(at, 1), state), undefined)
    }),
  )
})

test('every sample can be ended, by whoever is on turn or by the buyer alone', () => {
  fc.assert(
    fc.property(Steps, (steps) => {
      let { state } = walk(steps)
      for (let turn = 0; turn < sampleStates.length && !isSampleEnded(state); turn++) {
        const side = sampleTurnOf(state)!
        const [action] = sampleActionsOf(state, side).toReversed()
        state = afterSampleAction(state, action!)!
      }
      assert.ok(isSampleEnded(state), state)
    }),
  )
})

test('times: 72 hours to answer, 7 days to ship, and each side is reminded of its own turn', () => {
  const at = new Date('2026-06-01T00:00:00Z')
  const times = { qualifiedAt: at, approvedAt: at }
  assert.equal(sampleDueAt('qualified', times)?.toISOString(), '2026-06-04T00:00:00.000Z')
  assert.equal(sampleDueAt('approved', times)?.toISOString(), '2026-06-08T00:00:00.000Z')
  assert.equal(sampleDueAt('shipped', times), undefined)
  for (const state of sampleStates) assert.equal(sampleReminders[state] !== undefined, !isSampleEnded(state), state)
  assert.deepEqual(new Set(sampleStates.map(sampleNewsOf)), new Set(sampleNews))
})
