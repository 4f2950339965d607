// Ranges on their scales.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axisEnd, classesOf, employeeBounds, revenueBounds } from './ranges.ts'

test('a range fills the classes it touches, and only those', () => {
  assert.deepEqual(classesOf({ min: 180, max: 220 }, employeeBounds), { from: 2, to: 2 })
  assert.deepEqual(classesOf({ min: 25e6, max: 50e6 }, revenueBounds), { from: 2, to: 2 })
  assert.deepEqual(classesOf({ min: 51, max: 1000 }, employeeBounds), { from: 2, to: 3 })
  assert.deepEqual(classesOf({ min: 10, max: 10 }, employeeBounds), { from: 1, to: 1 })
})

test('an open end fills to the edge, values outside stay on the scale', () => {
  assert.deepEqual(classesOf({ min: 1000, max: null }, employeeBounds), { from: 4, to: 4 })
  assert.deepEqual(classesOf({ min: null, max: 50 }, employeeBounds), { from: 0, to: 1 })
  assert.deepEqual(classesOf({ min: 20_000, max: 30_000 }, employeeBounds), { from: 4, to: 4 })
  assert.deepEqual(classesOf({ min: 0, max: 0 }, employeeBounds), { from: 0, to: 0 })
})

test('the capacity axis ends on a round number a little above', () => {
  assert.deepEqual([1100, 1200, 9, 99, 1, 0.4].map(axisEnd), [1200, 1500, 10, 120, 1.2, 0.5])
})
