// Range: several inputs, one value and one error.
import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useId, type FocusEvent } from 'react'
import { Below, Field, Select } from '#web/ui/controls/Field.tsx'
import type { Option } from './ChoiceFields.tsx'
import { useSite } from '#web/foundation/page.ts'
import { groupedInput } from './grouping.ts'
import { useField } from './form-context.ts'
import { numberMost } from './TextFields.tsx'
import styles from './Form.module.css'

export function whenLeft(onBlur: () => void) {
  return (event: FocusEvent) => void (event.currentTarget.contains(event.relatedTarget) || onBlur())
}

export type RangeValue = { min: string; max: string; unit?: string; period?: string }
type RangeProps = {
  name: string
  label: string
  measure?: string | undefined
  units?: readonly Option[]
  periods?: readonly Option[]
}

/** Value: `{ min, max }` as typed, plus `unit`, `period`. */
export function RangeField({ name, label, measure, units, periods }: RangeProps) {
  const { t } = useLingui()
  const { formats } = useSite()
  const errorID = useId()
  const display = ({ min, max }: RangeValue) => [min, max].filter(Boolean).join('–')
  const { id, value, error, onChange, onBlur, ref } = useField<RangeValue>(name, label, display)
  const end = (part: 'min' | 'max') => ({
    id: `${id}.${part}`,
    name: `${name}.${part}`,
    inputMode: 'decimal' as const,
    maxLength: numberMost,
    value: value[part],
    'aria-invalid': error ? true : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...value, [part]: groupedInput(event, value[part], formats.decimal) }),
  })
  const choice = (part: 'unit' | 'period', options: readonly Option[], name: string) => (
    <Select
      visible
      id={`${id}.${part}`}
      label={name}
      value={value[part] ?? ''}
      onChange={(event) => onChange({ ...value, [part]: event.target.value })}
    >
      <option value="">{t`Select`}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </Select>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears when the focus leaves the fields inside
    <fieldset className={styles.group} id={id} aria-describedby={error && errorID} onBlur={whenLeft(onBlur)}>
      <legend>{measure ? `${label}, ${measure}` : label}</legend>
      <div className={styles.range} data-wide={units ? true : undefined}>
        <Field {...end('min')} ref={ref} label={t({ message: 'from', comment: 'lower end of a range' })} />
        <Field {...end('max')} label={t({ message: 'to', comment: 'upper end of a range' })} />
        {units && choice('unit', units, t`Unit`)}
        {periods && choice('period', periods, t({ message: 'per', comment: 'period of a production capacity' }))}
      </div>
      <Below id={errorID} error={error} />
    </fieldset>
  )
}
