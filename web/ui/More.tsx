// Native disclosure: works without scripts.
import type { ReactNode } from 'react'
import styles from './More.module.css'

export function More({
  more,
  less,
  className,
  children,
}: {
  more: ReactNode
  less: ReactNode
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <details className={`${styles.more} ${className ?? ''}`}>
      <summary>
        <span className={styles.closed}>{more}</span>
        <span className={styles.open}>{less}</span>
      </summary>
      {children}
    </details>
  )
}
