// A thread as one inbox has it, and its unsent messages in the outbox.
import type { OutboxItem } from '#web/foundation/outbox.ts'

export type ThreadOf = { inboxID: string; requestID: string }
export type Unsent = OutboxItem<'requests.sendMessage'>

/** Its list in the outbox. */
export function listOf({ inboxID, requestID }: ThreadOf): string {
  return `${inboxID} ${requestID}`
}
