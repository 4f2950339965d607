// Stored selection.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selectionOf } from './selection.ts'

const item = (id: string) => ({ id, name: `Name of ${id}` })

test('a selection is read as it was stored', () => {
  const stored = { product: [item('a'), item('b')], business: [item('c')] }
  assert.deepEqual(selectionOf(JSON.stringify(stored)), stored)
})

test('what is no selection is none, and at most ten are taken', () => {
  const none = { product: [], business: [] }
  for (const text of [null, '', 'x', 'null', '[]', '{"product":1}', '{"product":[1,null,{"id":2}]}'])
    assert.deepEqual(selectionOf(text), none, String(text))
  const eleven = Array.from('abcdefghijk', item)
  assert.deepEqual(selectionOf(JSON.stringify({ product: eleven })).product, eleven.slice(0, 10))
})
