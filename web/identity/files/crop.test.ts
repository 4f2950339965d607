// Cropping arithmetic.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atMost, cutOf, fits, middle, moved, zoomed } from './crop.ts'

const wide = { width: 1000, height: 200 }

test('a frame shows as much of a picture as fits, centered', () => {
  assert.deepEqual(cutOf(wide, 4, middle), { width: 800, height: 200, left: 100, top: 0 })
  assert.deepEqual(cutOf({ width: 400, height: 400 }, 4, middle), { width: 400, height: 100, left: 0, top: 150 })
  assert.deepEqual(cutOf(wide, 4, { zoom: 2, x: 0, y: 1 }), { width: 400, height: 100, left: 0, top: 100 })
})

test('a dragged picture stops at its edges', () => {
  assert.equal(moved(wide, 4, middle, 0.125, 0).x, 0)
  assert.equal(moved(wide, 4, middle, -0.125, 0).x, 1)
  assert.equal(moved(wide, 4, middle, 5, 5).x, 0)
  assert.equal(moved(wide, 4, middle, 0, 1).y, 0.5)
  assert.deepEqual([zoomed(middle, 9).zoom, zoomed(middle, 0).zoom], [4, 1])
})

test('a picture with the ratio of the cover is not cropped, a small one is not enlarged', () => {
  assert.equal(fits({ width: 800, height: 200 }, 4), true)
  assert.equal(fits({ width: 800, height: 300 }, 4), false)
  assert.deepEqual(atMost({ width: 4000, height: 1000 }, 1600, 1600), { width: 1600, height: 400 })
  assert.deepEqual(atMost({ width: 40, height: 10 }, 1600, 1600), { width: 40, height: 10 })
})
