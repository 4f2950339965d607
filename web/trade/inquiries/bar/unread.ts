// Unread message count of all inboxes.
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
