// Circuit breaker.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CircuitBreaker } from './circuit-breaker.ts'

const refused = { name: 'ServiceUnavailable', message: 'Not there' }
const broken = new Error('broken')
const defect = new Error('defect')

function breakerWith(more: { most?: number; deadline?: number } = {}) {
  const changes: boolean[] = []
  const breaker = new CircuitBreaker({
    message: 'Not there',
    most: 8,
    deadline: 10_000,
    isFailure: (error) => error === broken,
    onChange: (isAway) => void changes.push(isAway),
    ...more,
  })
  return { breaker, changes }
}

test('after failures in a row nothing is asked, but by one that tries, until it answers', async () => {
  const { breaker, changes } = breakerWith()
  let asked = 0
  let isBroken = true
  const work = async () => {
    asked++
    if (isBroken) throw broken
    return 'answer'
  }
  while (!breaker.isAway) await assert.rejects(breaker.call(work), refused)
  const failures = asked
  for (let times = 0; times < 100; times++) await assert.rejects(breaker.call(work), refused)
  assert.ok(asked <= failures + 1, 'a hundred calls ask once at most')
  isBroken = false
  while (breaker.isAway) await breaker.call(work).catch(() => new Promise(setImmediate))
  assert.equal(await breaker.call(work), 'answer')
  assert.deepEqual(changes, [true, false])
})

test('a single failure, and an error of the question itself, refuse nobody else', async () => {
  const { breaker } = breakerWith()
  for (let round = 0; round < 20; round++) {
    await assert.rejects(
      breaker.call(() => Promise.reject(broken)),
      refused,
    )
    await assert.rejects(
      breaker.call(() => Promise.reject(defect)),
      defect,
    )
  }
  assert.equal(await breaker.call(async () => 1), 1)
})

test('a bounded number is asked at once; what is late is refused, and counts until it ends', async () => {
  const { breaker } = breakerWith({ most: 2, deadline: 20 })
  const ends: (() => void)[] = []
  let asked = 0
  const hangs = () => {
    asked++
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const both = [breaker.call(hangs), breaker.call(hangs)]
  await assert.rejects(breaker.call(hangs), refused)
  for (const late of both) await assert.rejects(late, refused)
  await assert.rejects(breaker.call(hangs), refused)
  assert.equal(asked, 2)
  for (const end of ends) end()
  await new Promise(setImmediate)
  assert.equal(await breaker.call(async () => 1), 1)
})
