// The form of a product: from a product to its fields and back, and what is wrong with them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decimalOf } from '#contract/numbers.ts'
import type { Product } from '#contract/products.ts'
import { changedBy, conflictsOf, resolvedBy, withChanges } from './changes.ts'
import * as form from './product-form.ts'
import type { Values } from './product-form.ts'

const { changesOf, refusedOf, valuesOf } = form
const problemsOf = (values: Values) => form.problemsOf(values, '.')
const bodyOf = (values: Values) => form.bodyOf(values, '.')
const blank = valuesOf(undefined, 'industry', '.')
const filled: Values = { ...blank, name: 'Gear pump' }

test('2§5 what is wrong is said by field', () => {
  assert.deepEqual(problemsOf(blank), { name: 'missing' })
  assert.deepEqual(problemsOf(filled), {})
  assert.deepEqual(problemsOf({ ...filled, description: 'D'.repeat(10_000) }), { description: 'long' })
  assert.deepEqual(problemsOf({ ...filled, leadTime: '3.5', hsCode: '84' }), { leadTime: 'whole', hsCode: 'hsCode' })
  assert.deepEqual(problemsOf({ ...filled, keywords: 'a,b,c,d,e,f,g,h,i,j,k' }), { keywords: 'keywords' })
  assert.deepEqual(problemsOf({ ...filled, specs: [{ key: 'Flow', value: '' }] }), { 'specs.0': 'missing' })
  assert.deepEqual(problemsOf({ ...filled, pricing: 'range', min: '5', max: '4' }), { max: 'order' })
  assert.deepEqual(problemsOf({ ...filled, pricing: 'range' }), { min: 'price' })
  const tiers = [
    { quantity: '10', price: '5' },
    { quantity: '10', price: '4' },
  ]
  assert.deepEqual(problemsOf({ ...filled, pricing: 'tiers', tiers }), { 'tiers.1': 'order' })
})

test('I4§2 amounts are read, and written, as the reader of the page writes them', () => {
  const tiers = [{ quantity: '1.000', price: '1.250,50' }]
  const priced: Values = { ...filled, pricing: 'tiers', tiers }
  assert.equal(decimalOf('es'), ',')
  assert.deepEqual(form.problemsOf(priced, ','), {})
  const read = { currency: 'USD', unit: '', tiers: [{ quantity: 1000, price: 1250.5 }] }
  assert.deepEqual(form.bodyOf(priced, ',').price, read)
  const product = { industry: { id: 'industry' }, keywords: [], specs: [], photos: [], videos: [], datasheets: [] }
  const price = { min: 1.125, max: 1.125, currency: 'USD', unit: '', tiers: [{ quantity: 5, price: 1.125 }] }
  const shown = valuesOf({ ...product, price } as unknown as Product, '', ',')
  assert.deepEqual([shown.min, shown.tiers[0]!.price], ['', '1,125'])
  assert.deepEqual(form.bodyOf(shown, ',').price, { currency: 'USD', unit: '', tiers: price.tiers })
})

test('2§5 complaints of the server land at the fields of the form', () => {
  const fields = {
    'price.tiers.2.price': 'x',
    'price.currency': 'x',
    'keywords.4': 'x',
    'specs.1.value': 'x',
    name: 'x',
  }
  assert.deepEqual(Object.keys(refusedOf(fields)), ['tiers.2', 'min', 'keywords', 'specs.1', 'name'])
})

test('I4§2 only what was changed is sent; empty fields clear', () => {
  const saved = bodyOf({ ...filled, brand: 'Old', specs: [{ key: 'Flow', value: '40' }] })
  const body = bodyOf({
    ...filled,
    brand: '',
    specs: [
      { key: 'Flow', value: '40' },
      { key: '', value: '' },
    ],
  })
  assert.deepEqual(changesOf(body, saved), { brand: '' })
  assert.equal(body.price, '')
})

test('I4§1 a draft never brings back what nobody typed, and what two people changed differently is asked', () => {
  const changes = changedBy(changedBy({}, filled, { brand: 'Mine' }), filled, { partNumber: 'X' })
  const theirs: Values = { ...filled, brand: 'Theirs', minimumOrder: '5' }
  assert.deepEqual(conflictsOf(changes, filled), [])
  assert.deepEqual(conflictsOf(changes, theirs), ['brand'])
  assert.deepEqual(conflictsOf(changes, { ...filled, brand: 'Mine' }), [])
  const mine = withChanges(theirs, resolvedBy(changes, theirs, ['brand'], new Set(['brand'])))
  assert.deepEqual([mine.brand, mine.partNumber, mine.minimumOrder], ['Mine', 'X', '5'])
  const left = withChanges(theirs, resolvedBy(changes, theirs, ['brand'], new Set()))
  assert.deepEqual([left.brand, left.partNumber], ['Theirs', 'X'])
  assert.deepEqual(changedBy(changes, filled, { brand: '', partNumber: '' }), {})
})

test('I4§1 a price is one thing: changed in parts by two people it is asked about as a whole', () => {
  const saved: Values = { ...filled, pricing: 'range', min: '5', max: '9' }
  const changes = changedBy({}, saved, { max: '8' })
  const theirs: Values = { ...saved, pricing: 'tiers', tiers: [{ quantity: '1', price: '7' }] }
  assert.deepEqual(conflictsOf(changes, theirs), ['pricing'])
  const mine = withChanges(theirs, resolvedBy(changes, theirs, ['pricing'], new Set(['pricing'])))
  assert.deepEqual([mine.pricing, mine.min, mine.max], ['range', '5', '8'])
})
