// Fields of an edit form that have several inputs: a phone number with its dial code, a range with its unit and period.
import { useLingui } from '@lingui/react/macro'
import { Field as TextField } from '#web/ui/Field.tsx'
import { Choice } from './Choices.tsx'
import type { Inputs } from './FieldInput.tsx'
import type { Field } from './fields.ts'
import styles from './Form.module.css'
import { partsOf } from './values.ts'

/** What ties the input of a part to the form. What is wrong is said of the field as a whole. */
const binder = (field: Field, inputs: Inputs) => (part: string) => ({
  id: part,
  value: inputs.values[part] ?? '',
  onChange: (event: { currentTarget: { value: string } }) => inputs.change(part, event.currentTarget.value),
  onBlur: () => inputs.leave(field.path),
})

export function Phone({ field, label, inputs }: { field: Field; label: string; inputs: Inputs }) {
  const { t } = useLingui()
  const [code = '', number = ''] = partsOf(field)
  const error = inputs.problem(field.path)
  const bind = binder(field, inputs)
  return (
    <div className={styles.phone} role="group" aria-label={label}>
      <TextField {...bind(code)} label={t`Dial code`} placeholder="+1" inputMode="tel" maxLength={8} />
      <TextField {...bind(number)} label={label} error={error} inputMode="tel" maxLength={40} />
    </div>
  )
}

export function Range({ field, label, inputs }: { field: Field; label: string; inputs: Inputs }) {
  const { t, i18n } = useLingui()
  const [from = '', to = '', unit, period] = partsOf(field)
  const error = inputs.problem(field.path)
  const money = 'unit' in field && field.unit ? i18n._(field.unit) : undefined
  const bind = binder(field, inputs)
  return (
    <fieldset className={styles.group} id={field.path} aria-describedby={error && `${field.path}-error`}>
      <legend>{money ? `${label}, ${money}` : label}</legend>
      <div className={styles.range} data-wide={unit ? true : undefined}>
        <TextField
          {...bind(from)}
          label={t({ message: 'from', comment: 'lower end of a range' })}
          inputMode="decimal"
          maxLength={20}
          aria-invalid={error ? true : undefined}
        />
        <TextField
          {...bind(to)}
          label={t({ message: 'to', comment: 'upper end of a range' })}
          inputMode="decimal"
          maxLength={20}
          aria-invalid={error ? true : undefined}
        />
        {unit && (
          <Choice id={unit} label={t`Unit`} field={{}} options={inputs.lists.capacityUnits ?? []} inputs={inputs} />
        )}
        {period && (
          <Choice
            id={period}
            label={t({ message: 'per', comment: 'period of a production capacity' })}
            field={{}}
            options={inputs.lists.capacityPeriods ?? []}
            inputs={inputs}
          />
        )}
      </div>
      {error && (
        <p className={styles.error} id={`${field.path}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
