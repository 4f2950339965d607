// Inline status note. Never color alone: each look has its icon.
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconAlertTriangle } from '@tabler/icons-react'
import styles from './Note.module.css'

const icons = { bad: IconAlertCircle, ok: IconCircleCheck, warn: IconAlertTriangle, info: IconInfoCircle }

type Props = {
  look: keyof typeof icons
  /** Is read out when a reader pauses, not at once as an alert. */
  status?: boolean
} & ComponentProps<'div'>

/** Give `role="alert"` or `status` to one that appears; `tabIndex={-1}` to one that is to receive the focus. */
export function Note({ look, status, children, ...rest }: Props) {
  return (
    <div role={status ? 'status' : undefined} {...rest} className={`${styles.note} ${styles[look]}`}>
      <Icon icon={icons[look]} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
