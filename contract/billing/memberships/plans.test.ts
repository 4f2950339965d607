// Plan rules.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { benefitsOf, creditFor, keptPlan, planLimits, quantityOf, splitCredit, termEnd, yearAfter } from './plans.ts'

const price = fc.integer({ min: planLimits.price.least, max: planLimits.price.most })
const plan = fc.record({ price, products: fc.nat(10_000), boosts: fc.nat(1000), supportHours: fc.nat(1000) })

test('a kept plan is never dearer and never less than what was promised, nor than the plan itself', () => {
  fc.assert(
    fc.property(plan, plan, (inForce, promised) => {
      const kept = keptPlan(inForce, promised)
      for (const one of [inForce, promised]) {
        assert.ok(kept.price <= one.price)
        assert.ok(kept.products >= one.products && kept.boosts >= one.boosts && kept.supportHours >= one.supportHours)
      }
      assert.deepEqual(keptPlan(kept, promised), kept)
    }),
  )
})

test('an upgrade always costs a dollar or more, and no credit is lost: what the price does not use up becomes days', () => {
  fc.assert(
    fc.property(fc.nat(planLimits.price.most), price, (whole, cost) => {
      const { credit, extraDays } = splitCredit(whole, cost)
      assert.ok(cost - credit >= planLimits.price.least && credit <= whole)
      const worth = credit + (extraDays * cost) / 365
      if (extraDays < 3650) assert.ok(worth >= whole - 0.001 && worth < whole + cost / 365 + 0.001, `${worth}`)
      if (extraDays > 0) assert.equal(credit, cost - planLimits.price.least)
    }),
  )
})

test('days beyond the year are worth as much as those of the year', () => {
  const startsAt = new Date('2026-03-01T10:00:00Z')
  assert.deepEqual(termEnd(startsAt, 0), yearAfter(startsAt))
  const term = { startsAt, endsAt: termEnd(startsAt, 73), extraDays: 73 }
  assert.deepEqual(creditFor(100_000, term, startsAt), { days: 438, credit: 120_000 })
  assert.deepEqual(creditFor(100_000, term, yearAfter(startsAt)), { days: 73, credit: 20_000 })
})

test('benefits name the quantities of a plan and leave out what it has none of', () => {
  const benefits = benefitsOf('gold', { products: 1, boosts: 0, supportHours: 2 })
  assert.deepEqual(
    (['products', 'boosts', 'support'] as const).map((code) => quantityOf(benefits, code)),
    [1, 0, 2],
  )
  const codes = benefits.map(({ code }) => code)
  assert.ok(codes.includes('verification') && !codes.includes('boosts'))
  assert.ok(
    !benefitsOf('standard', { products: 7, boosts: 0, supportHours: 0 }).some(({ code }) => code === 'verification'),
  )
})
