// Held answers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holding } from './held.ts'

function changing() {
  let listener: (tags: string[]) => void = () => {}
  let pending: string[] = []
  return {
    commit: (...tags: string[]) => void (pending = tags),
    catchUp: async () => {
      if (pending.length > 0) listener(pending)
      pending = []
    },
    on: (given: typeof listener) => void (listener = given),
  }
}

test('an answer is read once, and again after its own tag was dropped, also by another process', async () => {
  const changes = changing()
  const hold = holding(changes)
  let reads = 0
  const ask = (tag: string) => hold({ tag, key: 'en' }, async () => `${tag} ${++reads}`)
  assert.deepEqual(await Promise.all([ask('a'), ask('a'), ask('b')]), ['a 1', 'a 1', 'b 2'])
  changes.commit('b', 'c')
  assert.equal(await ask('a'), 'a 1')
  assert.equal(await ask('b'), 'b 3')
})

test('an answer that ends by itself is read again, a failed one too', async () => {
  const hold = holding(changing())
  let reads = 0
  const ended = () =>
    hold(
      { tag: 'a', key: 'ended' },
      async () => ++reads,
      () => Date.now() - 1,
    )
  assert.deepEqual([await ended(), await ended()], [1, 2])
  const failing = () => hold({ tag: 'a', key: 'failing' }, () => Promise.reject(new Error(`${++reads}`)))
  await assert.rejects(failing(), /3/)
  await assert.rejects(failing(), /4/)
})
