// Drafts and conflicts of forms.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedPart, changesOf, conflictsOf, knownChanges, resolvedChanges, withChanges } from './changes.ts'

const saved = { brand: '', partNumber: '', industry: 'i1', category: 'c1', price: { min: '5', max: '9' }, tags: ['a'] }
const shape = { groups: [['industry', 'category']] }
const typed = (more: object, earlier = {}) => changesOf({ ...saved, ...more }, saved, earlier, shape)

test('only what differs is a change; what is taken back is none', () => {
  const changes = typed({ brand: 'Mine', tags: ['a', 'b'] })
  assert.deepEqual(changes, { brand: { was: '', now: 'Mine' }, tags: { was: ['a'], now: ['a', 'b'] } })
  assert.deepEqual(typed({}, changes), {})
})

test('a draft never brings back what nobody typed', () => {
  const theirs = { ...saved, partNumber: 'X', brand: 'Theirs' }
  assert.deepEqual(withChanges(theirs, typed({ price: { min: '5', max: '8' } })), {
    ...theirs,
    price: { min: '5', max: '8' },
  })
  assert.deepEqual(saved.price, { min: '5', max: '9' }, 'the saved values stay what they are')
})

test('a change keeps the value it was made upon, though something else is saved by now', () => {
  const changes = typed({ brand: 'Mine' })
  const theirs = { ...saved, brand: 'Theirs' }
  const later = changesOf({ ...theirs, brand: 'Mine, longer' }, theirs, changes, shape)
  assert.deepEqual(later, { brand: { was: '', now: 'Mine, longer' } })
  assert.deepEqual(conflictsOf(later, theirs, shape), ['brand'])
})

test('the same field changed differently is a conflict; changed alike, or left alone by the other, it is none', () => {
  const changes = typed({ brand: 'Mine', partNumber: 'X' })
  assert.deepEqual(conflictsOf(changes, saved, shape), [])
  assert.deepEqual(conflictsOf(changes, { ...saved, brand: 'Theirs' }, shape), ['brand'])
  assert.deepEqual(conflictsOf(changes, { ...saved, brand: 'Mine' }, shape), [])
})

test('of a conflict, what is kept stands upon what is saved now, and what is not is gone', () => {
  const changes = typed({ brand: 'Mine', partNumber: 'X' })
  const theirs = { ...saved, brand: 'Theirs' }
  const mine = resolvedChanges(changes, theirs, ['brand'], new Set(['brand']), shape)
  assert.deepEqual(mine['brand'], { was: 'Theirs', now: 'Mine' })
  assert.deepEqual(conflictsOf(mine, theirs, shape), [])
  const left = resolvedChanges(changes, theirs, ['brand'], new Set(), shape)
  assert.deepEqual(withChanges(theirs, left), { ...theirs, partNumber: 'X' })
})

test('fields of a group are changed, asked about and kept as one', () => {
  const changes = typed({ category: 'c2' })
  assert.deepEqual(Object.keys(changes), ['industry', 'category'])
  const theirs = { ...saved, industry: 'i2', category: 'c9' }
  assert.deepEqual(conflictsOf(changes, theirs, shape), ['industry'])
  const mine = withChanges(theirs, resolvedChanges(changes, theirs, ['industry'], new Set(['industry']), shape))
  assert.deepEqual([mine.industry, mine.category], ['i1', 'c2'])
})

test('a value with parts is one field: changed in parts by two people it is asked about as a whole', () => {
  const changes = typed({ price: { min: '5', max: '8' } })
  assert.deepEqual(conflictsOf(changes, { ...saved, price: { min: '6', max: '9' } }, shape), ['price'])
})

test('fields below the top are named by their paths, and sent at them', () => {
  const record = { general: { name: 'A', size: '1' }, contact: { city: '' } }
  const names = ['general.name', 'general.size', 'contact.city']
  const changes = changesOf({ ...record, contact: { city: 'Kiel' } }, record, {}, { names })
  assert.deepEqual(Object.keys(changes), ['contact.city'])
  assert.deepEqual(changedPart({ general: { name: 'A', size: 1 }, contact: { city: 'Kiel' } }, changes), {
    contact: { city: 'Kiel' },
  })
})

test('of a stored draft only what this form knows is taken', () => {
  assert.deepEqual(knownChanges({ brand: { was: '', now: 'B' }, gone: { was: 1, now: 2 }, tags: 'b' }, saved), {
    brand: { was: '', now: 'B' },
  })
  assert.deepEqual(knownChanges(undefined, saved), {})
  assert.deepEqual(knownChanges('text', saved), {})
})
