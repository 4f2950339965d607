// Numeric range filter. Applied on leaving a changed field and on Enter.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ComponentProps } from 'react'
import { useSite } from '#web/foundation/page.ts'
import facet from './Facet.module.css'
import styles from './RangeFacet.module.css'
import { rangeField, type SpecRange } from '../ranges.ts'

export type RangeGroup = {
  title: string
  unit: string
  ends: { min: number; max: number } | undefined
  /** Result counts in equal steps between the ends. */
  bars: number[]
  chosen: SpecRange | undefined
}

export function RangeFacet({ title, unit, ends, bars, chosen, onChange }: RangeGroup & { onChange: () => void }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const field = (end: 'min' | 'max', label: string) => (
    <label>
      <span aria-hidden="true">{label}</span>
      <AmountField
        name={rangeField(end, { key: title, unit })}
        amount={chosen?.[end]}
        placeholder={ends && formats.number(ends[end])}
        aria-label={`${title}: ${label}${unit && `, ${unit}`}`}
        onApply={onChange}
      />
    </label>
  )
  return (
    <fieldset className={facet.facet}>
      <legend>
        {unit ? (
          <Trans comment="a specification and its unit">
            {title}, {unit}
          </Trans>
        ) : (
          title
        )}
      </legend>
      <Bars bars={bars} />
      <div className={styles.range}>
        {field('min', t({ message: 'From', comment: 'lower end of a range' }))}
        {field('max', t({ message: 'To', comment: 'upper end of a range' }))}
      </div>
    </fieldset>
  )
}

const [barWidth, barsHeight] = [10, 32]

function Bars({ bars }: { bars: number[] }) {
  const most = Math.max(...bars)
  if (bars.length === 0) return null
  return (
    <svg
      className={`mirrored ${styles.bars}`}
      viewBox={`0 0 ${bars.length * barWidth} ${barsHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map((count, place) => {
        const height = count === 0 ? 0 : Math.max(2, (count / most) * barsHeight)
        return <rect key={place} x={place * barWidth} y={barsHeight - height} width={barWidth - 1} height={height} />
      })}
    </svg>
  )
}

type AmountProps = { amount: number | undefined; onApply: () => void } & ComponentProps<'input'>

function AmountField({ amount, onApply, ...field }: AmountProps) {
  const input = useRef<HTMLInputElement>(null)
  const isChanged = useRef(false)
  useEffect(() => {
    isChanged.current = false
    // A new query replaces the input; the field stays, and keeps the focus.
    const text = amount?.toString() ?? ''
    if (input.current && input.current.value !== text) input.current.value = text
  }, [amount])
  return (
    <input
      {...field}
      ref={input}
      type="number"
      step="any"
      inputMode="decimal"
      defaultValue={amount}
      onChange={() => void (isChanged.current = true)}
      onBlur={() => {
        if (isChanged.current) onApply()
        isChanged.current = false
      }}
    />
  )
}
