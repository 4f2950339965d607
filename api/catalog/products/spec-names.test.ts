// Tests of names of specifications.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { specNameFor } from './spec-names.ts'

test('six hundred names stand in four languages, each English one once', () => {
  const text = readFileSync(new URL('spec-names.tsv', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  assert.ok(rows.length >= 600, String(rows.length))
  for (const row of rows) assert.ok(row.split('\t').length === 4 && row.split('\t').every(Boolean), row)
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
  assert.equal(specNameFor('Zykl', 'es'), undefined)
})
