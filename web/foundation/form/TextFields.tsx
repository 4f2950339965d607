// Typed form fields, bound to the surrounding form by `name`.
import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react'
import { emailMost } from '#contract/foundation/constants.ts'
import { decimalOf, readingIn } from '#contract/foundation/numbers.ts'
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

type NumberFieldProps = TextFieldProps & { unit?: ReactNode; ungrouped?: boolean }

/** Characters of the largest grouped number with decimals. */
export const numberMost = 24

/** Localized number; the schema's `numberText` reads it. Typing groups digits unless `ungrouped`, as for years. */
export function NumberField({ unit, ungrouped = false, name, label, ...rest }: NumberFieldProps) {
  const { t } = useLingui()
  const { locale, formats } = useSite()
  const { onChange, ...bound } = useField<string>(name, label)
  const [hasOwnSign, setHasOwnSign] = useState(false)
  const { number, other } = hasOwnSign ? readingIn(bound.value, decimalOf(locale)) : {}
  const reading = other !== undefined && number !== undefined && (
    <span role="alert">{t`Read as ${formats.price(number)}, not ${formats.price(other)}`}</span>
  )
  const hint =
    reading && rest.hint ? (
      <>
        {reading} <Text>·</Text> <Text>{rest.hint}</Text>
      </>
    ) : (
      reading || rest.hint
    )
  function change(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value
    const text = ungrouped ? typed : groupedInput(event, bound.value, locale)
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
  const hint =
    written && rest.hint ? (
      <>
        {written} <Text>·</Text> <Text>{rest.hint}</Text>
      </>
    ) : (
      written || rest.hint
    )
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
