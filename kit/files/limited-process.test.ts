// Limited processes.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { askLimited } from './limited-process.ts'

const child = join(import.meta.dirname, 'testing-greedy.child.ts')
const limits = { seconds: 3, resident: 400 * 1024 ** 2, heap: 64 }

test('a process answers, or ends at its limit of time or memory without an answer', async () => {
  assert.deepEqual(await askLimited(child, { takes: 'nothing' }, limits), { done: true })
  const before = performance.now()
  assert.equal(await askLimited(child, { takes: 'time' }, limits), undefined)
  assert.ok(performance.now() - before >= 2900)
  assert.equal(await askLimited(child, { takes: 'memory' }, { ...limits, seconds: 60 }), undefined)
  assert.ok(performance.now() - before < 50_000)
})

test('a process that is stopped with the server is asked again later', async () => {
  await assert.rejects(askLimited(child, { takes: 'leave' }, limits), { name: 'ServiceUnavailable' })
})

test('a process ends where nobody waits any more', async () => {
  const leaving = new AbortController()
  const before = performance.now()
  setTimeout(() => leaving.abort(), 500)
  assert.equal(await askLimited(child, { takes: 'time' }, { ...limits, seconds: 60 }, leaving.signal), undefined)
  assert.ok(performance.now() - before < 30_000)
})
