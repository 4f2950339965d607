// Password strength.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strengthOf } from './strength.ts'

test('short, common, personal and repetitive passwords have a message each', () => {
  assert.deepEqual(strengthOf(''), { score: 0, weakness: 'short' })
  assert.deepEqual(strengthOf('k7#fQ'), { score: 1, weakness: 'short' })
  assert.equal(strengthOf('P4ssw0rd123').weakness, 'common')
  assert.equal(strengthOf('qwertyqwerty').weakness, 'common')
  assert.equal(strengthOf('rodrigosalas1', ['Rodrigo', 'Salas', 'r.salas@aguas.example']).weakness, 'personal')
  assert.equal(strengthOf('aaaaaaaaaaaa').weakness, 'repeats')
  assert.equal(strengthOf('abcdefghijkl').weakness, 'repeats')
})

test('longer and more varied passwords have more bars', () => {
  const scores = ['tivaromeku', 'tivaromekulan', 'tivaro-Mekulan-83'].map((text) => strengthOf(text).score)
  assert.deepEqual(
    scores,
    scores.toSorted((one, other) => one - other),
  )
  assert.equal(scores.at(-1), 4)
  assert.ok(scores[0]! >= 2)
})
