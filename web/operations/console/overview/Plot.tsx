// One series as bars, with pointer and keyboard selection; the last step is incomplete.
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { activityUnits } from '#contract/operations/console/activity.ts'
import type { Activity } from '#contract/operations/console/figures.ts'
import { useSite } from '#web/foundation/page.ts'
import styles from './Plot.module.css'
import { useFigureFormats } from './figure-formats.ts'
import { topOf } from './scale.ts'
import { seriesNames } from './series-names.ts'

type Props = { series: Activity['series'][number]; starts: readonly string[] }

export function Plot({ series: { kind, values, total, compared, before }, starts }: Props) {
  const { t, i18n } = useLingui()
  const { formats } = useSite()
  const written = useFigureFormats()
  const unit = activityUnits[kind]
  const name = i18n._(seriesNames[kind])
  const most = Math.max(0, ...values.map((value) => value ?? 0))
  const top = topOf(values)
  return (
    <figure className={styles.plot}>
      <figcaption>
        <span>{name}</span>
        <strong>{written.value(unit, total)}</strong>
        <span className="muted small">{written.comparison(kind, { total, compared, before })}</span>
      </figcaption>
      {most === 0 ? (
        <p className={`muted small ${styles.empty}`}>
          {total === null ? t`Nothing was measured yet.` : t`Nothing in this period.`}
        </p>
      ) : (
        <>
          <p className={`muted small ${styles.most}`} aria-hidden="true">
            {written.value(unit, top)}
            {top < most && <span>{t`cut: ${written.value(unit, most)}`}</span>}
          </p>
          <Bars name={name} values={values} top={top} starts={starts} write={(value) => written.value(unit, value)} />
        </>
      )}
      <p className={`muted small ${styles.ends}`} aria-hidden="true">
        <span>{formats.day(starts[0]!)}</span>
        <span>{formats.date(starts.at(-1)!)}</span>
      </p>
    </figure>
  )
}

type BarsProps = {
  name: string
  values: readonly (number | null)[]
  top: number
  starts: readonly string[]
  write: (value: number | null) => string
}

const height = 48
const step = 10
const gap = 2

function Bars({ name, values, top, starts, write }: BarsProps) {
  const { t } = useLingui()
  const { formats } = useSite()
  const [chosen, setChosen] = useState<number>()
  const last = values.length - 1
  const at = chosen ?? last
  const start = formats.date(starts[at]!)
  const from = at === last ? t`${start}, not over yet` : start
  const value = write(values[at]!)

  function choose(event: PointerEvent<HTMLElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setChosen(Math.min(last, Math.max(0, Math.floor(((event.clientX - left) / width) * values.length))))
  }
  function move(event: KeyboardEvent<HTMLElement>): void {
    const to = { ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1, Home: 0, End: last }[
      event.key
    ]
    if (event.key === 'Escape') return setChosen(undefined)
    if (to === undefined) return
    event.preventDefault()
    setChosen(Math.min(last, Math.max(0, to)))
  }
  return (
    <div
      className={styles.bars}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input holds no drawing; keys are handled
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={`${from}: ${value}`}
      onPointerMove={choose}
      onPointerDown={choose}
      onPointerLeave={() => setChosen(undefined)}
      onKeyDown={move}
      onFocus={() => setChosen((now) => now ?? last)}
      onBlur={() => setChosen(undefined)}
    >
      {chosen !== undefined && (
        <span
          className={styles.tip}
          style={{ '--at': `${((chosen + 0.5) / values.length) * 100}%` } as React.CSSProperties}
          data-side={chosen < values.length / 2 ? 'start' : 'end'}
          aria-hidden="true"
        >
          {from}: <b>{value}</b>
        </span>
      )}
      <svg viewBox={`0 0 ${values.length * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {values.map((one, index) => {
          const tall = one ? Math.max(2, Math.min(1, one / top) * height) : 1
          const state = [index === last && styles.running, index === chosen && styles.chosen, !one && styles.none]
          const x = index * step + gap / 2
          return (
            <g key={starts[index]}>
              <rect
                className={state.filter(Boolean).join(' ') || undefined}
                x={x}
                y={height - tall}
                width={step - gap}
                height={tall}
              />
              {one !== null && one > top && <rect className={styles.cut} x={x} y={5} width={step - gap} height={3} />}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
