// Checked kind: petrol check and name.
import type { ReactNode } from 'react'
import { IconCircleCheck, IconCircleDashed } from '#web/ui/icons.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './Verification.module.css'

export function KindMark({ checked, children }: { checked: boolean; children: ReactNode }) {
  return (
    <span className={styles.kind}>
      <Icon icon={checked ? IconCircleCheck : IconCircleDashed} className={checked ? styles.yes : styles.no} />
      {children}
    </span>
  )
}
