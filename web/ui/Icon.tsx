// Icon hidden from assistive technology: words or a named control accompany it.
import type { TablerIcon } from '@tabler/icons-react'
import styles from './Icon.module.css'

export type { TablerIcon }

/** `size`: s 16, m 20, l 24, xl 40 px. */
export function Icon({
  icon: Drawing,
  size = 'm',
  className,
}: {
  icon: TablerIcon
  size?: 's' | 'm' | 'l' | 'xl'
  className?: string | undefined
}) {
  return <Drawing className={`${styles.icon} ${styles[size]} ${className ?? ''}`} aria-hidden="true" />
}
