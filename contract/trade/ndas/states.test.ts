// NDA states under random acts, with an auditor that knows only the acts that were let through.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import {
  afterNdaAct,
  type NdaAct,
  ndaActs,
  type NdaKind,
  ndaKinds,
  type NdaSide,
  type NdaState,
  opensFilesOf,
} from './states.ts'

const runs = 10_000
const Side = fc.constantFrom<NdaSide>('S', 'R')
const Step = fc.record({ act: fc.constantFrom<NdaAct>(...ndaActs), side: Side })
type Step = { act: NdaAct; side: NdaSide }
type Case = { kind: NdaKind; proposer: NdaSide; discloser: NdaSide; steps: Step[] }
const Case: fc.Arbitrary<Case> = fc.record({
  kind: fc.constantFrom<NdaKind>(...ndaKinds),
  proposer: Side,
  discloser: Side,
  steps: fc.array(Step, { maxLength: 12 }),
})

function walk({ proposer, steps }: Case): { state: NdaState; passed: Step[] } {
  let state: NdaState = 'proposed'
  const signed: NdaSide[] = []
  const passed: Step[] = []
  for (const step of steps) {
    const next = afterNdaAct({ state, proposer, signed }, step.act, step.side)
    if (!next) continue
    passed.push(step)
    if (step.act === 'sign') signed.push(step.side)
    state = next
  }
  return { state, passed }
}

function audit(proposer: NdaSide, passed: readonly Step[]): NdaState {
  const count = (act: NdaAct, side?: NdaSide) =>
    passed.filter((step) => step.act === act && (!side || step.side === side)).length
  const ends = count('decline') + count('withdraw') + count('end')
  assert.ok(count('sign', 'S') <= 1 && count('sign', 'R') <= 1, 'a side signs once')
  assert.ok(ends <= 1, 'it ends once')
  assert.equal(count('decline', proposer), 0, 'nobody declines the own proposal')
  assert.equal(count('withdraw') - count('withdraw', proposer), 0, "nobody withdraws the other side's")
  const isComplete = count('sign') === 2
  if (ends > 0) assert.notEqual(passed.at(-1)!.act, 'sign', 'nothing follows an end')
  if (count('end') > 0) assert.ok(isComplete, 'only what is in force ends')
  if (count('decline') + count('withdraw') > 0) assert.ok(!isComplete, 'what is in force is ended, not declined')
  if (count('end')) return 'ended'
  if (count('decline')) return 'declined'
  if (count('withdraw')) return 'withdrawn'
  return isComplete ? 'inForce' : 'proposed'
}

test('whatever both sides do, an auditor of the acts finds the state that the rules gave', () => {
  fc.assert(
    fc.property(Case, (one) => {
      const { state, passed } = walk(one)
      assert.equal(state, audit(one.proposer, passed))
    }),
    { numRuns: runs },
  )
})

test('files are open between two signatures and the end, and of one side alone where it is one-way', () => {
  fc.assert(
    fc.property(Case, Side, (one, side) => {
      const { state, passed } = walk(one)
      const signatures = passed.filter(({ act }) => act === 'sign').length
      const isCovered = one.kind === 'mutual' || one.discloser === side
      const isOpen = signatures === 2 && !passed.some(({ act }) => act === 'end') && isCovered
      assert.equal(opensFilesOf({ ...one, state }, side), isOpen)
    }),
    { numRuns: runs },
  )
})

test('a lapsed proposal takes no act', () => {
  for (const act of ndaActs)
    for (const side of ['S', 'R'] as const)
      assert.equal(afterNdaAct({ state: 'lapsed', proposer: 'S', signed: [] }, act, side), undefined)
})
