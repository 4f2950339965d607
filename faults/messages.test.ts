// Messages survive kills.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { converse } from './conversations.ts'
import { makeFolder } from './folder.ts'

const folder = makeFolder()
after(folder.remove)

test('what two write to each other survives every kill -9, once and in order', async () => {
  const found = await converse(folder, { buyers: 3, businesses: 2, each: 20, kills: 4 })
  const threads = 3 * 2
  assert.deepEqual(found, { messages: threads * 2 * 21, doubled: 0, gaps: 0, disordered: 0, miscounted: 0 })
})
