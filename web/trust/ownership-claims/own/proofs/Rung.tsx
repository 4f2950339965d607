// One proof to choose: effort, time, role.
import { useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import styles from './Proofs.module.css'

export type RungView = { icon: IconName; name: string; text: string; takes: string; becomes: string }
type Props = RungView & {
  chosen: boolean
  disabled: boolean
  hint: ReactNode
  onChoose: () => void
  children: ReactNode
}

/** `hint`: why it counts or not. */
export function Rung({ icon, name, text, takes, becomes, chosen, disabled, hint, onChoose, children }: Props) {
  const { t } = useLingui()
  const id = useId()
  return (
    <li className={styles.rung} data-chosen={chosen || undefined} data-disabled={disabled || undefined}>
      <input
        type="radio"
        id={id}
        name="proof"
        checked={chosen}
        disabled={disabled}
        onChange={onChoose}
        aria-describedby={`${id}-text ${id}-terms`}
      />
      <Icon icon={icon} />
      <div className={styles.what}>
        <label htmlFor={id}>{name}</label>
        <div id={`${id}-text`} className="muted">
          {disabled ? hint : text}
        </div>
      </div>
      <dl id={`${id}-terms`} className={styles.terms}>
        <div>
          <dt>{t`Takes`}</dt>
          <dd>{takes}</dd>
        </div>
        <div>
          <dt>{t`You become`}</dt>
          <dd>{becomes}</dd>
        </div>
      </dl>
      {chosen && (
        <div className={styles.open}>
          {children}
          {hint}
        </div>
      )}
    </li>
  )
}
