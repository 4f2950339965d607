// Chips: without border a fact, with border a link, petrol with × an applied filter.
import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'
import { crossIcon } from './icons.ts'

/** With `href` it can be pressed; `removes` names what pressing takes away and draws the ×. */
export function Chip({ href, removes, children }: { href?: string; removes?: string; children: ReactNode }) {
  if (!href) return <span className={styles.chip}>{children}</span>
  return (
    <a
      className={`${styles.chip} ${styles.link} ${removes ? styles.on : ''}`}
      href={href}
      aria-label={removes}
      rel={removes ? 'nofollow' : undefined}
    >
      {children}
      {removes && <Icon icon={crossIcon} size="s" />}
    </a>
  )
}

export function Chips({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={`${styles.chips} ${className ?? ''}`}>{children}</div>
}
