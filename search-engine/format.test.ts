// Snapshot format.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { SearchIndex } from './index.ts'
import { formatVersion } from './schema.ts'

const products = ['FC-600 drive for pumps 400 V', 'Rodamientos de bolas', '深沟球轴承 6204'].map((name, number) => ({
  id: `0190a000-0000-7000-8000-00000000000${number}`,
  name,
  text: 'Red steel boxes, 80 mm',
  code: `FC-60${number}`,
  brand: 'Acme',
  businessID: 'b1',
  businessType: 'MA',
  country: 'DE',
  industry: '0001',
  category: 'c1',
  verified: number === 1,
  registered: number,
  specs: [{ key: 'Type', value: 'wide' }],
  taxonomy: ['Bearings and seals'],
  keywords: ['spare part'],
}))
const businesses = products.map((product) => ({
  ...product,
  categories: ['c1'],
  place: ['Torino'],
  products: ['Valve'],
}))

test('a change of layout, words or impacts comes with a new format version', () => {
  const hash = createHash('sha256')
  for (const index of [SearchIndex.build('product', products), SearchIndex.build('business', businesses)])
    for (const chunk of index.save('')) hash.update(chunk)
  const known: Record<number, string> = { 19: 'd2deca2440e6a104' }
  const message = 'raise formatVersion in schema.ts, then replace version and hash here'
  assert.equal(hash.digest('hex').slice(0, 16), known[formatVersion], message)
})
