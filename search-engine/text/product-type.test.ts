// Types. Names are invented.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SearchIndex } from '../index.ts'
import { product } from '../testing.ts'
import { headWords } from './product-type.ts'

const things = ['pump', 'valve', 'motor', 'sensor', 'bearing', 'filter', 'heater', 'drive', 'cylinder', 'compressor']
const parts = ['seal', 'kit', 'cover', 'bracket', 'gasket', 'spring', 'housing']
const spanish = { bomba: 'sello', válvula: 'junta', motor: 'soporte', sensor: 'cable', cilindro: 'pistón' }
const italian = { pompa: 'tenuta', valvola: 'guarnizione', motore: 'staffa', sensore: 'cavo', cilindro: 'stelo' }

test('English: the last word before what it fits, its size and its color', () => {
  for (const thing of things) {
    for (const name of [
      `Tornado ${thing}`,
      `Brezza TX-40 stainless ${thing}`,
      `Industrial ${thing} black`,
      `Norwind ${thing}, 24 V, IP67`,
      `Scirocco ${thing} 35 mm`,
      `Compact ${thing} (pack of 2)`,
    ])
      assert.equal(headWords(name)[0], thing, name)
    for (const part of parts) {
      assert.equal(headWords(`Tornado ${thing} ${part}`)[0], part)
      assert.equal(headWords(`${part} for ${thing} TX-40`)[0], part)
      assert.equal(headWords(`Replacement ${part} compatible with Tornado ${thing}`)[0], part)
    }
  }
})

test('of two names with a slash the head is the last, and a unit is none', () => {
  assert.equal(headWords('Acme Laptop / Notebook Power Cord, 1.8 m')[0], 'cord')
  assert.equal(headWords('Acme Laptop/Tablet stand')[0], 'stand')
  assert.equal(headWords('resistor 10 kilo ohm')[0], 'resistor')
  assert.equal(headWords('Flow meter')[0], 'meter')
})

test('Spanish and Italian: the first word', () => {
  for (const [thing, part] of Object.entries(spanish)) {
    assert.equal(headWords(`${part} para ${thing} TX-40`)[0], part)
    assert.equal(headWords(`${part} de ${thing} centrífuga`)[0], part)
    assert.equal(headWords(`${thing} de acero con brida`)[0], thing)
  }
  for (const [thing, part] of Object.entries(italian)) {
    assert.equal(headWords(`${part} per ${thing} TX-40`)[0], part)
    assert.equal(headWords(`${part} di ${thing} centrifuga`)[0], part)
    assert.equal(headWords(`${thing} in acciaio con flangia`.replace(' in ', ' di '))[0], thing)
  }
})

test('Chinese: the last word, after 用', () => {
  assert.deepEqual(headWords('不锈钢球阀'), ['球阀'])
  assert.deepEqual(headWords('水泵用密封圈'), ['封圈'])
  assert.deepEqual(headWords('适用于挖掘机的液压泵'), ['压泵'])
})

test('the thing comes before its accessory, and that before a mention', () => {
  const filler =
    'It is made of steel in a works by the sea, comes in a box of strong cardboard, and is sent within a week to every country of the world.'
  const docs = [
    product('Norwind seal kit for pump', { text: filler }),
    product('Norwind bench', { text: `${filler} A pump stands on it.` }),
    product('Norwind water pump', { text: filler }),
  ]
  const index = SearchIndex.build('product', docs)
  const { ids } = index.search({ text: 'pump', skip: 0, size: 5, wishes: { types: ['pump'] } })
  assert.deepEqual(ids, [docs[2]!.id, docs[0]!.id, docs[1]!.id])
})
