// Product form.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decimalOf, type Decimal } from '#contract/foundation/numbers.ts'
import type { Product } from '#contract/catalog/products/products.ts'
import { fieldErrorOf } from '#kit/field-errors.ts'
import { get } from 'react-hook-form'
import { productForm, productValues, type ProductBody, type ProductValues } from './product-form.ts'

const industry = '0b54e6a0-7d9c-4b62-9a53-3a6d5f0f0c11'
const blank = productValues(undefined, industry, '.')
const filled: ProductValues = { ...blank, name: 'Gear pump' }

function errorsOf(values: ProductValues, decimal: Decimal = '.'): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of productForm(decimal).safeParse(values).error?.issues ?? []) {
    const path = issue.path.join('.')
    errors[path] ??= fieldErrorOf(issue, get(values, path)).code
  }
  return errors
}

function bodyOf(values: ProductValues, decimal: Decimal = '.'): ProductBody {
  return productForm(decimal).parse(values)
}

function priced(price: Partial<ProductValues['price']>): ProductValues {
  return { ...filled, price: { ...filled.price, ...price } }
}

test('errors stand at their fields', () => {
  assert.deepEqual(errorsOf(blank), { name: 'required' })
  assert.deepEqual(errorsOf(filled), {})
  assert.deepEqual(errorsOf({ ...filled, description: 'D'.repeat(10_000) }), { description: 'tooLong' })
  assert.deepEqual(errorsOf({ ...filled, leadTime: '3.5', hsCode: '84' }), {
    leadTime: 'wholeNumber',
    hsCode: 'notAccepted',
  })
  assert.deepEqual(errorsOf({ ...filled, keywords: 'a,b,c,d,e,f,g,h,i,j,k' }), { keywords: 'tooMany' })
  assert.deepEqual(errorsOf({ ...filled, specs: [{ key: 'Flow', value: '' }] }), { 'specs.0.value': 'required' })
})

test('a price has an amount, in order, in the fields of its kind alone', () => {
  const tiers = [
    { quantity: '10', price: '5' },
    { quantity: '10', price: '' },
  ]
  assert.deepEqual(errorsOf(priced({ min: 'much', tiers })), {})
  assert.deepEqual(errorsOf(priced({ kind: 'range', tiers })), { 'price.min': 'required' })
  assert.deepEqual(errorsOf(priced({ kind: 'range', min: '5', max: '4' })), { 'price.min': 'order' })
  assert.deepEqual(errorsOf(priced({ kind: 'range', max: '-4' })), { 'price.max': 'tooSmall' })
  assert.deepEqual(errorsOf(priced({ kind: 'tiers' })), { 'price.kind': 'required' })
  assert.deepEqual(errorsOf(priced({ kind: 'tiers', tiers })), { 'price.tiers.1.price': 'required' })
  tiers[1]!.price = '4'
  assert.deepEqual(errorsOf(priced({ kind: 'tiers', tiers })), { 'price.tiers.1.quantity': 'ascending' })
})

test('amounts are read, and shown, as the reader of the page writes them', () => {
  assert.equal(decimalOf('es'), ',')
  const tiers = [{ quantity: '1.000', price: '1.250,50' }]
  const read = { currency: 'USD', unit: '', tiers: [{ quantity: 1000, price: 1250.5 }] }
  assert.deepEqual(bodyOf(priced({ kind: 'tiers', tiers }), ',').price, read)
  const product = { industry: { id: industry }, keywords: [], specs: [], photos: [], videos: [], datasheets: [] }
  const price = { min: 1.125, max: 1.125, currency: 'USD', unit: '', tiers: [{ quantity: 5, price: 1.125 }] }
  const shown = productValues({ ...product, price, status: 'draft' } as unknown as Product, '', ',')
  assert.deepEqual([shown.price.min, shown.price.tiers[0]!.price], ['', '1,125'])
  const again = bodyOf({ ...shown, name: 'Gear pump' }, ',')
  assert.deepEqual(again.price, { currency: 'USD', unit: '', tiers: price.tiers })
})

test('empty fields clear; rows and links that nobody has filled in are left out; uploads go by their tokens', () => {
  const body = bodyOf({
    ...filled,
    specs: [
      { key: ' ', value: '' },
      { key: 'Flow', value: '40' },
    ],
    videos: [{ url: '' }, { url: '/files/1.mp4', token: 'abc' }, { url: 'https://vimeo.com/1' }],
  })
  const { brand, leadTime, stock, price, specs, videos } = body
  assert.deepEqual([brand, leadTime, stock, price], ['', '', '', ''])
  assert.deepEqual(specs, [{ key: 'Flow', value: '40' }])
  assert.deepEqual(videos, [{ token: 'abc' }, { url: 'https://vimeo.com/1' }])
})

test('a product that the membership hides is one that its owner means to be shown', () => {
  const hidden = { industry: { id: industry }, keywords: [], specs: [], photos: [], videos: [], datasheets: [] }
  const values = productValues({ ...hidden, status: 'hidden', price: null } as unknown as Product, '', '.')
  assert.deepEqual([values.status, values.price.kind, values.stock], ['active', 'request', ''])
})

test('an amount that still has a currency of its own is refused, never taken as the chosen one', () => {
  for (const typed of ['12.50 XAU', '€ 12.50', 'CHF 12'])
    assert.deepEqual(errorsOf(priced({ kind: 'range', min: typed })), { 'price.min': 'number' }, typed)
  assert.deepEqual(bodyOf(priced({ kind: 'range', min: '12,-' }), ',').price, { currency: 'USD', unit: '', min: 12 })
})
