// Tells components that scripts run. Server and hydration draw the same, so both see false.
import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server and in the first render of a page that the server drew; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
