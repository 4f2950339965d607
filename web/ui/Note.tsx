// Inline status note; each look has its icon.
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconAlertTriangle } from './icons.ts'
import styles from './Note.module.css'

const icons = { bad: IconAlertCircle, ok: IconCircleCheck, warn: IconAlertTriangle, info: IconInfoCircle }

type Props = {
  look: keyof typeof icons
  /** Read at a pause, not at once. */
  status?: boolean
} & ComponentProps<'div'>

/** One that appears needs `role="alert"` or `status`; a focused one, `tabIndex={-1}`. */
export function Note({ look, status, children, ...rest }: Props) {
  return (
    <div role={status ? 'status' : undefined} {...rest} className={`${styles.note} ${styles[look]}`}>
      <Icon icon={icons[look]} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
