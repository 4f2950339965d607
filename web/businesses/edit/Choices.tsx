// Fields of an edit form that are chosen from a list: one of it, a state of a country, categories of an industry.
import { useLingui } from '@lingui/react/macro'
import { Select } from '#web/ui/Field.tsx'
import type { Inputs } from './FieldInput.tsx'
import type { Field } from './fields.ts'
import { type Option, useCategories, useStates } from './lists.ts'
import { Many } from './Many.tsx'
import { listed } from './values.ts'

export function Choice({
  id,
  label,
  error,
  field,
  options,
  inputs,
}: {
  id: string
  label: string
  error?: string | undefined
  field: { required?: true }
  options: Option[]
  inputs: Inputs
}) {
  const { t } = useLingui()
  return (
    <Select
      visible
      id={id}
      label={label}
      error={error}
      required={field.required}
      value={inputs.values[id] ?? ''}
      onChange={(event) => inputs.change(id, event.currentTarget.value)}
      onBlur={() => inputs.leave(id)}
    >
      <option value="" disabled={field.required}>
        {t`Select`}
      </option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
}

/** Only where the country beside it has states. */
export function StateChoice({ field, inputs }: { field: Field; inputs: Inputs }) {
  const { i18n } = useLingui()
  const country = inputs.values[field.path.replace(/state$/, 'country')] ?? ''
  const has = inputs.lists.withStates.includes(country)
  const options = useStates(has ? country : '')
  if (!has) return null
  const { path } = field
  return (
    <Choice
      id={path}
      label={i18n._(field.label)}
      error={inputs.problem(path)}
      field={field}
      options={options}
      inputs={inputs}
    />
  )
}

/** The categories of the chosen industry; those chosen of others stay until they are taken away. */
export function Categories({
  field: { path },
  label,
  hint,
  inputs,
}: {
  field: Field
  label: string
  hint: string | undefined
  inputs: Inputs
}) {
  const { t } = useLingui()
  const industry = inputs.values[path.replace(/categories$/, 'industry')] ?? ''
  const options = useCategories(industry)
  const chosen = listed(inputs.values[path])
  const others = [...new Set(chosen.map((pair) => pair.split('.')[0] ?? ''))].filter((id) => id !== industry)
  const elsewhere = useCategories(others[0] ?? '')
  return (
    <Many
      id={path}
      label={label}
      hint={hint}
      error={inputs.problem(path)}
      options={[...options, ...elsewhere.filter(({ value }) => chosen.includes(value))]}
      chosen={chosen}
      onChange={(next) => inputs.change(path, next.join(','))}
      {...(!industry && { none: t`Choose the industry first.` })}
    />
  )
}
