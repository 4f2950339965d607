// Confirmation mark: both sides together earn it.
import { Trans } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconChecks, IconCircleDashed } from '#web/ui/icons.ts'
import styles from './Territories.module.css'

type Props = { by: 'both' | 'supplier' | 'distributor'; at: string; now?: string | undefined; until?: string | null }

export function Standing({ by, at, now, until }: Props) {
  const { formats } = useSite()
  const day = formats.date(at, now)
  const end = until && formats.date(until, now)
  const isConfirmed = by === 'both'
  return (
    <span className={`${styles.standing} small ${isConfirmed ? styles.both : ''}`}>
      <Icon icon={isConfirmed ? IconChecks : IconCircleDashed} />
      <span>
        {isConfirmed ? <Trans>Confirmed by both, {day}</Trans> : <Trans>Not confirmed by the other side</Trans>}
        {end && (
          <span>
            , <Trans>until {end}</Trans>
          </span>
        )}
      </span>
    </span>
  )
}
