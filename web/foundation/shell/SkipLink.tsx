// Skip link.
import type { MouseEvent, ReactNode } from 'react'
import styles from './Shell.module.css'

export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  // The router takes a new hash for a navigation.
  function skip(event: MouseEvent): void {
    const target = document.getElementById(to)
    if (!target) return
    event.preventDefault()
    target.focus({ preventScroll: true })
    target.scrollIntoView()
  }
  return (
    <a className={styles.skip} href={`#${to}`} onClick={skip}>
      {children}
    </a>
  )
}
