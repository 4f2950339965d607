// Preview of long texts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortOf } from './post-text.ts'

test('a long text is cut between words, a short one is not', () => {
  assert.equal(shortOf('short'), 'short')
  const long = 'word '.repeat(200).trim()
  const short = shortOf(long)
  assert.ok(short.length <= 480 && long.startsWith(short) && short.endsWith('word'))
  assert.equal(shortOf('line\n'.repeat(20)), 'line\n'.repeat(8).trimEnd())
})
