// Links and mentions in texts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mentionsOfTranslation, partsOf } from './parts.ts'

test('only http addresses become links, and the sentence keeps its full stop', () => {
  assert.deepEqual(partsOf('See https://x.example/a?b=1, or (http://y.example).'), [
    { text: 'See ' },
    { text: 'https://x.example/a?b=1', href: 'https://x.example/a?b=1' },
    { text: ', or (' },
    { text: 'http://y.example', href: 'http://y.example/' },
    { text: ').' },
  ])
  for (const text of ['javascript:alert(1)', 'data:text/html,<script>', '<a href=x>', '//x.example', 'https://'])
    assert.deepEqual(partsOf(text), [{ text }])
  assert.deepEqual(partsOf(''), [])
})

test('all text comes back in the same order', () => {
  for (const text of ['a https://x.example/"onload=1 b', 'https://x.examplehttps://y.example', 'no link\nat all'])
    assert.equal(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
      text,
    )
})

test('a mention is a part of its own, also next to an address; one beyond the end of the text stays text', () => {
  const text = '@Bell: https://x.example/@Bell @Bell Works'
  const bell = { at: 0, length: 5, businessID: '1', key: 'bell' }
  const inside = { at: 25, length: 5, userID: '2' }
  const works = { at: 31, length: 11, businessID: '1', key: 'bell' }
  assert.deepEqual(partsOf(text, [bell, inside, works]), [
    { text: '@Bell', mention: bell },
    { text: ': ' },
    { text: 'https://x.example/@Bell', href: 'https://x.example/@Bell' },
    { text: ' ' },
    { text: '@Bell Works', mention: works },
  ])
  assert.deepEqual(partsOf('@Bell', [works]), [{ text: '@Bell' }])
})

test('a mention stands where its name stands in the translation, or nowhere', () => {
  const original = 'Grazie @Bea Rossi e @Ugo'
  const mentions = [
    { at: 7, length: 10, userID: 'bea' },
    { at: 20, length: 4, userID: 'ugo' },
  ]
  assert.deepEqual(mentionsOfTranslation('Thanks to @Bea Rossi and others', original, mentions), [
    { at: 10, length: 10, userID: 'bea' },
  ])
  assert.equal(mentionsOfTranslation(original, original, mentions), mentions)
})
