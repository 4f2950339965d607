// Stored preferences.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readingPreferenceOf, usualPreference } from './stored-preference.ts'

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
