// Inquiry subjects and placeholders.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeSubjectLeast, freeSubjectMost } from '#contract/foundation/constants.ts'
import { locales } from '#contract/foundation/locales.ts'
import { fillPlaceholders } from './placeholders.ts'
import { subjectCodeOf, subjectCodes, subjectCodesWith, subjectOf } from './subjects.ts'

test('every sentence in every language is that of one code, and short enough to be a subject', () => {
  for (const code of subjectCodes)
    for (const locale of locales) {
      const sentence = subjectOf(code, locale)
      assert.equal(subjectCodeOf(` ${sentence.toUpperCase()} `), code)
      assert.ok(
        code === 'other' || (sentence.length >= freeSubjectLeast && sentence.length <= freeSubjectMost),
        sentence,
      )
    }
  assert.equal(subjectCodeOf('Samples of hoses'), undefined)
  assert.deepEqual(subjectCodesWith('política'), ['discountPolicy'])
})

test('placeholders become what they stand for; without a value they go with the space before, and other braces stay', () => {
  const filled = fillPlaceholders('Dear {name}, about {product} of {set}: {me}', { name: 'Bea', me: 'Mia' })
  assert.equal(filled, 'Dear Bea, about of {set}: Mia')
})
