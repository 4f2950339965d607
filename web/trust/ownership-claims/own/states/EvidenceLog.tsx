// Evidence log: proven, running, failed.
import { IconCircleCheck, IconCircleDashed, IconCircleX, IconClock, type IconName } from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './State.module.css'

export type LogLook = 'ok' | 'run' | 'bad' | 'open'
export type LogLine = { look: LogLook; text: ReactNode; aside?: ReactNode; icon?: IconName }

const icons: Record<LogLook, IconName> = {
  ok: IconCircleCheck,
  run: IconClock,
  bad: IconCircleX,
  open: IconCircleDashed,
}

export function EvidenceLog({ lines, label }: { lines: readonly LogLine[]; label: string }) {
  return (
    <ul className={styles.log} aria-label={label}>
      {lines.map(({ look, text, aside, icon = icons[look] }, index) => (
        <li key={index} data-look={look}>
          <Icon icon={icon} />
          <span>{text}</span>
          {aside && <span className={styles.when}>{aside}</span>}
        </li>
      ))}
    </ul>
  )
}
