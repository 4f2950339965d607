// Range plots as SVG attributes: the policy forbids style attributes.
import styles from './Ranges.module.css'

/** Fills classes `from`–`to` (indexes). `ticks`: as many as classes, or one more. */
export function Scale({
  classes,
  from,
  to,
  ticks,
  label,
}: {
  classes: number
  from: number
  to: number
  ticks: string[]
  label: string
}) {
  const width = 100 / classes
  return (
    <div>
      <svg className={`mirrored ${styles.plot}`} role="img" aria-label={label} width="100%" height="8">
        {Array.from({ length: classes }, (_, index) => (
          <rect
            key={index}
            className={index >= from && index <= to ? styles.on : styles.track}
            x={`${index * width}%`}
            width={`${width - 0.8}%`}
            height="8"
            rx="2"
          />
        ))}
      </svg>
      <Ticks ticks={ticks} />
    </div>
  )
}

/** Percentages: solid up to `solid`, soft up to `soft`, mark at `now`. */
export function Bar({
  solid,
  soft,
  now,
  ticks,
  label,
}: {
  solid: number
  soft?: number
  now?: number
  ticks?: string[]
  label: string
}) {
  return (
    <div>
      <svg className={`mirrored ${styles.plot}`} role="img" aria-label={label} width="100%" height="8">
        <rect className={styles.track} width="100%" height="8" rx="2" />
        {soft !== undefined && <rect className={styles.soft} width={percent(soft)} height="8" rx="2" />}
        <rect className={styles.on} width={percent(solid)} height="8" rx="2" />
        {now !== undefined && <rect className={styles.now} x={percent(now)} y="-4" width="2" height="16" />}
      </svg>
      {ticks && <Ticks ticks={ticks} />}
    </div>
  )
}

function percent(value: number): string {
  return `${Math.max(0, Math.min(100, Math.round(value * 10) / 10))}%`
}

function Ticks({ ticks }: { ticks: string[] }) {
  return (
    <div className={styles.ticks} aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick}>{tick}</span>
      ))}
    </div>
  )
}
