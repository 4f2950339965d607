// Unread counts: as loaded, minus those read since.
import { useEffect } from 'react'
import type { Inbox, Thread } from '#contract/trade/inquiries/inquiries.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { showUnread } from './bar/unread.ts'

type Inboxes = { data: Inbox[]; unread: number }
export type ReadCounts = { unread: number; inboxUnread: number }

export function useInboxes(loaded: Inboxes, loadedThreads: Thread[], inboxID: string) {
  const [inboxes, setInboxes] = useResettableState(loaded)
  const [threads, setThreads] = useResettableState(loadedThreads)
  useEffect(() => showUnread(inboxes.unread), [inboxes.unread])

  function onRead(requestID: string, { unread, inboxUnread }: ReadCounts): void {
    setInboxes(({ data }) => {
      const changed = data.map((inbox) => (inbox.id === inboxID ? { ...inbox, unread: inboxUnread } : inbox))
      return { data: changed, unread: changed.reduce((sum, inbox) => sum + inbox.unread, 0) }
    })
    setThreads((all) => all.map((thread) => (thread.requestID === requestID ? { ...thread, unread } : thread)))
  }
  return { inboxes, threads, onRead }
}
