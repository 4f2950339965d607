// Page cache: single flight, never stale.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CachedPage } from './memory-cache.ts'
import { PageCache, type PageAnswer, type Render } from './page-cache.ts'

function setUp({ tags = ['number'] }: { tags?: string[] } = {}) {
  let committed = 0
  let reported = 0
  const listeners: ((tags: string[]) => void)[] = []
  const cache = new PageCache(1e6, {
    async catchUp() {
      const all = committed
      await Promise.resolve()
      if (reported < all) for (const listener of listeners) listener(['number'])
      reported = Math.max(reported, all)
    },
    on: (listener) => void listeners.push(listener),
  })
  let renderings = 0
  const turns: (() => void)[] = []
  const finish = Promise.withResolvers<void>()
  const render: Render = async (begin) => {
    renderings++
    const { promise, resolve } = Promise.withResolvers<void>()
    turns.push(resolve)
    await promise
    const startedAt = begin()
    const body = Buffer.from(String(committed))
    await finish.promise
    const page = tags.length ? cache.store('/', body, {}, { tags, startedAt }) : new CachedPage(body, [], 0)
    return { status: 200, page }
  }
  return {
    ask: () => cache.get('/', render).then(textOf),
    change: () => void committed++,
    begin: () => turns.splice(0).forEach((turn) => turn()),
    finish: finish.resolve,
    renderings: () => renderings,
  }
}
const textOf = (answer: PageAnswer) => ('page' in answer ? answer.page.ready('identity')!.toString() : undefined)
const pause = () => new Promise(setImmediate)

test('a page that many ask for at once is rendered once', async () => {
  const { ask, begin, finish, renderings } = setUp()
  const asked = [ask(), ...Array.from({ length: 999 }, ask)]
  begin()
  finish()
  assert.deepEqual(new Set(await Promise.all(asked)), new Set(['0']))
  assert.equal(await ask(), '0')
  assert.equal(renderings(), 1)
})

test('a cached page that has just changed is rendered once for all who ask', async () => {
  const { ask, begin, finish, change, renderings } = setUp()
  finish()
  const first = ask()
  begin()
  await first
  change()
  const asked = Array.from({ length: 100 }, ask)
  await pause()
  begin()
  assert.deepEqual(new Set(await Promise.all(asked)), new Set(['1']))
  assert.equal(renderings(), 2)
})

test('who asks after a change does not get a rendering that began before it', async () => {
  const { ask, begin, finish, change, renderings } = setUp()
  const before = ask()
  begin()
  await pause()
  change()
  const after = [ask(), ask()]
  await pause()
  begin()
  finish()
  assert.deepEqual(await Promise.all([before, ...after]), ['0', '1', '1'])
  assert.equal(renderings(), 2)
  assert.equal(await ask(), '1')
})

test('a change before a rendering has its turn needs no other rendering', async () => {
  const { ask, begin, finish, change, renderings } = setUp()
  const before = ask()
  change()
  const after = ask()
  await pause()
  begin()
  finish()
  assert.deepEqual(await Promise.all([before, after]), ['1', '1'])
  assert.equal(renderings(), 1)
})

test('a page that may depend on more than events tell is rendered for each', async () => {
  const { ask, begin, finish, renderings } = setUp({ tags: [] })
  finish()
  const asked = [ask(), ask(), ask()]
  for (let turn = 0; turn < 3; turn++) {
    await pause()
    begin()
  }
  await Promise.all(asked)
  assert.equal(renderings(), 3)
})
