// Applied filters and their removal.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Facets } from '#contract/discovery/search.ts'
import { appliedIn } from './applied.ts'
import { choicesOf, specGroups } from './choices.ts'
import { addressOf, queryOf } from '../query.ts'

const facets: Facets = {
  businessType: [{ value: 'MA', name: 'Manufacturer', count: 3 }],
  country: [
    { value: 'DE', name: 'Germany', count: 2, emoji: '🇩🇪' },
    { value: 'IT', name: 'Italy', count: 1 },
  ],
  industry: [],
  category: [],
  verified: 1,
  presence: { run: 1, listed: 2 },
  brand: [{ value: 'Acme', name: 'Acme', count: 2 }],
  specs: [{ key: 'Voltage', values: [{ value: '24 V', count: 2 }] }],
}
const query = queryOf(
  new URLSearchParams(
    'business=PR&countries=DE,PE&brand=Acme&spec=Voltage:24 V&spec=Ratio:5&verified=1&search=pump&page=3',
  ),
)

test('every applied filter has a name and an address without it', () => {
  const applied = appliedIn(query, facets, { PE: 'Peru' })
  assert.deepEqual(
    applied.map(({ filter, name }) => [filter, name]),
    [
      ['countries', 'Germany'],
      ['countries', 'Peru'],
      ['brand', 'Acme'],
      ['spec', 'Voltage: 24 V'],
      ['spec', 'Ratio: 5'],
      ['verified', ''],
    ],
  )
  assert.deepEqual(addressOf(applied[0]!.without), { ...addressOf(query), countries: 'PE', page: undefined })
  assert.deepEqual(addressOf(applied[4]!.without), { ...addressOf(query), spec: ['Voltage:24 V'], page: undefined })
  assert.equal(applied[5]!.without.verified, false)
})

test('how companies answer is a filter that can be taken away', () => {
  const answering = queryOf(new URLSearchParams('replies=day&search=pump'))
  const [applied] = appliedIn(answering, facets, {})
  assert.deepEqual([applied!.filter, applied!.name], ['replies', 'day'])
  assert.equal(applied!.without.replies, undefined)
})

test('each kind of evidence is a filter that can be taken away', () => {
  const checked = queryOf(new URLSearchParams('verifications=lei,visit'))
  const [lei, visit] = appliedIn(checked, facets, {})
  assert.deepEqual([lei!.filter, lei!.name, visit!.name], ['verifications', 'lei', 'visit'])
  assert.deepEqual(lei!.without.verifications, ['visit'])
})

test('a chosen value without results can still be unchosen', () => {
  assert.deepEqual(
    choicesOf(query, facets, 'countries', { PE: 'Peru' }).map(({ value, name, count }) => [value, name, count]),
    [
      ['PE', 'Peru', 0],
      ['DE', 'Germany', 2],
      ['IT', 'Italy', 1],
    ],
  )
  assert.deepEqual(
    specGroups(query, facets).map(({ key, values }) => [key, values.map(({ value }) => value)]),
    [
      ['Ratio', ['5']],
      ['Voltage', ['24 V']],
    ],
  )
  assert.deepEqual(specGroups(query, undefined).length, 2)
})
