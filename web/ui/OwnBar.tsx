// Owner bar above a page: state, actions.
import type { ReactNode } from 'react'
import styles from './OwnBar.module.css'

export function OwnBar({ label, state, children }: { label: string; state: ReactNode; children: ReactNode }) {
  return (
    <aside className={styles.bar} aria-label={label}>
      <div className={styles.state}>{state}</div>
      <div className={styles.actions}>{children}</div>
    </aside>
  )
}
