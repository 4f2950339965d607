// Search queries and addresses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { businessTypes, replyLevels, searchTypes } from '#contract/foundation/constants.ts'
import { presences } from '#contract/identity/businesses/presence.ts'
import { documentGroups } from '#contract/catalog/documents/kinds.ts'
import { claimKinds } from '#contract/identity/businesses/verification-kinds.ts'
import { pageFor, views } from './page-size.ts'
import {
  addressOf,
  askOf,
  filterCount,
  isCombination,
  queryOf,
  sorts,
  toggled,
  withType,
  withoutFilters,
  withLiteral,
  withoutSpec,
  type SearchQuery,
  isUnasked,
} from './query.ts'

const read = (search: string) => queryOf(new URLSearchParams(search))

function written(query: SearchQuery): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(addressOf(query))) {
    for (const one of value === undefined ? [] : [value].flat()) params.append(name, one)
  }
  return params.toString()
}

test('an address without parameters searches manufacturers in all countries', () => {
  const query = read('')
  assert.equal(query.business, 'MA')
  assert.deepEqual(query.countries, [])
  assert.deepEqual(askOf(query).business, {
    textQuery: '',
    skip: 0,
    size: 5,
    country: undefined,
    industry: undefined,
    category: undefined,
    verified: undefined,
    presence: undefined,
    verifications: undefined,
    replies: undefined,
    sort: 'relevance',
    exactly: undefined,
    literally: undefined,
    businessType: 'MA',
  })
})

test('one state of companies is a filter of companies and products, both together are none', () => {
  assert.equal(askOf(read('presence=run')).business.presence, 'run')
  assert.equal(askOf(read('business=PR&presence=listed')).product.presence, 'listed')
  assert.equal(filterCount(read('presence=run')), 1)
  for (const none of ['presence=run&presence=listed', 'presence=x', 'business=UR&presence=run'])
    assert.equal(read(none).presence, undefined)
})

test('page n starts after n − 1 pages: five companies, twenty products, or as many as the address says', () => {
  assert.equal(askOf(read('page=1')).business.skip, 0)
  assert.equal(askOf(read('page=4')).business.skip, 15)
  const pageOf = (search: string) => [askOf(read(search)).product.skip, askOf(read(search)).product.size]
  assert.deepEqual(pageOf('business=PR&page=3'), [40, 20])
  assert.deepEqual(pageOf('business=PR&page=3&size=10'), [20, 10])
  assert.deepEqual(pageOf('business=PR&view=table&page=2'), [25, 25])
  assert.deepEqual(pageOf('business=PR&size=7&page=2'), [20, 20], 'no other sizes')
  for (const page of ['0', '-3', '1.5', 'x', '', '9e99']) assert.equal(read(`page=${page}`).page, 1)
})

test('global searches all countries, a code searches one', () => {
  assert.equal(askOf(read('countries=global')).user.country, undefined)
  assert.deepEqual(askOf(read('countries=de')).user.country, ['DE'])
})

test('countries takes one code or a comma list', () => {
  assert.deepEqual(read('countries=DE,it, fr').countries, ['DE', 'IT', 'FR'])
  assert.deepEqual(read('countries=DE&countries=IT&countries=DE').countries, ['DE', 'IT'])
})

test('invalid parameters of an address are ignored', () => {
  const query = read('business=ZZ&countries=global,xyz&industry=1;drop&sort=price&verified=yes&spec=novalue')
  assert.deepEqual(query, read(''))
  assert.equal([...read(`search=${'x'.repeat(500)}`).search].length, 200)
})

test('every query survives its address', () => {
  const text = fc
    .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
    .map((value) => value.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const list = <T>(item: fc.Arbitrary<T>) => fc.uniqueArray(item, { maxLength: 4 })
  const id = fc.uuid()
  const query = fc.record(
    {
      business: fc.constantFrom(...searchTypes),
      countries: list(fc.constantFrom('DE', 'IT', 'CN', 'MX', 'US')),
      search: fc.oneof(fc.constant(''), text),
      page: fc.integer({ min: 1, max: 1e6 }),
      view: fc.constantFrom(...views),
      size: fc.constantFrom(undefined, 10 as const, 50 as const),
      industry: list(id),
      category: list(id),
      company: list(fc.constantFrom(...businessTypes)),
      brand: list(text),
      ranges: fc.uniqueArray(
        fc
          .record(
            { key: text, unit: fc.constantFrom('', 'kW', 'a:b'), ends: fc.tuple(fc.integer(), fc.integer()) },
            { noNullPrototype: true },
          )
          .map(({ ends: [one, other], ...spec }) => ({
            ...spec,
            min: Math.min(one, other),
            max: Math.max(one, other),
          })),
        { maxLength: 4, selector: ({ key, unit }) => `${key}\n${unit}` },
      ),
      spec: fc.uniqueArray(fc.record({ key: text, value: text }, { noNullPrototype: true }), {
        maxLength: 4,
        selector: ({ key, value }) => `${key}\n${value}`,
      }),
      documents: fc.uniqueArray(fc.constantFrom(...documentGroups), { maxLength: 3 }),
      verified: fc.boolean(),
      presence: fc.constantFrom(undefined, ...presences),
      verifications: fc.uniqueArray(fc.constantFrom(...claimKinds), { maxLength: 3 }),
      replies: fc.constantFrom(undefined, ...replyLevels),
      sort: fc.constantFrom(...sorts),
      exactly: fc.boolean(),
      literally: fc.uniqueArray(text, { maxLength: 3 }),
    },
    { noNullPrototype: true },
  )
  fc.assert(
    fc.property(query, (given) => {
      const asked = withType(given, given.business)
      const full = {
        ...asked,
        ...(given.business === 'PR' && { ...given, verifications: [], replies: undefined }),
        page: given.page,
      }
      assert.deepEqual(read(written(full)), full)
    }),
  )
})

test('a default size and the table of people are not written; a changed layout is not indexed', () => {
  assert.equal(written(read('business=MA&size=5')), written(read('business=MA')))
  assert.equal(written(read('business=UR&view=table')), written(read('business=UR')))
  assert.equal(isCombination(read('business=MA&size=10')), true)
  assert.equal(isCombination(read('business=MA&view=table')), true)
  assert.equal(pageFor(25, 40), 2)
})

test('a changed filter starts at the first page and changes nothing else', () => {
  const query = read('business=PR&search=pump&page=7&countries=DE&brand=Acme&brand=B%2C%20Co&spec=Flow%3A10')
  assert.deepEqual(query.brand, ['Acme', 'B, Co'])
  assert.equal(
    written(toggled(query, 'brand', 'Acme')),
    'business=PR&countries=DE&search=pump&brand=B%2C+Co&spec=Flow%3A10',
  )
  assert.deepEqual(toggled(toggled(query, 'countries', 'IT'), 'countries', 'DE').countries, ['IT'])
  assert.deepEqual(withoutSpec(query, { key: 'Flow', value: '10' }).spec, [])
  assert.equal(written(withoutFilters(query)), 'business=PR&countries=global&search=pump')
})

test('another type keeps the words and drops the filters it does not have', () => {
  const query = read('business=PR&search=pump&countries=DE&brand=Acme&spec=Flow%3A10&verified=1&sort=newest&page=3')
  assert.equal(written(withType(query, 'DI')), 'business=DI&countries=DE&search=pump&verified=1&sort=newest')
  assert.equal(written(withType(query, 'UR')), 'business=UR&countries=DE&search=pump')
})

test('the strictest way of answering inquiries counts, of companies alone', () => {
  assert.equal(read('replies=most').replies, 'most')
  assert.equal(askOf(read('replies=day&replies=most')).business.replies, 'day')
  for (const other of ['business=PR&replies=most', 'business=UR&replies=most', 'replies=always'])
    assert.equal(read(other).replies, undefined)
  assert.equal(filterCount(read('replies=day')), 1)
  assert.equal(written(withType(read('replies=day'), 'PR')), 'business=PR&countries=global')
})

test('what was checked of companies is a list, of companies alone', () => {
  const query = read('verifications=lei,visit,passport&verifications=lei')
  assert.deepEqual(query.verifications, ['lei', 'visit'])
  assert.deepEqual(askOf(query).business.verifications, ['lei', 'visit'])
  assert.equal(filterCount(query), 2)
  for (const other of ['business=PR&verifications=lei', 'business=UR&verifications=lei'])
    assert.deepEqual(read(other).verifications, [])
  assert.equal(written(withType(query, 'PR')), 'business=PR&countries=global')
})

test('documents are a filter of products alone', () => {
  const query = read('business=PR&documents=cad,datasheet,secret')
  assert.deepEqual(query.documents, ['cad', 'datasheet'])
  assert.deepEqual(askOf(query).product.documents, ['cad', 'datasheet'])
  assert.equal(filterCount(query), 2)
  assert.deepEqual(read('business=MA&documents=cad').documents, [])
  assert.equal(written(withType(query, 'MA')), 'business=MA&countries=global')
})

test('only filter combinations are closed to crawlers', () => {
  assert.equal(isCombination(read('business=DI&countries=DE&search=pump&page=2')), false)
  assert.equal(isCombination(read('countries=DE,IT')), true)
  assert.equal(isCombination(read('verified=1')), true)
  assert.equal(isCombination(read('sort=newest')), true)
  assert.equal(filterCount(read('countries=DE,IT&verified=1')), 3)
})

test('signs alone ask for nothing', () => {
  for (const search of ['???', '%', '🏭', '“”']) assert.equal(isUnasked({ ...read(''), search }), true, search)
  for (const search of ['', 'M8', '泵', 'مضخة', '½']) assert.equal(isUnasked({ ...read(''), search }), false, search)
})

test('a part of the words is taken literally by its address, and words exactly', () => {
  const query = withLiteral(read('search=pumps+Italy&page=3'), 'Italy')
  assert.equal(written(query), 'business=MA&countries=global&search=pumps+Italy&literally=Italy')
  assert.deepEqual(askOf(read(written(query))).business.literally, ['Italy'])
  assert.deepEqual(withLiteral(query, 'Italy'), query)
  assert.equal(askOf(read('search=pumps&exactly=1')).product.exactly, true)
  assert.equal(read('business=UR&search=pumps&exactly=1&literally=x').exactly, false)
})
