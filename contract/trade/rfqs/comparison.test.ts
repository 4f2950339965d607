// Comparable quotations.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { type Basis, compareOffers, type QuotedTerms } from './comparison.ts'
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

test('the cheapest and the fastest are marked where there is something to compare', () => {
  const { cheapest, fastest } = compare({
    a: terms({ leadTime: 10 }),
    b: terms({ currency: 'USD', leadTime: null }),
    c: terms({ currency: 'CHF', leadTime: 10 }),
  })
  assert.deepEqual([cheapest, fastest], [['b'], ['a', 'c']])
  assert.deepEqual(compare({ a: terms() }).cheapest, [])
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
