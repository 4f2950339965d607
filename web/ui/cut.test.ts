// Truncation of cards and titles.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryNameMost, specValueMost, titleDescriptionMost } from '#contract/foundation/constants.ts'
import { cut, split } from './cut.ts'

test('a country name has at most 24 characters, with an ellipsis only when it was cut', () => {
  assert.equal(cut('United Kingdom', countryNameMost), 'United Kingdom')
  assert.equal(cut('x'.repeat(24), countryNameMost), 'x'.repeat(24))
  assert.equal(cut('South Georgia and the South Sandwich Islands', countryNameMost), 'South Georgia and the…')
})

test('a text is cut between words, except in the middle of a very long one and in Chinese', () => {
  assert.equal(cut('Director of Purchasing', 14), 'Director of…')
  assert.equal(cut('Director of Purchasing', 11), 'Director of…')
  assert.equal(cut('an-unbroken-part-number', 12), 'an-unbroken-…')
  assert.equal(cut('采购 总监和供应链负责人', 8), '采购 总监和供应…')
  assert.deepEqual(split('one two three', 9), ['one two', ' three'])
})

test('a specification is cut at 50 characters with an ellipsis', () => {
  assert.equal(cut('y'.repeat(51), specValueMost), `${'y'.repeat(50)}…`)
})

test('a title takes the first 64 characters of a description, on one line', () => {
  assert.equal(cut(`one\n two ${'z'.repeat(80)}`, titleDescriptionMost), `one two ${'z'.repeat(56)}…`)
})

test('a preview of 340 characters and the rest together are the text', () => {
  const text = `${'a'.repeat(339)}\n\nb👍c`
  const [head, tail] = split(text, 340)
  assert.equal([...head].length, 340)
  assert.equal(head + tail, text)
  assert.deepEqual(split('short', 340), ['short', ''])
  assert.deepEqual(split('👍👍', 1), ['👍', '👍'])
})
