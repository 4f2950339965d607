// Unread notification count of the tab.
import { useSyncExternalStore } from 'react'

let unread: number | undefined
const listeners = new Set<() => void>()

export function showUnread(count: number): void {
  unread = count
  for (const listener of listeners) listener()
}

export function useUnread(): number | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => unread,
    () => undefined,
  )
}
