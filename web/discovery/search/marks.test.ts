// Search highlighting.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { marksIn } from './marks.ts'

const shown = (text: string, query: string) =>
  marksIn(text, query)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

test('matched words are marked, adjacent ones together', () => {
  assert.equal(
    shown('Multistage centrifugal pumps to ISO 2858', 'centrifugal pump'),
    'Multistage [centrifugal pumps] to ISO 2858',
  )
  assert.equal(shown('Centrifugal and lobe pumps', 'pumps centrifugal'), '[Centrifugal] and lobe [pumps]')
  assert.equal(shown('Pump-sets', 'pump sets'), '[Pump]-[sets]')
})

test('accents, case and plural don’t hide a match', () => {
  assert.equal(shown('Zürich Válvulas', 'zurich valvula'), '[Zürich Válvulas]')
  assert.equal(shown('Lithium batteries', 'battery'), 'Lithium [batteries]')
  assert.equal(shown('Gas and glass', 'ga'), 'Gas and glass')
})

test('the last word of a query also marks longer words, earlier words don’t', () => {
  assert.equal(shown('hydraulic pumping', 'hydraulic pum'), '[hydraulic pumping]')
  assert.equal(shown('pumping station', 'pum station'), 'pumping [station]')
})

test('a Chinese word is marked inside a sentence', () => {
  assert.equal(shown('不锈钢离心泵制造商', '离心泵'), '不锈钢[离心泵]制造商')
})

test('marking never changes the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      assert.equal(
        marksIn(text, query)
          .map((part) => part.text)
          .join(''),
        text,
      )
    }),
  )
})
