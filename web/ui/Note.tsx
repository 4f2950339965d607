// A note in the flow of a page: what went wrong, what was done, what to know. Status is never colour alone: each look has its icon.
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconAlertTriangle } from '@tabler/icons-react'
import styles from './Note.module.css'

const icons = { bad: IconAlertCircle, ok: IconCircleCheck, warn: IconAlertTriangle, info: IconInfoCircle }

/** Give `role="alert"` to one that appears; `tabIndex={-1}` to one that is to receive the focus. */
export function Note({ look, children, ...rest }: { look: keyof typeof icons } & ComponentProps<'div'>) {
  return (
    <div {...rest} className={`${styles.note} ${styles[look]}`}>
      <Icon icon={icons[look]} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
