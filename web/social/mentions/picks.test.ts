// Typing and recognizing mentions.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mentionsMost } from '#contract/foundation/constants.ts'
import { mentionsIn, picksOf, typedAt } from './picks.ts'

const clara = { name: 'Clara', userID: '1' }
const whitfield = { name: 'Clara Whitfield', userID: '2' }

test('a mention is typed after an @ that begins a word, up to the caret', () => {
  for (const [text, at, q] of [
    ['@', 0, ''],
    ['Hello @Cla', 6, 'Cla'],
    ['(@Clara Wh', 1, 'Clara Wh'],
    ['请问@张', 2, '张'],
    ['line\n@Ann', 5, 'Ann'],
  ] as const)
    assert.deepEqual(typedAt(text, text.length), { at, q }, text)
  for (const text of ['', 'Clara', 'mail@works.example', 'a@b', '@a\nb', '@one two three four five', '@ x', '@@ '])
    assert.equal(typedAt(text, text.length), undefined, text)
  assert.deepEqual(typedAt('@Clara and more', 4), { at: 0, q: 'Cla' })
})

test('mentions follow the text: longest names first, in order, up to the limit', () => {
  assert.deepEqual(mentionsIn('@Clara Whitfield and @Clara', [clara, whitfield]), [whitfield, clara])
  assert.deepEqual(mentionsIn('Clara, @Cla', [clara]), [])
  assert.deepEqual(mentionsIn('', [clara]), [])
  assert.equal(mentionsIn('@Clara '.repeat(30), [clara]).length, mentionsMost)
})

test('existing mentions are known when a text is edited', () => {
  const content = 'For @Clara Whitfield of @Bell'
  const mentions = [
    { at: 4, length: 16, userID: '2' },
    { at: 24, length: 5, businessID: '3', key: 'bell' },
  ]
  assert.deepEqual(picksOf({ content, mentions }), [whitfield, { name: 'Bell', businessID: '3' }])
})
