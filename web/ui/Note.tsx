// Inline status note. Never color alone: each look has its icon.
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconAlertTriangle } from '@tabler/icons-react'
import styles from './Note.module.css'

const icons = { bad: IconAlertCircle, ok: IconCircleCheck, warn: IconAlertTriangle, info: IconInfoCircle }

/** `role="alert"` if it appears later; `tabIndex={-1}` if it receives focus. */
export function Note({ look, children, ...rest }: { look: keyof typeof icons } & ComponentProps<'div'>) {
  return (
    <div {...rest} className={`${styles.note} ${styles[look]}`}>
      <Icon icon={icons[look]} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
