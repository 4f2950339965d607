// Bars over time, with pointer and keyboard selection; the last step is incomplete.
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useSite } from '#web/foundation/page.ts'
import styles from './Plot.module.css'
import { topOf } from './scale.ts'

type Values = {
  name: string
  values: readonly (number | null)[]
  starts: readonly string[]
  write: (value: number | null) => string
}

export function PlotFigure({
  total,
  note,
  nothing,
  ...bars
}: Values & { total: string; note?: string; nothing: string }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { name, values, starts, write } = bars
  const most = Math.max(0, ...values.map((value) => value ?? 0))
  const top = topOf(values)
  return (
    <figure className={styles.plot}>
      <figcaption>
        <span>{name}</span>
        <strong>{total}</strong>
        <span className="muted small">{note}</span>
      </figcaption>
      {most === 0 ? (
        <p className={`muted small ${styles.empty}`}>{nothing}</p>
      ) : (
        <>
          <p className={`muted small ${styles.most}`} aria-hidden="true">
            {write(top)}
            {top < most && <span>{t`cut: ${write(most)}`}</span>}
          </p>
          <Bars {...bars} top={top} />
        </>
      )}
      <p className={`muted small ${styles.ends}`} aria-hidden="true">
        <span>{formats.day(starts[0]!)}</span>
        <span>{formats.date(starts.at(-1)!)}</span>
      </p>
    </figure>
  )
}

const height = 48
const step = 10
const gap = 2

function Bars({ name, values, top, starts, write }: Values & { top: number }) {
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
