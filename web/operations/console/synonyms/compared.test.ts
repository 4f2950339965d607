// Trial marks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placesIn } from './compared.ts'

const hits = (ids: string) => [...ids].map((id) => ({ id }))

test('what came is added, what went is removed, what stands elsewhere says where it was', () => {
  assert.deepEqual(placesIn(hits('xba'), hits('abc'), 'after'), [
    { kind: 'added' },
    { kind: 'same' },
    { kind: 'moved', from: 1 },
  ])
  assert.deepEqual(placesIn(hits('abc'), hits('xba'), 'before'), [
    { kind: 'same' },
    { kind: 'same' },
    { kind: 'removed' },
  ])
  assert.deepEqual(placesIn([], hits('a'), 'after'), [])
})
