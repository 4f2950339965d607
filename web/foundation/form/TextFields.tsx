// Typed form fields, bound to the surrounding form by `name`.
import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { emailMost } from '#contract/foundation/constants.ts'
import { amountIn } from '#contract/foundation/amounts.ts'
import { readingIn } from '#contract/foundation/numbers.ts'
import { useSite } from '#web/foundation/page.ts'
import { DatePicker, type DatePickerProps } from '#web/ui/controls/DatePicker.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Text } from '#web/ui/Text.tsx'
import { useField } from './form-context.ts'
import { groupedInput } from './grouping.ts'
import styles from './Form.module.css'

type Bound = 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'id'
export type TextFieldProps = { name: string; label: string; required?: boolean } & Omit<
  ComponentProps<typeof Field>,
  Bound
>

export function TextField({ name, label, ...rest }: TextFieldProps) {
  const { onChange, ...field } = useField<string>(name, label)
  return <Field {...rest} {...field} label={label} onChange={(event) => onChange(event.target.value)} />
}

export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      autoComplete="email"
      maxLength={emailMost}
      {...props}
      type="email"
      inputMode="email"
      spellCheck={false}
    />
  )
}

export function TextAreaField({
  name,
  label,
  ...rest
}: { name: string; label: string; most: number } & Omit<ComponentProps<typeof TextArea>, Bound>) {
  const { onChange, ...field } = useField<string>(name, label)
  return <TextArea {...rest} {...field} label={label} onChange={(event) => onChange(event.target.value)} />
}

type NumberFieldProps = TextFieldProps & { unit?: ReactNode; ungrouped?: boolean; currency?: CurrencyChoice }
type CurrencyChoice = { name: string; codes: readonly string[] }

/** Characters of the largest grouped number with decimals. */
export const numberMost = 24

/** The schema's `numberText` reads it. Typing groups digits unless `ungrouped`, as for years. */
export function NumberField({ unit, ungrouped = false, currency, name, label, ...rest }: NumberFieldProps) {
  const { t } = useLingui()
  const { setValue } = useFormContext()
  const { formats } = useSite()
  const { onChange, ...bound } = useField<string>(name, label)
  const [hasOwnSign, setHasOwnSign] = useState(false)
  const { number, other } = hasOwnSign ? readingIn(bound.value, formats.decimal) : {}
  const reading = other !== undefined && number !== undefined && (
    <span role="alert">{t`Read as ${formats.price(number)}, not ${formats.price(other)}`}</span>
  )
  const hint = hintsOf(reading, rest.hint)
  function withoutCurrency(typed: string, { name, codes }: CurrencyChoice): string {
    const { number, currency: code } = amountIn(typed, formats.decimal)
    if (Number.isNaN(number) || !code || !codes.includes(code)) return typed
    setValue(name, code, { shouldDirty: true })
    return typed.replace(/^[^\d+-]+|[^\d]+$/g, '')
  }
  function change(event: ChangeEvent<HTMLInputElement>) {
    const typed = currency ? withoutCurrency(event.target.value, currency) : event.target.value
    if (typed !== event.target.value) return onChange(typed)
    const text = ungrouped ? typed : groupedInput(event, bound.value, formats.decimal)
    setHasOwnSign(text === typed && /[.,]\d{3}$/.test(text))
    onChange(text)
  }
  const field = (
    <Field
      inputMode="decimal"
      maxLength={numberMost}
      autoComplete="off"
      {...rest}
      {...(hint && { hint })}
      {...bound}
      label={label}
      onChange={change}
    />
  )
  return unit ? (
    <div className={styles.joined}>
      {field}
      <span className={styles.unit} aria-hidden="true">
        {unit}
      </span>
    </div>
  ) : (
    field
  )
}

function hintsOf(reading: ReactNode, hint: ReactNode): ReactNode {
  if (!reading || !hint) return reading || hint
  return (
    <>
      {reading} <Text>·</Text> <Text>{hint}</Text>
    </>
  )
}

/** YYYY-MM-DD. */
export function DateField({
  name,
  label,
  ...rest
}: { name: string; label: string } & Pick<DatePickerProps, 'min' | 'max' | 'required' | 'hint'>) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { ref: _, ...field } = useField<string>(name, label)
  const written = /^\d{4}-\d{2}-\d{2}$/.test(field.value) ? formats.date(field.value) : ''
  const hint = hintsOf(written, rest.hint)
  return (
    <DatePicker
      {...rest}
      {...(hint && { hint })}
      {...field}
      name={name}
      label={label}
      clearLabel={t`Remove ${label}`}
    />
  )
}
