// States of agreements, and cells that are taken.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import {
  actsOf,
  agreementActs,
  agreementSides,
  agreementStates,
  type Appointment,
  clashOf,
  exclusivities,
  isConfirmed,
  isOpen,
  lineRoles,
  otherSide,
  stateAfter,
  stateOn,
} from './states.ts'

const State = fc.constantFrom(...agreementStates)
const Side = fc.constantFrom(...agreementSides)
const Day = fc.constantFrom('2026-05-01', '2026-05-02', '2026-05-03')

test('nobody confirms the own proposal, and either side gets out of every open one', () => {
  fc.assert(
    fc.property(State, Side, Side, (state, proposedBy, side) => {
      const acts = actsOf({ state, proposedBy }, side)
      if (side === proposedBy) assert.ok(!acts.includes('confirm'))
      assert.equal(acts.includes('withdraw') || acts.includes('decline'), isOpen(state))
      for (const act of agreementActs)
        assert.equal(stateAfter({ state, proposedBy }, side, act) !== undefined, acts.includes(act))
      if (!isOpen(state)) assert.deepEqual(acts, [])
    }),
  )
})

test('only a confirmation of the other side makes a mark', () => {
  for (const state of agreementStates)
    for (const side of agreementSides)
      for (const act of agreementActs) {
        const next = stateAfter({ state, proposedBy: otherSide(side) }, side, act)
        if (next === 'inForce') assert.deepEqual([state, act], ['proposed', 'confirm'])
        if (next && isConfirmed(next)) assert.ok(act === 'confirm' || isConfirmed(state))
      }
})

test('a last day counts in full, a notice ends it, and what is over stays so', () => {
  fc.assert(
    fc.property(State, Day, Day, Day, (state, until, noticeUntil, today) => {
      const reached = stateOn({ state, proposedBy: 'supplier', until, noticeUntil }, today)
      if (!isOpen(state)) return assert.equal(reached, state)
      const isOver = until < today || noticeUntil < today
      assert.equal(isOpen(reached), !isOver)
      return assert.equal(reached === 'ended', noticeUntil < today)
    }),
  )
})

const AnyAppointment = fc.record({
  role: fc.constantFrom(...lineRoles),
  exclusivity: fc.constantFrom(...exclusivities),
})

test('whatever is wanted one after the other, the only one is alone and at most five share', () => {
  fc.assert(
    fc.property(fc.array(AnyAppointment, { maxLength: 30 }), (wanted) => {
      const held: Appointment[] = []
      for (const one of wanted) if (!clashOf(one, held, 5)) held.push(one)
      for (const role of lineRoles) {
        const alike = held.filter((one) => one.role === role).map(({ exclusivity }) => exclusivity)
        if (alike.includes('sole')) assert.equal(alike.length, 1)
        if (alike.includes('shared')) assert.ok(alike.every((one) => one === 'shared') && alike.length <= 5)
      }
    }),
  )
})
