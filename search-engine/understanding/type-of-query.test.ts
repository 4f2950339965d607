// Query types.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PhraseDictionary, questionFrom, queryOf, readText, SearchIndex, understand } from '../index.ts'
import type { ProductDocument } from '../documents.ts'

const phrases = new PhraseDictionary()
const headIn = (text: string): string | undefined => understand(phrases, text).wishes.types?.[0]

test('the head of a question in any language is what is asked for', () => {
  for (const [text, head] of [
    ['stainless ball valve', 'valve'],
    ['pump seal kit for compressors', 'kit'],
    ['válvula de bola inoxidable', 'válvula'],
    ['taladro percutor', 'taladro'],
    ['ordenador portátil 15 pulgadas', 'ordenador'],
    ['valvole italiane', 'valvole'],
    ['imballaggi in cartone', 'imballaggi'],
    ['不锈钢球阀', '球阀'],
  ])
    assert.equal(headIn(text!), head, text)
})

test('amounts and their units are no head, nor is what they measure', () => {
  for (const [text, head] of [
    ['pressure transmitter 0-10 bar 4-20 mA', 'transmitter'],
    ['pneumatic cylinder 32 mm bore', 'cylinder'],
    ['contactor 24V DC', 'contactor'],
    ['24V DC power supply', 'supply'],
  ])
    assert.equal(headIn(text!), head, text)
})

test('an adjective of a country is a wish for its companies, and says nothing of products', () => {
  const wishesOf = (kind: 'business' | 'product') => understand(phrases, 'valvole italiane', { kind }).wishes
  assert.deepEqual([wishesOf('business').country, wishesOf('product').country], [['IT'], undefined])
  const { text, meanings } = understand(phrases, 'valvole italiane', { kind: 'business' })
  assert.equal(text, 'valvole italiane')
  assert.ok(meanings.some(({ kind, value }) => kind === 'place' && value === 'IT'))
})

const product = (number: number, name: string): ProductDocument => ({
  id: `0190a000-0000-7000-8000-00000000000${number}`,
  name,
  text: '',
  businessID: 'b1',
  businessType: 'MA',
  country: 'DE',
  industry: '0001',
  verified: false,
  registered: number,
  specs: [],
  taxonomy: [],
  keywords: [],
})

const ofTree = {
  brands: new Set<string>(),
  categoriesOf: () => [],
  categoriesOfTypes: () => ['screws'],
  industriesOf: () => ['0001'],
  categoriesBeside: () => [],
}

test('where nobody has the thing itself, things of its industry with the head of its other names are found', () => {
  const index = SearchIndex.build('product', [
    product(1, 'Socket screw M8x40'),
    product(2, 'Drywall screw'),
    product(3, 'Chips testa M8x40'),
  ])
  const reading = readText(phrases, 'vite testa esagonale M8x40')
  const query = queryOf(questionFrom(reading, ofTree))
  const { ids, relaxed } = index.search({ ...query, skip: 0, size: 5 })
  assert.equal(relaxed, true)
  assert.deepEqual(
    ids.map((id) => id.at(-1)),
    ['1', '2'],
  )
})
