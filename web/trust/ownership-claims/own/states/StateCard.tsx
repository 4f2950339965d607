// Frame of a claim's state.
import type { ReactNode } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import shared from '../Claim.module.css'
import styles from './State.module.css'

type Props = {
  look: 'run' | 'ok' | 'warn' | 'bad' | 'plain'
  icon: IconName
  mark: string
  title: string
  text: ReactNode
  children?: ReactNode
  buttons: ReactNode
}

export function StateCard({ look, icon, mark, title, text, children, buttons }: Props) {
  return (
    <Card as="section" pad="l" className={styles.state}>
      <p className={styles.mark} data-look={look}>
        <Icon icon={icon} size="s" />
        {mark}
      </p>
      <div>
        <h2 className={shared.title} id="claim-step" tabIndex={-1}>
          {title}
        </h2>
        <p className="muted">{text}</p>
      </div>
      {children}
      <div className={styles.buttons}>{buttons}</div>
    </Card>
  )
}
