// Reasons that a card shows.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reasons } from '#contract/discovery/search-reasons.ts'
import { whyOf } from './why.ts'

const none: Reasons = {
  tier: 'all',
  words: [],
  missing: [],
  thing: [],
  wishes: [],
  bonuses: [],
  verified: false,
  order: ['verified', 'newest'],
}
type Word = Reasons['words'][number]
const word = (text: string, more: Partial<Word> = {}): Word => ({
  text,
  form: 'typed',
  found: text,
  fields: ['name'],
  weight: 1,
  points: 1,
  ...more,
})

test('type, category, size and company stand in this order', () => {
  const words = [
    word('50', { fields: ['specs'] }),
    word('dn', { fields: ['specs'] }),
    word('flange'),
    word('rossi', { fields: ['company'] }),
  ]
  const { matches } = whyOf({ ...none, thing: ['category', 'type'], words }, 'flange DN 50 Rossi')!
  assert.deepEqual(matches, [['type'], ['category'], ['amount', 'DN 50'], ['name'], ['company']])
})

test('an equivalent, a near amount and an amount with its unit are shown in words', () => {
  const words = [
    word('bola', { form: 'equivalent', found: 'ball valve' }),
    word('20', { form: 'nearAmount', found: '20.3mm' }),
    word('5', { form: 'amount', found: '5000w' }),
  ]
  const { matches } = whyOf({ ...none, words }, 'válvula de bola 20 mm, 5 kW')!
  assert.deepEqual(matches, [
    ['equivalent', 'ball valve'],
    ['amount', '5 kW'],
    ['near', '20.3 mm'],
  ])
  const watts = [word('550', { form: 'nearAmount', found: '551w' })]
  assert.deepEqual(whyOf({ ...none, words: watts }, '550 W')!.matches, [['near', '551 W']])
})

test('exact and near names and numbers, and the wishes that are met', () => {
  const met = [
    { kind: 'role' as const, met: true },
    { kind: 'place' as const, met: false },
  ]
  const exact = { ...none, tier: 'exact' as const, wishes: met }
  assert.deepEqual(whyOf({ ...exact, exact: { by: 'code' } }, 'x')!.matches, [['exactCode'], ['role']])
  assert.deepEqual(whyOf({ ...exact, exact: { by: 'name', corrected: 'y' } }, 'x')!.matches[0], ['nearName'])
})

test('a missing word is shown as it was typed', () => {
  const why = whyOf(
    { ...none, words: [word('valve')], missing: ['zirconium', 'acero', '锈钢'] },
    'valve Zirconium áceros',
  )!
  assert.deepEqual(why.missing, ['Zirconium', 'áceros'])
})

test('half of a size is no match, and is missing as it was typed', () => {
  const dn = word('dn', { fields: ['specs'] })
  const parted = whyOf({ ...none, words: [dn, word('valve')], missing: ['50'] }, 'valve DN 50')!
  assert.deepEqual(parted, { matches: [['name']], missing: ['DN 50'] })
  const joined = whyOf({ ...none, words: [word('50'), word('valve')], missing: ['dn'] }, 'valve DN50')!
  assert.deepEqual(joined, { matches: [['name']], missing: ['DN50'] })
})

test('an amount and its unit are one, found or missing', () => {
  const motor = word('motor')
  const watt = word('w', { fields: ['specs'] })
  const why = (words: Word[], missing: string[], text = 'motor 500 W, 24 V') =>
    whyOf({ ...none, words, missing }, text)!
  assert.deepEqual(why([motor], ['500', 'w']), { matches: [['name']], missing: ['500 W'] })
  assert.deepEqual(why([motor], ['500', 'w', '24', 'v']).missing, ['500 W', '24 V'])
  assert.deepEqual(why([motor, watt], ['500']), { matches: [['name']], missing: ['500 W'] })
  const half = word('500', { fields: ['specs'] })
  assert.deepEqual(why([motor, half], ['w']), { matches: [['name']], missing: ['500 W'] })
  assert.deepEqual(why([motor, half, watt], []).matches, [['amount', '500 W'], ['name']])
})

test('nothing is said where a question only filters, or where nothing is known', () => {
  assert.equal(whyOf({ ...none, tier: 'browsed' }, ''), undefined)
  assert.equal(whyOf(undefined, 'pump'), undefined)
  assert.deepEqual(whyOf({ ...none, tier: 'members' }, 'pumps')!.matches, [['category']])
})
