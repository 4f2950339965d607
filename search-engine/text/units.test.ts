// Numbers, units, norms.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PhraseDictionary, queryOf, SearchIndex, understand } from '../index.ts'
import { product } from '../testing.ts'

const names = [
  'Gear motor 0.5 kW',
  'Gear motor 750 W',
  'Hex bolt M8x40 DIN 933',
  'Hex bolt M10x60 DIN 931',
  'Gate valve DN50',
  'Hose fitting 1/2" brass',
  'Flange 2 in steel',
  'Lamp 24V DC IP67',
  'Deep groove bearing 6204-2RS',
  'Ring 1,500 mm',
  'Cable 43.2 m',
  'Rail 432',
  'Sieve 2 mm',
]
const docs = names.map((name) => product(name))
const index = SearchIndex.build('product', docs)
const find = (text: string): string[] =>
  index.search({ text, skip: 0, size: 3, exactly: true }).ids.map((id) => docs.find((doc) => doc.id === id)!.name)

test('an amount is found in any unit and notation', () => {
  for (const text of ['0.5 kW', '500 W', '500W', '0,5 kW', '0.5kw']) assert.equal(find(text)[0], names[0], text)
  for (const text of ['2"', '2 in', '50.8 mm', '5.08cm']) assert.equal(find(text)[0], names[6], text)
  for (const text of ['1/2"', '12.7 mm', '0.5 in']) assert.equal(find(text)[0], names[5], text)
  for (const text of ['1500 mm', '1.5 m', '150 cm']) assert.equal(find(text)[0], names[9], text)
  for (const text of ['24 V', '24V DC', '24 vdc']) assert.equal(find(text)[0], names[7], text)
})

test('dimensions, norms and protection classes are found with and without gaps', () => {
  for (const text of ['M8x40', 'M8×40', 'bolt M8', 'DIN 933', 'DIN933']) assert.deepEqual(find(text), [names[2]], text)
  for (const text of ['DN50', 'DN 50']) assert.deepEqual(find(text), [names[4]], text)
  for (const text of ['IP67', 'IP 67']) assert.deepEqual(find(text), [names[7]], text)
  for (const text of ['6204', '6204-2RS', '6204 2rs']) assert.deepEqual(find(text), [names[8]], text)
})

test('an amount finds near ones after it, unless asked for exactly that', () => {
  const near = ['O-ring 20 mm', 'O-ring 20.29 mm', 'O-ring 19.8 mm', 'O-ring 21 mm'].map((name) => product(name))
  const rings = SearchIndex.build('product', near)
  const found = rings.search({ text: 'o-ring 20 mm', skip: 0, size: 5 }).ids
  assert.deepEqual(found[0], near[0]!.id)
  assert.deepEqual(new Set(found), new Set(near.slice(0, 3).map(({ id }) => id)))
  assert.deepEqual(rings.search({ text: '2 cm', skip: 0, size: 5, exactly: true }).ids, [near[0]!.id])
  rings.upsert(product('Rod 20.1 mm'))
  const { total, relaxed } = rings.search({ text: '20 mm', skip: 0, size: 5 })
  assert.deepEqual([total, relaxed], [4, undefined])
})

test('an amount that is offered is met by no number of a model, and by no longer unit', () => {
  const offered = [
    ...Array.from({ length: 6 }, (_, n) => `Heater ${n} 500 W`),
    'Heater REC500NP',
    'Heater 500 V',
    'Heater 500 Wh',
  ]
  const heaters = offered.map((name) => product(name))
  const found = SearchIndex.build('product', heaters).search({ text: 'heater 500W', skip: 0, size: 20 })
  assert.deepEqual(
    new Set(found.ids.slice(0, found.strict ?? found.total)),
    new Set(heaters.slice(0, 6).map(({ id }) => id)),
  )
})

test('a number in one piece is not met by pieces of others', () => {
  assert.deepEqual(find('40'), [])
  assert.deepEqual(find('500'), [])
  assert.deepEqual(find('432'), [names[11]])
  assert.deepEqual(find('43.2'), [names[10]])
})

test('a number that nothing has is never replaced: near ones are named', () => {
  const found = index.search({ text: '6205-2RS', skip: 0, size: 3 })
  assert.equal(found.corrected, undefined)
  assert.ok(found.near?.some((code) => code.includes('6204')))
})

test('spellings of a unit give one set, also where words are left out', () => {
  const names = [
    'Acme resistor 10 kΩ',
    'Resistor 10 kohm axial',
    'Acme resistor 22 kΩ',
    'Grey cable 3 m',
    'Cable 10 m',
    'Acme capacitor 10 µF',
  ]
  const parts = SearchIndex.build(
    'product',
    names.map((name) => product(name)),
  )
  const phrases = new PhraseDictionary()
  const asked = (text: string) => {
    const { ids, total, strict } = parts.search({ ...queryOf(understand(phrases, text)), skip: 0, size: 9 })
    return [ids.toSorted(), total, strict]
  }
  const same = [
    ['10 kΩ', '10kohm', '10 kohms', '10 k ohm', '10 kilo ohm', '10000 ohm', '0.01 MΩ', '10千欧'].map(
      (a) => `resistor ${a}`,
    ),
    ['5 kΩ', '5 kohm', '5 k ohm', '5000 ohms'].map((amount) => `resistor ${amount} wirewound`),
    ['3 m', '3m', '3 meters', '3 metres', '300 cm', '3 metros', '3米', '3000 毫米'].map((amount) => `cable ${amount}`),
    ['10 µF', '10 uF', '10uF', '10 microfarads', '10000 nF', '10 mfd'].map((amount) => `capacitor ${amount} rare`),
  ]
  for (const texts of same) for (const text of texts) assert.deepEqual(asked(text), asked(texts[0]!), text)
  assert.equal(asked('resistor 10 kohm')[2], 2)
})

test('a screen of whole inches is met by the fraction above', () => {
  const screens = ['Monitor 15.6"', 'Monitor 16.1"', 'Monitor 14.1"'].map((name) => product(name))
  const { ids } = SearchIndex.build('product', screens).search({ text: 'monitor 15 inch', skip: 0, size: 1 })
  assert.deepEqual(ids, [screens[0]!.id])
})
