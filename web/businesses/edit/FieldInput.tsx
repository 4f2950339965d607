// One field of an edit form, drawn by its kind. Values and problems belong to the form.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { MessageDescriptor } from '#web/message.ts'
import { Field as TextField } from '#web/ui/Field.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { Categories, Choice, StateChoice } from './Choices.tsx'
import type { Field } from './fields.ts'
import styles from './Form.module.css'
import type { Lists } from './lists.ts'
import { Many } from './Many.tsx'
import { Phone, Range } from './Parts.tsx'
import { listed, type Values } from './values.ts'

export type Inputs = {
  values: Values
  lists: Lists
  change: (path: string, value: string) => void
  /** The field was left: from now on it says what is wrong. */
  leave: (path: string) => void
  problem: (path: string) => string | undefined
}

export function FieldInput({ field, inputs }: { field: Field; inputs: Inputs }) {
  const { i18n } = useLingui()
  const { values, lists, change, leave, problem } = inputs
  const { path } = field
  const label = i18n._(field.label)
  const hint = field.hint && i18n._(field.hint)
  const error = problem(path)
  const common = { label, error, onBlur: () => leave(path) }
  const text = (part: string) => ({
    id: part,
    value: values[part] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => change(part, event.currentTarget.value),
  })
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...common}
          {...text(path)}
          hint={hint}
          required={field.required}
          type={field.input === 'email' ? 'email' : 'text'}
          inputMode={field.input}
        />
      )
    case 'area':
      return <TextArea {...common} {...text(path)} hint={hint} most={field.most} rows={field.most > 1000 ? 10 : 4} />
    case 'number':
      return (
        <Joined unit={field.unit}>
          <TextField {...common} {...text(path)} hint={hint} inputMode="decimal" maxLength={20} />
        </Joined>
      )
    case 'choice':
      return <Choice {...common} id={path} field={field} options={lists[field.list] ?? []} inputs={inputs} />
    case 'state':
      return <StateChoice field={field} inputs={inputs} />
    case 'categories':
      return <Categories field={field} label={label} hint={hint} inputs={inputs} />
    case 'many':
      return (
        <Many
          id={path}
          label={label}
          hint={hint}
          error={error}
          options={lists[field.list] ?? []}
          chosen={listed(values[path])}
          onChange={(chosen) => change(path, chosen.join(','))}
        />
      )
    case 'phone':
      return <Phone field={field} label={label} inputs={inputs} />
    default:
      return <Range field={field} label={label} inputs={inputs} />
  }
}

function Joined({ unit, children }: { unit: MessageDescriptor | undefined; children: ReactNode }) {
  const { i18n } = useLingui()
  if (!unit) return children
  return (
    <div className={styles.joined}>
      {children}
      <span className={styles.unit} aria-hidden="true">
        {i18n._(unit)}
      </span>
    </div>
  )
}
