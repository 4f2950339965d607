// Fair turns of renderings.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { renderTurn } from './render-turn.ts'

test('between two renderings the event loop does other work', async () => {
  const events: string[] = []
  const render = async (name: string) => {
    await renderTurn()
    events.push(name)
  }
  const rendering = Promise.all(['first', 'second', 'third'].map(render))
  while (!events.includes('third')) {
    await setImmediate()
    events.push('other work')
  }
  await rendering
  const [first, second, third] = ['first', 'second', 'third'].map((name) => events.indexOf(name))
  assert.ok(events.slice(first, second).includes('other work'))
  assert.ok(events.slice(second, third).includes('other work'))
})
