// Thread identity by inbox, and its outbox list.
import type { OutboxItem } from '#web/foundation/outbox.ts'

export type ThreadOf = { inboxID: string; requestID: string }
export type Unsent = OutboxItem<'inquiries.sendMessage'>

export function listOf({ inboxID, requestID }: ThreadOf): string {
  return `${inboxID} ${requestID}`
}
