// State mark: always an icon and a word.
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import styles from './StateMark.module.css'

export type StateLook = 'ok' | 'warn' | 'bad' | 'run' | 'plain'

export function StateMark({ look, icon, children }: { look: StateLook; icon: IconName; children: ReactNode }) {
  return (
    <span className={`${styles.mark} ${styles[look]}`}>
      <Icon icon={icon} size="s" />
      {children}
    </span>
  )
}
