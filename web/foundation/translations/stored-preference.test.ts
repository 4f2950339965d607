// Stored preferences.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cookieOf, readingPreferenceIn, readingPreferenceOf, usualPreference } from './stored-preference.ts'

test('what was stored is read again', () => {
  const preference = { translate: 'never', languages: ['it', 'pt'] } as const
  assert.deepEqual(readingPreferenceOf(JSON.stringify(preference)), preference)
})

test('nonsense is the usual preference', () => {
  const texts = [null, '', 'x', 'null', '[]', '{"translate":"loudly","languages":[]}', '{"translate":"ask"}']
  for (const text of texts) assert.deepEqual(readingPreferenceOf(text), usualPreference, String(text))
})

test('languages that are none are left out', () => {
  const text = '{"translate":"ask","languages":["it",7,"<b>","de"]}'
  assert.deepEqual(readingPreferenceOf(text), { translate: 'ask', languages: ['it', 'de'] })
})

test('the server reads from its cookie what the browser wrote', () => {
  for (const [preference, read] of [
    [
      { translate: 'ask', languages: ['pt', 'it'] },
      { translate: 'ask', languages: ['it', 'pt'] },
    ],
    [
      { translate: 'always', languages: ['it'] },
      { translate: 'always', languages: ['it'] },
    ],
    [
      { translate: 'never', languages: ['it'] },
      { translate: 'never', languages: [] },
    ],
  ] as const) {
    const [pair] = cookieOf({ ...preference, languages: [...preference.languages] }).split('; ')
    assert.deepEqual(readingPreferenceIn(`theme=dark; ${pair}; signed-in=1`), read, pair)
  }
})

test('the usual preference has no cookie, and nonsense in one counts for nothing', () => {
  assert.match(cookieOf(usualPreference), /; max-age=0$/)
  const nonsense = [
    '',
    'reading=',
    'reading=loudly',
    'reading=ask.<b>',
    'misreading=never',
    `reading=ask${'.it'.repeat(11)}`,
  ]
  for (const cookie of [undefined, ...nonsense]) assert.equal(readingPreferenceIn(cookie), undefined, cookie)
})
