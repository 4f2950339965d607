// Offline status; loaded pages stay usable.
import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import styles from './Connection.module.css'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function Connection() {
  const { t } = useLingui()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <LiveRegion as="div" className={styles.region}>
      {!online && <p>{t`You are offline. What is on this page stays; new pages need the network.`}</p>}
    </LiveRegion>
  )
}
