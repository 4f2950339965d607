// Memory of chosen hits.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { type ChosenHit, rememberHit, tellChoice } from './choices.ts'

const hit: ChosenHit = { textQuery: 'ball valve', resourceType: 'product', resourceID: 'a', place: 2 }
let told: unknown[]
const api = {
  choices: {
    choose: async ({ body }: { body: unknown }) => {
      told.push(body)
      throw new Error('away')
    },
  },
} as never

function browse(about: object): void {
  Object.defineProperty(globalThis, 'navigator', { value: about, configurable: true })
}

beforeEach(() => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  }
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true })
  told = []
  browse({})
})

test('a save or inquiry is told with the last question of its hit, and failures stay unseen', async () => {
  rememberHit(hit)
  rememberHit({ ...hit, textQuery: 'gate valve' })
  await tellChoice(api, 'inquiry', 'a', 'request')
  for (const other of ['b', undefined]) await tellChoice(api, 'save', other)
  assert.deepEqual(told, [{ ...hit, textQuery: 'gate valve', act: 'inquiry', requestID: 'request' }])
})

test('the thirty latest hits are remembered', async () => {
  for (let number = 0; number < 31; number++) rememberHit({ ...hit, resourceID: `${number}` })
  for (const one of ['0', '1', '30']) await tellChoice(api, 'open', one)
  assert.equal(told.length, 2)
})

test('nothing is told where the browser asks not to be tracked, or without storage', async () => {
  for (const about of [{ doNotTrack: '1' }, { globalPrivacyControl: true }]) {
    rememberHit(hit)
    browse(about)
    rememberHit(hit)
    await tellChoice(api, 'open', 'a')
    browse({})
  }
  Object.defineProperty(globalThis, 'sessionStorage', { value: undefined, configurable: true })
  rememberHit(hit)
  await tellChoice(api, 'open', 'a')
  assert.deepEqual(told, [])
})
