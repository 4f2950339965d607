// Numbers of trade items.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkDigitOf, digitalLinkOf, isGtin, wholeGtin } from './gtin.ts'

test('a number of any of the four lengths is known by its check digit', () => {
  for (const gtin of ['96385074', '614141007349', '4006381333931', '10614141000415']) assert.ok(isGtin(gtin), gtin)
  for (const wrong of ['96385073', '4006381333930', '400638133393', '4006381333931a', '', '00000000', '123456789'])
    assert.ok(!isGtin(wrong), wrong)
})

test('one digit that is mistyped is always found', () => {
  const gtin = '4006381333931'
  for (let at = 0; at < gtin.length; at++)
    for (let digit = 0; digit < 10; digit++) {
      const typed = gtin.slice(0, at) + digit + gtin.slice(at + 1)
      assert.equal(isGtin(typed), typed === gtin, typed)
    }
})

test('leading zeros change neither the check digit nor the address', () => {
  assert.equal(checkDigitOf('400638133393'), checkDigitOf('0400638133393'))
  assert.equal(wholeGtin('96385074'), '00000096385074')
  assert.equal(digitalLinkOf('4006381333931'), '/01/04006381333931')
})
