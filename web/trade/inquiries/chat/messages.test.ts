// Merging pages of messages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Message } from '#contract/trade/inquiries/inquiries.ts'
import { withEarlier, withLatest, withMessage } from './messages.ts'

function messages(...ids: number[]): Message[] {
  return ids.map((id) => ({
    messageID: `m${String(id).padStart(3, '0')}`,
    type: 'text',
    content: `${id}`,
    language: null,
    datetime: '2026-11-18T15:04:00.000Z',
    from: 'S',
    files: [],
    quotation: null,
    sample: null,
    seen: false,
    writer: null,
    idempotencyKey: null,
  }))
}
const texts = (list: Message[]) => list.map(({ content }) => content).join(' ')

test('earlier messages stand above, each once', () => {
  const shown = withEarlier({ messages: messages(3, 4), nextID: 'm003' }, { data: messages(1, 2, 3), nextID: null })
  assert.equal(texts(shown.messages), '1 2 3 4')
  assert.equal(shown.nextID, null)
})

test('a message that was sent stands at the end, once, and as last heard of', () => {
  const [third] = messages(3)
  const shown = withMessage({ messages: messages(1, 2), nextID: null }, third!)
  const again = withMessage(shown, { ...third!, seen: true })
  assert.equal(texts(again.messages), '1 2 3')
  assert.equal(again.messages.at(-1)!.seen, true)
})

test('the latest page is joined to what is shown, and earlier messages stay', () => {
  const shown = { messages: messages(1, 2, 3, 4), nextID: 'm001' }
  const after = withLatest(shown, { data: messages(3, 4, 5), nextID: 'm003' })
  assert.equal(texts(after.messages), '1 2 3 4 5')
  assert.equal(after.nextID, 'm001')
})

test('a latest page beyond a gap takes the place of what is shown', () => {
  const shown = { messages: messages(1, 2), nextID: null }
  const after = withLatest(shown, { data: messages(7, 8), nextID: 'm007' })
  assert.equal(texts(after.messages), '7 8')
  assert.equal(after.nextID, 'm007')
})
