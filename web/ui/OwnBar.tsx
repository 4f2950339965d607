// The bar above a page that belongs to its reader: what it is to them, and the ways to run it.
import type { ReactNode } from 'react'
import styles from './OwnBar.module.css'

/** `state` stands at the left, `children` are the ways on. */
export function OwnBar({ label, state, children }: { label: string; state: ReactNode; children: ReactNode }) {
  return (
    <aside className={styles.bar} aria-label={label}>
      <div className={styles.state}>{state}</div>
      <div className={styles.actions}>{children}</div>
    </aside>
  )
}
