// What a list shows when it has nothing to show: loading of the same size, empty, failed.
import type { ReactNode } from 'react'
import { Icon, type IconDrawing } from './Icon.tsx'
import { cloudOffIcon, inboxIcon } from './icons.ts'
import styles from './States.module.css'

/** A grey line in place of a text. `width` in twelfths of the column, `tall` in px steps: 14, 20, 40, 64. */
export function Skeleton({ width = 12, tall = 14 }: { width?: 3 | 4 | 6 | 8 | 9 | 12; tall?: 14 | 20 | 40 | 64 }) {
  return <span className={`${styles.skeleton} ${styles[`w${width}`]} ${styles[`h${tall}`]}`} />
}

export function Empty({ icon = inboxIcon, title, children, action }: { icon?: IconDrawing; title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Icon icon={icon} size="xl" />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** What happened, what is safe, and a way on. */
export function ErrorState({ title, children, action, icon = cloudOffIcon }: { title: string; children?: ReactNode; action?: ReactNode; icon?: IconDrawing }) {
  return (
    <div role="alert">
      <Empty icon={icon} title={title} action={action}>{children}</Empty>
    </div>
  )
}
