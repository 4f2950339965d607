// Last figures.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '#kit/refusal.ts'
import { lastKnown } from './last-known.ts'

const away = async () => {
  throw new Refusal('ServiceUnavailable')
}

test('the last figures stay while the search does not answer; where there are none, and for other refusals, it is refused', async () => {
  const known = lastKnown<{ companies: number }>(10)
  await assert.rejects(known('en', away), { name: 'ServiceUnavailable' })
  await known('en', async () => ({ companies: 1 }))
  await known('en', async () => ({ companies: 2 }))
  assert.deepEqual(await known('en', away), { companies: 2 })
  await assert.rejects(known('it', away), { name: 'ServiceUnavailable' })
  const refuses = async () => {
    throw new Refusal('NotFound')
  }
  await assert.rejects(known('en', refuses), { name: 'NotFound' })
})
