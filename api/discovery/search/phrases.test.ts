// Phrase dictionary.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nodes } from '#api/foundation/industries/lookup.ts'
import { locales } from '#contract/foundation/locales.ts'
import { phraseDictionary } from './phrases.ts'
import { categoryNamed } from './result-page.ts'
import { questionOf, readingOf } from './understanding.ts'

const phrases = phraseDictionary()

test('every name of the industry tree, in every language, is found as its category', () => {
  const missed = nodes.flatMap(({ id, name }) =>
    Object.values(name).filter((text) => {
      const whole = phrases.read(text).filter(({ start, end }) => start === 0 && end >= text.length - 1)
      return !whole.some(({ readings }) => readings.some(({ reference }) => reference === id))
    }),
  )
  assert.ok(missed.length < 60, `${missed.length}: ${missed.slice(0, 40).join(' · ')}`)
})

test('every name of the industry tree asks for its category and no other', () => {
  for (const { id, name } of nodes)
    for (const language of locales) {
      const { meanings } = questionOf(readingOf({ phrases, language, kind: 'product' }, name[language]))
      assert.equal(categoryNamed(name[language], meanings)?.id, id, name[language])
    }
})

test('countries, states and cities are places, with the country first in the reference', () => {
  for (const [text, reference] of [
    ['pumps from Turkey', 'TR'],
    ['Italia', 'IT'],
    ['pompe in Lombardia', 'IT-25'],
    ['浙江阀门厂', 'CN-ZJ'],
    ['bombas en Monterrey', 'MX:'],
    ['Múnich', 'DE:'],
    ['made in the UK', 'GB'],
    ['aceite de Italia', 'IT'],
    ['Ventile aus Italien', 'IT'],
    ['vannes en Allemagne', 'DE'],
    ['válvulas da Alemanha', 'DE'],
    ['valves from Europe', 'PL'],
    ['proveedores en América Latina', 'PE'],
    ['东南亚水泵', 'TH'],
  ]) {
    const places = phrases.read(text!).flatMap(({ readings }) => readings.filter(({ kind }) => kind === 'place'))
    assert.ok(
      places.some((place) => place.reference.startsWith(reference!)),
      text,
    )
  }
})

test('a thing that shares its name with a place is no place', () => {
  for (const text of ['central heating', 'jersey', 'orange juice', 'para']) {
    const places = phrases.read(text).filter(({ readings }) => readings.some(({ kind }) => kind === 'place'))
    assert.deepEqual(places, [], text)
  }
})
