// Loading and empty states of lists.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { IconInbox, type IconName } from './icons.ts'
import styles from './States.module.css'

/** `width`: twelfths of the column; `tall`: px. */
export function Skeleton({ width = 12, tall = 14 }: { width?: 4 | 6 | 9 | 12; tall?: 14 | 40 | 64 }) {
  return <span className={`${styles.skeleton} ${styles[`w${width}`]} ${styles[`h${tall}`]}`} />
}

export type Shape = { icon?: IconName; title: string; level?: 1 | 2; children?: ReactNode; action?: ReactNode }

export function Empty({ icon = IconInbox, title, level = 2, children, action }: Shape) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <Icon icon={icon} size="xl" />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
