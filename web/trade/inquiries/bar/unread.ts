// How many messages are unread in all inboxes, as last known in this tab: the top bar shows it, the message center changes it.
import { useSyncExternalStore } from 'react'

let unread = 0
const listeners = new Set<() => void>()

export function showUnread(count: number): void {
  unread = count
  for (const listener of listeners) listener()
}

export function useUnread(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => unread,
    () => 0,
  )
}
