// Names of specifications.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { specKeyFor, specNameFor } from './spec-names.ts'

test('six hundred names stand in every language, each English one once', () => {
  const text = readFileSync(new URL('spec-names.tsv', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  assert.ok(rows.length >= 600, String(rows.length))
  for (const row of rows) assert.ok(row.split('\t').length === locales.length && row.split('\t').every(Boolean), row)
  const english = rows.map((row) => row.split('\t')[0]!.toLowerCase())
  assert.deepEqual(
    english.filter((name, at) => english.indexOf(name) !== at),
    [],
  )
})

test('a name is found in any case and spacing, from any of the languages', () => {
  assert.equal(specNameFor('Master  outer  case width', 'zh'), '外箱宽度')
  assert.equal(specNameFor('rated power (STC)', 'es'), 'Potencia nominal (STC)')
  assert.equal(specNameFor('开路电压', 'it'), 'Tensione a circuito aperto')
  assert.equal(specNameFor('Nozzle', 'de'), 'Düse')
  assert.equal(specNameFor('Zykl', 'es'), undefined)
})

test('a name in German, French or Portuguese is read, with underscores, accents and colons in any form', () => {
  for (const key of ['Nennleistung', 'Puissance nominale', 'potência_nominal', 'POTENCIA NOMINAL:', '额定功率'])
    assert.equal(specNameFor(key, 'it'), 'Potenza nominale', key)
  assert.equal(specNameFor('Höhe', 'zh'), '高度')
  assert.equal(specNameFor('hohe', 'es'), 'Altura')
  assert.equal(specNameFor("Pays d'origine", 'en'), 'Country of origin')
})

test('names of all languages share one key; an unknown one is its own', () => {
  const keys = ['Weight', 'peso', 'Gewicht', 'Poids', '重量', 'Masse'].map(specKeyFor)
  assert.deepEqual([...new Set(keys)], ['Weight'])
  assert.equal(specKeyFor('Outer diameter'), specKeyFor('Außendurchmesser'))
  assert.equal(specKeyFor('Colour'), specKeyFor('color'))
  assert.equal(specKeyFor(' Zykl '), 'Zykl')
})

test('each line of the names to read belongs to a known name', () => {
  const text = readFileSync(new URL('spec-keys.tsv', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  for (const row of rows) {
    const names = row.split('\t')
    assert.ok(names.length === 4 && names.every(Boolean), row)
    assert.notEqual(specNameFor(names[0]!, 'zh'), undefined, row)
  }
})
