// Addresses of both searches.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, askedIn, filterCount, questionOf, sharedQuery } from './asked.ts'

test('filters may be repeated, as a form sends them, or stand in a list, as links do', () => {
  const asked = askedIn(new URLSearchParams('country=CL&country=PE,CL&role=agent&verified=true&search= pumps &page=3'))
  assert.deepEqual(asked.lists.country, ['CL', 'PE'])
  assert.equal(filterCount(asked), 4)
  assert.deepEqual(sharedQuery(asked, 20), {
    textQuery: 'pumps',
    country: 'CL,PE',
    role: 'agent',
    industry: undefined,
    category: undefined,
    verified: 'true',
    skip: 40,
    size: 20,
  })
})

test('an address has only what was asked for, and is read back the same', () => {
  const asked = askedIn(new URLSearchParams('country=CL&noMinimum=true'))
  const address = addressOf(asked)
  assert.deepEqual(
    Object.entries(address).filter(([, value]) => value !== undefined),
    [
      ['country', 'CL'],
      ['noMinimum', true],
    ],
  )
  assert.deepEqual(askedIn(new URLSearchParams('country=CL&noMinimum=true&page=1&stock=')), asked)
})

test('what is no code is not asked for', () => {
  const { lists, flags } = askedIn(new URLSearchParams('country=%3Cscript%3E&verified=1'))
  assert.deepEqual(lists.country, [])
  assert.equal(flags.verified, false)
})

test('a saved search keeps the filters of its kind', () => {
  const asked = askedIn(new URLSearchParams('search=pumps&country=CL,PE&from=IT&stock=true&verified=true'))
  const kept = (kind: 'line' | 'distributor') => JSON.parse(JSON.stringify(questionOf(kind, asked))) as unknown
  const shared = { textQuery: 'pumps', country: 'CL,PE', verified: 'true' }
  assert.deepEqual(kept('line'), { kind: 'line', question: { ...shared, from: 'IT' } })
  assert.deepEqual(kept('distributor'), { kind: 'distributor', question: { ...shared, stock: 'stock' } })
})

test('links of saved searches name fields as the call does', () => {
  const asked = askedIn(new URLSearchParams('textQuery=pumps&stock=stock'))
  assert.equal(asked.textQuery, 'pumps')
  assert.equal(asked.flags.stock, true)
})
