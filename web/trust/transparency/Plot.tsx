// Monthly bars; the table below has the figures.
import { useSite } from '#web/foundation/page.ts'
import type { TransparencyMonth } from '#contract/trust/transparency/transparency.ts'
import styles from './Transparency.module.css'

const height = 48
const step = 10
const gap = 2

type Props = {
  title: string
  year: number
  months: readonly TransparencyMonth[]
  countOf: (month: TransparencyMonth) => number
}

export function Plot({ title, year, months, countOf }: Props) {
  const { formats } = useSite()
  const counts = months.map((one) => ({ month: one.month, count: countOf(one) }))
  const most = Math.max(1, ...counts.map(({ count }) => count))
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure className={styles.plot}>
      <figcaption>
        <span>{title}</span>
        <strong className="num">{formats.number(total)}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${12 * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {counts.map(({ month, count }) => {
          const tall = count === 0 ? 1 : Math.max(2, (count / most) * height)
          const at = Number(month.slice(5, 7)) - 1
          return (
            <rect key={month} x={at * step + gap / 2} y={height - tall} width={step - gap} height={tall}>
              <title>{`${formats.month(month)}: ${formats.number(count)}`}</title>
            </rect>
          )
        })}
      </svg>
      <p className={`muted small ${styles.ends}`} aria-hidden="true">
        <span>{formats.month(`${year}-01`)}</span>
        <span>{formats.month(`${year}-12`)}</span>
      </p>
    </figure>
  )
}
