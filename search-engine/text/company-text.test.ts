// Company texts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PhraseDictionary, queryOf, SearchIndex, understand } from '../index.ts'
import { business } from '../testing.ts'
import { openingOf, withoutLegalForm } from './company-text.ts'

test('legal forms at the end of a name are no part of it', () => {
  assert.equal(withoutLegalForm('Norwind Pumps Holding S.p.A.'), 'Norwind Pumps')
  assert.equal(withoutLegalForm('Quarzo Valve Co., Ltd.'), 'Quarzo Valve')
  assert.equal(withoutLegalForm('Group Plc'), 'Group')
  assert.equal(withoutLegalForm('PLC Works'), 'PLC Works')
})

test('the opening sentence ends at the first full stop that ends a sentence', () => {
  const opening = openingOf('Quarzo Valve Co., Ltd. Works designs and makes ball valves. It has 40 people.')
  assert.equal(opening, 'Quarzo Valve Co., Ltd. Works designs and makes ball valves')
  assert.equal(openingOf('Short.'), 'Short.')
})

test('a company that makes a thing comes before one that mentions it or has it as its legal form', () => {
  const filler = 'It was founded long ago by two brothers and has moved to a new building with a garden. '
  const maker = business('Tornado Works', { text: 'Tornado Works designs and makes PLCs. It has forty people.' })
  const mention = business('Brezza Works', { text: `Brezza Works digs wells. ${filler}Its wells have PLCs inside.` })
  const named = business('Scirocco Plc', { text: 'Scirocco Plc sells insurance to farmers and millers.' })
  const index = SearchIndex.build('business', [mention, named, maker])
  const { ids } = index.search({ text: 'plc', skip: 0, size: 5 })
  assert.deepEqual(ids.slice(0, 2), [maker.id, mention.id])
  const asked = queryOf(understand(new PhraseDictionary(), 'PLC supplier', { kind: 'business' }))
  assert.deepEqual(index.search({ ...asked, skip: 0, size: 5 }).ids, [maker.id, mention.id])
  const inside = business('Ostro plc, Service', { text: '' })
  const more = SearchIndex.build('business', [mention, inside, maker])
  assert.deepEqual(more.search({ ...asked, skip: 0, size: 5 }).ids, [maker.id, mention.id])
  const byName = queryOf(understand(new PhraseDictionary(), 'Scirocco PLC', { kind: 'business' }))
  assert.equal(index.search({ ...byName, skip: 0, size: 5 }).ids[0], named.id)
})

test('a company of one name that its text says nothing of comes after one that makes the thing', () => {
  const named = business('Crane Co.', { text: 'Crane Co. makes valves for ships. Founded long ago.' })
  const maker = business('Palfinger AG', {
    text: 'Palfinger AG makes cranes for trucks. Founded long ago.',
    taxonomy: ['Cranes'],
  })
  const index = SearchIndex.build('business', [named, maker])
  const asked = queryOf(understand(new PhraseDictionary(), 'crane manufacturer', { kind: 'business' }))
  assert.deepEqual(index.search({ ...asked, skip: 0, size: 5 }).ids, [maker.id, named.id])
})
