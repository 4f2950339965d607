// Product page title and copied table.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tableText } from './table-text.ts'
import { titleOf } from './title.ts'

test('the title of a product has name, 64 characters of the description, country and brand', () => {
  const title = titleOf({ name: 'NX 65', description: `Back pull-out ${'d'.repeat(80)}`, brand: 'Ferrantis' }, 'Italy')
  assert.equal(title, `NX 65 | Back pull-out ${'d'.repeat(50)}… | Italy | Ferrantis`)
  assert.equal(titleOf({ name: 'NX 65', description: '', brand: null }, 'Italy'), 'NX 65 | Italy')
})

test('specifications are copied as rows of two cells', () => {
  assert.equal(
    tableText([
      { key: 'Flow', value: '20–160 m³/h' },
      { key: 'a\tb', value: 'c\nd' },
    ]),
    'Flow\t20–160 m³/h\na b\tc d',
  )
})
