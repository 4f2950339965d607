// Axis maximum.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { topOf } from './scale.ts'

test('one import does not flatten the other days', () => {
  assert.equal(topOf([4, 6, 5, 8, 7, 6, 5, 6, 7, 111, 6, 5]), 17.5)
})

test('an ordinary peak is the top', () => {
  assert.equal(topOf([4, 6, 5, 8, 7, 6, 5, 6, 7, 20, 6, 5]), 20)
})

test('few columns and empty periods keep their maximum', () => {
  assert.equal(topOf([0, null, 2, 90]), 90)
  assert.equal(topOf([0, 0, null]), 0)
})
