// Severity of a report: bars and a word.
import { useLingui } from '@lingui/react/macro'
import styles from './Reports.module.css'

type Level = 'high' | 'medium' | 'low'
const bars = { high: 3, medium: 2, low: 1 }

export function useSeverityNames(): Record<Level, string> {
  const { t } = useLingui()
  return {
    high: t({ message: 'High', comment: 'severity' }),
    medium: t({ message: 'Medium', comment: 'severity' }),
    low: t({ message: 'Low', comment: 'severity' }),
  }
}

export function Severity({ severity }: { severity: Level }) {
  const names = useSeverityNames()
  return (
    <span className={`${styles.severity} ${styles[severity]}`}>
      <i aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <b key={bar} className={bar <= bars[severity] ? styles.on : undefined} />
        ))}
      </i>
      {names[severity]}
    </span>
  )
}
