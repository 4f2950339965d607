// Numbers and their units.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unbroken } from './unbroken.ts'

test('a number keeps its unit beside it, words part as they are', () => {
  assert.equal(unbroken('20 m³/h at 3 bar'), '20\u00a0m³/h at 3\u00a0bar')
  assert.equal(unbroken('-40 °C to 85 °C'), '-40\u00a0°C to 85\u00a0°C')
  assert.equal(unbroken('2 years warranty'), '2 years warranty')
})
