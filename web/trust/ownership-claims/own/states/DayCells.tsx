// Days passed of a term, as cells.
import { useLingui } from '@lingui/react/macro'
import styles from './State.module.css'

export function DayCells({ passed, days }: { passed: number; days: number }) {
  const { t } = useLingui()
  return (
    <div>
      <span className="sr">{t`${passed} of ${days} days have passed`}</span>
      <div className={styles.days} aria-hidden="true">
        {Array.from({ length: days }, (_, day) => (
          <i key={day} data-on={day < passed || undefined} />
        ))}
      </div>
    </div>
  )
}
