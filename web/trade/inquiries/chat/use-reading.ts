// Read marks of visible messages.
import { useEffect, useRef } from 'react'
import type { Message, Thread } from '#contract/trade/inquiries/inquiries.ts'
import { useApi } from '#web/foundation/page.ts'
import type { ReadCounts } from '../use-inboxes.ts'

/** `unread`: the server's count. */
export function useReading(
  inboxID: string,
  { requestID, side }: Thread,
  messages: readonly Message[],
  unread: number,
  onRead: (counts: ReadCounts) => void,
): void {
  const api = useApi()
  const last = messages.findLast(({ from }) => from !== side)?.messageID
  const read = useRef<string>(undefined)
  const latest = useRef(onRead)
  useEffect(() => void (latest.current = onRead))
  const isUnread = unread > 0
  useEffect(() => {
    function mark(): void {
      if (!last || !isUnread || read.current === last || document.visibilityState !== 'visible') return
      read.current = last
      api.inquiries
        .markRead({ params: { rid: requestID }, query: { bid: inboxID }, body: { messageID: last } })
        .then((counts) => latest.current(counts))
        .catch(() => (read.current = undefined))
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [api, inboxID, requestID, last, isUnread])
}
