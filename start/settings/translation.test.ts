// Translation settings.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadSetting, readSettings } from '../config.ts'
import { openTranslation } from '../translation.ts'

const linesOf = (environment: Record<string, string>) => {
  const { translation } = readSettings(environment)
  if (!translation) return undefined
  const { listings, messages } = openTranslation(translation)
  return [listings, messages].map((line) => line.map(({ name }) => name).join())
}
const model = { TRANSLATION_MODEL_URL: 'http://localhost:11434/v1', TRANSLATION_MODEL_NAME: 'small' }
const deepl = { DEEPL_KEY: 'very-secret:fx' }
const libre = { LIBRETRANSLATE_URL: 'http://10.0.0.7:5000' }

test('nothing is translated without a service; messages by none unless one is named', () => {
  assert.equal(linesOf({}), undefined)
  assert.equal(linesOf({ TRANSLATION_CHARACTERS_DAY: '1000' }), undefined)
  assert.deepEqual(linesOf(deepl), ['deepl', ''])
  assert.deepEqual(linesOf({ ...model, ...libre, ...deepl }), ['deepl,libretranslate,model', ''])
  const order = { TRANSLATION_ORDER: 'model, deepl', TRANSLATION_MESSAGES: 'libretranslate' }
  assert.deepEqual(linesOf({ ...model, ...libre, ...deepl, ...order }), ['model,deepl', 'libretranslate'])
})

test('a line names services that are set alone, and no key or password is repeated', () => {
  for (const [environment, message] of [
    [{ ...deepl, TRANSLATION_ORDER: 'deepl,model' }, /^TRANSLATION_MODEL_URL, TRANSLATION_MODEL_NAME: needed/],
    [{ ...deepl, TRANSLATION_MESSAGES: 'libretranslate' }, /^LIBRETRANSLATE_URL: needed/],
    [{ ...deepl, TRANSLATION_ORDER: 'google' }, /^TRANSLATION_ORDER: expected a comma list/],
    [{ TRANSLATION_MODEL_NAME: 'small' }, /each needs the other/],
    [
      { LIBRETRANSLATE_URL: 'http://me:very-secret@10.0.0.7' },
      /^LIBRETRANSLATE_URL: expected an address without a password/,
    ],
    [{ ...deepl, TRANSLATION_CHARACTERS_DAY: 'many' }, /^TRANSLATION_CHARACTERS_DAY/],
  ] as const)
    assert.throws(
      () => readSettings(environment),
      (error: unknown) => {
        assert.ok(error instanceof BadSetting)
        assert.match(error.message, message)
        assert.doesNotMatch(error.message, /very-secret/)
        return true
      },
    )
  const { overview, translation } = readSettings({ ...deepl, TRANSLATION_CHARACTERS_MONTH: '5000' })
  assert.doesNotMatch(JSON.stringify(overview), /very-secret/)
  assert.equal(translation?.caps.month, 5000)
  assert.equal(translation?.caps.day, 200_000, 'a day is bounded unless the operator wants it otherwise')
  assert.equal(readSettings({ ...deepl, TRANSLATION_CHARACTERS_DAY: 'none' }).translation?.caps.day, undefined)
})
