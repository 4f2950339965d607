// Days of a term up to now, as cells.
import styles from './State.module.css'

export function DayCells({ day, days }: { day: number; days: number }) {
  return (
    <div className={styles.days} aria-hidden="true">
      {Array.from({ length: days }, (_, at) => (
        <i key={at} data-on={at < day || undefined} />
      ))}
    </div>
  )
}
