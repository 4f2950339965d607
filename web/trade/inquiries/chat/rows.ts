// Chat rows: messages and separators.
import type { Message } from '#contract/trade/inquiries/inquiries.ts'
import { dayKeyOf } from '../times.ts'
import type { Unsent } from './thread-of.ts'

export type Row =
  | { key: string; type: 'day'; at: string }
  | { key: string; type: 'unread' }
  | { key: string; type: 'message'; message: Message }
  | { key: string; type: 'unsent'; item: Unsent }

export const unreadLineID = 'unread'

/** Unsent messages come last, unless the server has them. */
export function rowsOf(messages: readonly Message[], unsent: readonly Unsent[], unreadFrom: string | null): Row[] {
  const rows: Row[] = []
  let day = ''
  function startDay(at: string): void {
    const key = dayKeyOf(at)
    if (key !== day) rows.push({ key: `day ${key}`, type: 'day', at })
    day = key
  }
  for (const message of messages) {
    startDay(message.datetime)
    if (message.messageID === unreadFrom) rows.push({ key: unreadLineID, type: 'unread' })
    rows.push({ key: message.idempotencyKey ?? message.messageID, type: 'message', message })
  }
  const sent = new Set(messages.map(({ idempotencyKey }) => idempotencyKey))
  for (const item of unsent) {
    if (sent.has(item.key)) continue
    startDay(item.createdAt)
    rows.push({ key: item.key, type: 'unsent', item })
  }
  return rows
}
