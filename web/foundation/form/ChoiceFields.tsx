// Choice fields bound to the surrounding form by `name`.
import { useLingui } from '@lingui/react/macro'
import type { ChangeEvent, ReactNode } from 'react'
import { ComboBox } from '#web/ui/controls/ComboBox.tsx'
import { Below, Checkbox, Select } from '#web/ui/controls/Field.tsx'
import { useField } from './form-context.ts'
import styles from './Form.module.css'

export type Option<T extends string = string> = {
  value: T
  text: string
  more?: string | undefined
  flag?: string | undefined
}

const searchedFrom = 21

export function textOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.text ?? value
}

type SelectProps = {
  name: string
  label: string
  options: readonly Option[]
  required?: boolean
  disabled?: boolean
  empty?: string | false
  autoComplete?: string
  onChosen?: (value: string) => void
}

export function SelectField({ name, label, options, empty, onChosen, ...rest }: SelectProps) {
  const { t } = useLingui()
  const { onChange, ...field } = useField<string>(name, label, (value) => textOf(options, value))
  const control = {
    ...rest,
    ...field,
    label,
    onChange(event: ChangeEvent<HTMLSelectElement>): void {
      onChange(event.target.value)
      onChosen?.(event.target.value)
    },
  }
  if (options.length >= searchedFrom && empty !== false)
    return (
      <ComboBox
        {...control}
        options={options}
        placeholder={empty ?? t`Select`}
        findLabel={t`Find: ${label}`}
        noneLabel={t`No match`}
      />
    )
  return (
    <Select {...control} visible>
      {empty !== false && (
        <option value="" disabled={rest.required}>
          {empty ?? t`Select`}
        </option>
      )}
      {options.map(({ value, text, flag }) => (
        <option key={value} value={value}>
          {flag ? `${flag} ${text}` : text}
        </option>
      ))}
    </Select>
  )
}

type RadioProps = { name: string; label: string; options: readonly (Option & { hint?: ReactNode })[] }

export function RadioGroupField({ name, label, options }: RadioProps) {
  const { id, value, error, onChange, onBlur, ref } = useField<string>(name, label, (one) => textOf(options, one))
  return (
    <fieldset className={styles.radios} aria-describedby={error && `${id}-hint`}>
      <legend>{label}</legend>
      {options.map((option, at) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
            {...(at === 0 && { id, ref })}
          />
          <span>{option.text}</span>
          {option.hint && <small>{option.hint}</small>}
        </label>
      ))}
      <Below id={`${id}-hint`} error={error} />
    </fieldset>
  )
}

/** Sent as `true` without scripts. `children` replace `label`. */
export function CheckboxField({
  name,
  label,
  children,
  required,
}: {
  name: string
  label: string
  children?: ReactNode
  required?: boolean
}) {
  const { t } = useLingui()
  const { value, onChange, ...field } = useField<boolean>(name, label, (isChecked) => (isChecked ? t`Yes` : t`No`))
  return (
    <Checkbox
      {...field}
      required={required}
      label={children ?? label}
      value="true"
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
