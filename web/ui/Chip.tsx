// Chips: fact, link (bordered), applied filter (petrol ×).
import { Link } from '#web/ui/Link.tsx'
import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'
import { IconX } from './icons.ts'
import { Text } from '#web/ui/Text.tsx'

/** `removes`: label of the × link. */
export function Chip({
  href,
  removes,
  current,
  children,
}: {
  href?: string
  removes?: string
  current?: boolean
  children: ReactNode
}) {
  if (current)
    return (
      <span className={`${styles.chip} ${styles.link} ${styles.on}`} aria-current="true">
        {children}
      </span>
    )
  if (!href) return <span className={styles.chip}>{children}</span>
  return (
    <Link
      className={`${styles.chip} ${styles.link} ${removes ? styles.on : ''}`}
      to={href}
      aria-label={removes}
      rel={removes ? 'nofollow' : undefined}
    >
      <Text>{children}</Text>
      {removes && <Icon icon={IconX} size="s" />}
    </Link>
  )
}

export function Chips({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={`${styles.chips} ${className ?? ''}`}>{children}</div>
}
