// Boost memory.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { rememberClick, rememberShown, seenEnough, takeClick } from './memory.ts'

const day = 24 * 3600 * 1000 // ms
const noon = Date.UTC(2026, 10, 23, 12)

beforeEach(() => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  }
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
})

test('the same boost is shown three times a day at most', () => {
  for (let times = 0; times < 2; times++) rememberShown('a', noon)
  assert.deepEqual(seenEnough(noon), [])
  rememberShown('a', noon)
  rememberShown('b', noon)
  assert.deepEqual(seenEnough(noon), ['a'])
  assert.deepEqual(seenEnough(noon + day), [])
})

test('an inquiry follows a click of the last week, once', () => {
  rememberClick('company', 'a', noon)
  assert.equal(takeClick('other', noon), undefined)
  assert.equal(takeClick('company', noon + 6 * day), 'a')
  assert.equal(takeClick('company', noon + 6 * day), undefined)
  rememberClick('company', 'a', noon)
  assert.equal(takeClick('company', noon + 8 * day), undefined)
})

test('without storage nothing is remembered, and nothing breaks', () => {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true })
  rememberShown('a', noon)
  assert.deepEqual(seenEnough(noon), [])
})
