// Seeded runs.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceOf, drive, type Machine } from './testing-machine.ts'

test('a seed throws the same numbers again, another one others', () => {
  const thrown = (seed: number) => {
    const dice = diceOf(seed)
    return Array.from({ length: 20 }, () => dice.whole(1000))
  }
  assert.deepEqual(thrown(7), thrown(7))
  assert.notDeepEqual(thrown(7), thrown(8))
})

const counter: Machine<{ count: number }> = {
  begin: () => Promise.resolve({ count: 0 }),
  acts: [
    ['up', (world) => Promise.resolve(void (world.count += 1))],
    ['down', (world) => Promise.resolve(void (world.count -= 1))],
  ],
  audit: ({ count }) => (count > 3 ? Promise.reject(new Error(`${count} is too many`)) : Promise.resolve()),
}

test('a fault names the seed that repeats it', async () => {
  const found = await drive(counter, { seed: 1, runs: 50, steps: 40 }).catch((error: Error) => error.message)
  const seed = Number(/^seed (\d+), after (up|down)/.exec(String(found))?.[1])
  assert.ok(seed > 0, String(found))
  await assert.rejects(drive(counter, { seed, runs: 1, steps: 40 }), { message: String(found) })
})
