// Comparable quotations.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { type Basis, compareOffers, markedFacts, type Offer, type QuotedTerms } from './comparison.ts'
import type { Estimates } from './landed.ts'
import { unitCodes, unitFactor } from './units.ts'

const basis: Basis = { quantity: 1000, unit: 'kg', currency: 'EUR' }
const rates = [
  { currency: 'USD', perEuro: 1.25, date: '2026-05-02' },
  { currency: 'CNY', perEuro: 8, date: '2026-05-01' },
]
const terms = (more: Partial<QuotedTerms> = {}): QuotedTerms => ({
  tiers: [{ quantity: 1, unitPrice: 2 }],
  unit: 'kg',
  currency: 'EUR',
  minimumOrder: null,
  leadTime: 20,
  incoterm: { code: 'FCA' },
  validUntil: '2026-07-01',
  paymentTerms: '30 days',
  transitDays: null,
  paymentDays: null,
  warrantyMonths: null,
  pickUp: null,
  freight: null,
  insurance: null,
  handling: null,
  ...more,
})
function compare(offers: Record<string, QuotedTerms>, on: Partial<Basis> = {}) {
  const given = Object.entries(offers).map(([businessID, one]) => ({ businessID, terms: one }))
  return compareOffers({ ...basis, ...on }, given, rates)
}
const only = (one: QuotedTerms, on: Partial<Basis> = {}) => compare({ one }, on).offers[0]!

test('the price is that of the highest tier that the quantity reaches', () => {
  const tiers = [
    { quantity: 100, unitPrice: 3 },
    { quantity: 500, unitPrice: 2.5 },
    { quantity: 5000, unitPrice: 2 },
  ]
  assert.deepEqual([only(terms({ tiers })).unitPrice, only(terms({ tiers })).total], [2.5, 2500])
  const little = only(terms({ tiers }), { quantity: 10 })
  assert.deepEqual(little.unitPrice, 3)
  assert.deepEqual(little.assumptions, [{ kind: 'belowTier', quantity: 100 }])
})

test('a price for more than is wanted is no lowest one, and none is marked beside it', () => {
  const cheap = terms({ tiers: [{ quantity: 5000, unitPrice: 1 }] })
  const [one, two] = [
    terms({ tiers: [{ quantity: 1, unitPrice: 3 }] }),
    terms({ tiers: [{ quantity: 1, unitPrice: 4 }] }),
  ]
  const { marks } = compare({ cheap, one, two })
  assert.deepEqual(marks.price, { best: [], lacking: ['cheap'] })
  const minimum = terms({ tiers: [{ quantity: 1, unitPrice: 1 }], minimumOrder: 5000 })
  assert.deepEqual(compare({ minimum, one }).marks.price.lacking, ['minimum'])
  const ended = terms({ tiers: [{ quantity: 1, unitPrice: 1 }], validUntil: '2026-06-30' })
  assert.deepEqual(compare({ ended, one }, { validOn: '2026-07-01' }).marks.price.lacking, ['ended'])
  assert.deepEqual(compare({ ended, one }).marks.price.best, ['ended'], 'once decided')
})

test('units of the same dimension are converted, others are named as missing', () => {
  const tonnes = only(terms({ unit: 't', tiers: [{ quantity: 1, unitPrice: 1900 }] }))
  assert.deepEqual([tonnes.unitPrice, tonnes.total], [1.9, 1900])
  assert.deepEqual(tonnes.assumptions, [{ kind: 'unit', from: 't', to: 'kg', factor: 0.001 }])
  const rolls = only(terms({ unit: 'roll' }))
  assert.deepEqual([rolls.unitPrice, rolls.total, rolls.missing], [null, null, ['unit']])
})

test('currencies are converted by way of the euro, with the older of the two days', () => {
  const dollars = only(terms({ currency: 'USD' }), { currency: 'CNY' })
  assert.equal(dollars.unitPrice, 12.8)
  assert.deepEqual(dollars.assumptions, [{ kind: 'currency', from: 'USD', to: 'CNY', rate: 6.4, date: '2026-05-01' }])
  assert.deepEqual(only(terms({ currency: 'CHF' })).missing, ['rate'])
})

test('terms that are not given are named, and another Incoterm than asked for', () => {
  const bare = only(terms({ leadTime: null, incoterm: null, validUntil: null, paymentTerms: '' }))
  assert.deepEqual(bare.missing.toSorted(), ['incoterm', 'leadTime', 'paymentTerms', 'validUntil'])
  assert.deepEqual(only(terms(), { incoterm: 'DDP' }).assumptions, [{ kind: 'incoterm', code: 'FCA' }])
  assert.deepEqual(only(terms({ minimumOrder: 2000 })).assumptions, [{ kind: 'belowMinimum', quantity: 2000 }])
})

test('the tier in force, the price as quoted and the minimum are told in the unit of the request', () => {
  const tiers = [
    { quantity: 0.5, unitPrice: 2000 },
    { quantity: 5, unitPrice: 1800 },
  ]
  const one = only(terms({ unit: 't', currency: 'USD', tiers, minimumOrder: 0.2 }), { quantity: 800 })
  assert.deepEqual(
    one.tiers.map(({ quantity, unitPrice, isInForce }) => [quantity, unitPrice, isInForce]),
    [
      [500, 1.6, true],
      [5000, 1.44, false],
    ],
  )
  assert.deepEqual([one.unitPrice, one.quotedPrice, one.minimumOrder], [1.6, 2000, 200])
})

test('the arrival is the lead time, and the transit where it is stated', () => {
  const days = (more: Partial<QuotedTerms>) => only(terms(more)).arrivalDays
  assert.deepEqual([days({}), days({ transitDays: 21 }), days({ leadTime: null, transitDays: 21 })], [20, 41, null])
})

const Maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const Cost = Maybe(fc.integer({ min: 0, max: 5000 }))
const Small = Maybe(fc.integer({ min: 0, max: 4 }))
const AnyTerms = fc
  .record({
    price: Maybe(fc.integer({ min: 1, max: 9 })),
    currency: fc.constantFrom('EUR', 'USD', 'CNY', 'CHF'),
    unit: fc.constantFrom('kg', 't', 'roll'),
    incoterm: Maybe(fc.constantFrom('EXW', 'FOB', 'CIF', 'DDP').map((code) => ({ code }))),
    costs: fc.record({ pickUp: Cost, freight: Cost, insurance: Cost, handling: Cost }),
    days: fc.record({ leadTime: Small, paymentDays: Small, warrantyMonths: Small }),
    validUntil: Maybe(fc.constantFrom('2026-07-01', '2026-08-01')),
  })
  .map(({ price, costs, days, unit, ...rest }) =>
    terms({
      ...rest,
      ...costs,
      ...days,
      unit: unit as QuotedTerms['unit'],
      tiers: price === null ? [] : [{ quantity: 1, unitPrice: price }],
    }),
  )
const AnyFacts = fc.record({ certificates: Small, replyMinutes: Small })
const Offers = fc
  .array(fc.record({ terms: AnyTerms, facts: AnyFacts }), { minLength: 1, maxLength: 5 })
  .map((all) => all.map((one, at) => ({ businessID: `company ${at}`, ...one })))
const Own = Maybe(fc.record({ handling: Small, dutyPercent: Small }))
const Case = Offers.chain((offers) =>
  fc.record({
    offers: fc.constant(offers),
    shuffled: fc.shuffledSubarray(offers, { minLength: offers.length, maxLength: offers.length }),
    own: Own,
    currency: fc.constantFrom('EUR', 'USD', 'CNY'),
  }),
)
const on = ({ own, currency }: { own: Estimates | null; currency: string }): Basis => ({
  ...basis,
  currency,
  ...(own && { own: { estimates: own, currency: 'USD' } }),
})

test('the order of the quotations changes no mark and no value', () => {
  fc.assert(
    fc.property(Case, ({ offers, shuffled, ...with_ }) => {
      const sorted = (all: readonly Offer[]) => {
        const { marks, offers: compared } = compareOffers(on(with_), all, rates)
        const byName = compared.toSorted((one, other) => one.businessID.localeCompare(other.businessID))
        const sets = Object.entries(marks).map(([fact, mark]) => [fact, mark.best.toSorted(), mark.lacking.toSorted()])
        return { byName, sets }
      }
      assert.deepEqual(sorted(shuffled), sorted(offers))
    }),
  )
})

test('nothing is marked over an incomplete set, a single quotation, or where all are alike', () => {
  fc.assert(
    fc.property(Case, ({ offers, ...with_ }) => {
      const { marks, offers: compared } = compareOffers(on(with_), offers, rates)
      for (const fact of markedFacts) {
        const { best, lacking } = marks[fact]
        if (lacking.length > 0 || offers.length < 2) assert.deepEqual(best, [], fact)
        assert.ok(best.length < offers.length, fact)
      }
      const isIncomplete = compared.some(({ total }) => total === null)
      assert.equal(marks.price.lacking.length > 0, isIncomplete)
      if (marks.price.best.length > 0)
        for (const { businessID, total } of compared) {
          const least = Math.min(...compared.map((one) => one.total!))
          assert.equal(marks.price.best.includes(businessID), total === least)
        }
      if (compared.some(({ landed }) => landed.total === null)) assert.deepEqual(marks.landed.best, [])
    }),
  )
})

test('what is compared in another currency is the same, crossed through the euro', () => {
  const [dollar, yuan] = rates
  fc.assert(
    fc.property(Case, ({ offers, own }) => {
      const inOne = (currency: string) => compareOffers(on({ own, currency }), offers, rates).offers
      const euros = inOne('EUR')
      for (const { currency, perEuro } of [dollar!, yuan!])
        for (const [at, { total, landed }] of inOne(currency).entries()) {
          const euro = euros[at]!
          assert.equal(total === null, euro.total === null)
          // Two roundings to cents, one of them multiplied.
          if (total !== null) assert.ok(Math.abs(total - euro.total! * perEuro) <= 0.01 * (1 + perEuro))
          assert.deepEqual(landed.missing, euro.landed.missing)
          if (landed.total !== null)
            assert.ok(Math.abs(landed.total - euro.landed.total! * perEuro) <= 0.01 * (1 + perEuro))
        }
    }),
  )
})

test('the lowest of three is marked only when the third can be converted', () => {
  const offers = { a: terms(), b: terms({ currency: 'USD' }), c: terms({ currency: 'CHF', leadTime: 10 }) }
  const { marks } = compare(offers)
  assert.deepEqual([marks.price, marks.leadTime.best], [{ best: [], lacking: ['c'] }, ['c']])
  const franc = { currency: 'CHF', perEuro: 0.9, date: '2026-05-01' }
  const given = Object.entries(offers).map(([businessID, one]) => ({ businessID, terms: one }))
  assert.deepEqual(compareOffers(basis, given, [...rates, franc]).marks.price.best, ['b'])
})

test('there and back a unit is itself', () => {
  const Unit = fc.constantFrom(...unitCodes)
  fc.assert(
    fc.property(Unit, Unit, (from, to) => {
      const [there, back] = [unitFactor(from, to), unitFactor(to, from)]
      assert.equal(there === undefined, back === undefined)
      if (there !== undefined) assert.ok(Math.abs(there * back! - 1) < 1e-12)
    }),
  )
})
