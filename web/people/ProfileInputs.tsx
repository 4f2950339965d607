// The inputs of the profile form, each bound to a value by its name. Knows no section.
import type { MessageDescriptor } from '#web/message.ts'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Checkbox, Field, Select } from '#web/ui/Field.tsx'
import type { Lists } from './EditProfilePage.tsx'
import styles from './EditProfilePage.module.css'
import type { Problem, Problems, Values } from './profile-form.ts'

type Texts = { [K in keyof Values]: Values[K] extends string ? K : never }[keyof Values]
type Switches = Exclude<keyof Values, Texts>
export type Fields = {
  values: Values
  problems: Problems
  lists: Lists
  change: <K extends keyof Values>(name: K, value: Values[K]) => void
  /** The field was left: from now on it says what is wrong. */
  leave: (name: keyof Values) => void
}

const words: Record<Problem, MessageDescriptor> = {
  missing: msg`This is needed.`,
  phone: msg`Invalid phone number, please check the format (e.g. + 1 12345678)`,
  birthDate: msg`Invalid date format, please check it (e.g. 1970-10-24)`,
  age: msg`You must be 18 years old or more.`,
  long: msg`At most 512 characters.`,
  refused: msg`This was not accepted, please check it.`,
}

export function useProblem(problems: Problems): (name: keyof Problems) => string | undefined {
  const { i18n } = useLingui()
  return (name) => {
    const problem = problems[name]
    return problem && i18n._(words[problem])
  }
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      <div className={styles.grid}>{children}</div>
    </fieldset>
  )
}

export function Text({
  fields,
  name,
  label,
  ...rest
}: { fields: Fields; name: Texts; label: string } & Partial<Parameters<typeof Field>[0]>) {
  const problem = useProblem(fields.problems)
  return (
    <Field
      maxLength={200}
      {...rest}
      label={label}
      name={name}
      value={fields.values[name]}
      onChange={(event) => fields.change(name, event.currentTarget.value)}
      onBlur={() => fields.leave(name)}
      error={problem(name)}
    />
  )
}

export type Option = { value: string; text: string }

export function Choice({
  fields,
  name,
  label,
  options,
}: {
  fields: Fields
  name: Texts
  label: string
  options: Option[]
}) {
  const { t } = useLingui()
  const problem = useProblem(fields.problems)
  return (
    <Select
      visible
      label={label}
      name={name}
      value={fields.values[name]}
      onChange={(event) => fields.change(name, event.currentTarget.value)}
      error={problem(name)}
    >
      <option value="">{t`Select`}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
}

export function Shown({ fields, name, label }: { fields: Fields; name: Switches; label: string }) {
  return (
    <Checkbox
      label={label}
      name={name}
      checked={fields.values[name]}
      onChange={(event) => fields.change(name, event.currentTarget.checked)}
    />
  )
}
