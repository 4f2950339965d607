// A field of the business forms, by its kind.
import { useLingui } from '@lingui/react/macro'
import { get, useFormContext, useWatch } from 'react-hook-form'
import { SelectField, textOf } from '#web/foundation/form/ChoiceFields.tsx'
import { RangeField } from '#web/foundation/form/CompoundFields.tsx'
import { useFormContextValue } from '#web/foundation/form/form-context.ts'
import { MultiSelectField } from '#web/foundation/form/MultiSelectField.tsx'
import { PhoneField } from '#web/foundation/form/PhoneField.tsx'
import { EmailField, NumberField, TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import type { Field } from './fields.ts'
import { useCategories, useStates, withOwnCategories, type Lists } from './lists.ts'
import { besideOf, isRequired } from './section-form.ts'

type Props = { field: Field; lists: Lists }

export function BusinessField({ field, lists }: Props) {
  const { i18n } = useLingui()
  const common = { name: field.path, label: i18n._(field.label) }
  const hint = field.hint && i18n._(field.hint)
  const unit = field.unit && i18n._(field.unit)
  switch (field.kind) {
    case 'email':
      return <EmailField {...common} hint={hint} required={isRequired(field)} />
    case 'website':
      return <TextField {...common} hint={hint} required={isRequired(field)} inputMode="url" />
    case 'line':
      return <TextField {...common} hint={hint} required={isRequired(field)} />
    case 'prose':
      if (field.rows) return <TextAreaField {...common} hint={hint} most={field.most} rows={field.rows} />
      return <TextField {...common} hint={hint} required={isRequired(field)} />
    case 'number':
      return <NumberField {...common} hint={hint} unit={unit} ungrouped={field.path === 'general.yearStablished'} />
    case 'range':
      return <RangeField {...common} measure={unit} />
    case 'capacity':
      return <RangeField {...common} units={lists.capacityUnits ?? []} periods={lists.capacityPeriods ?? []} />
    case 'phone':
      return <PhoneOfPlace {...common} lists={lists} />
    case 'choice':
      return <SelectField {...common} options={lists[field.list] ?? []} required={isRequired(field)} />
    case 'many':
      return <MultiSelectField {...common} hint={hint} options={lists[field.list] ?? []} />
    case 'country':
      return <CountryField {...common} field={field} lists={lists} />
    case 'state':
      return <StateField {...common} lists={lists} />
    case 'categories':
      return <CategoriesField {...common} hint={hint} lists={lists} />
  }
}

type FieldProps = { name: string; label: string }

function PhoneOfPlace({ lists, ...common }: FieldProps & Pick<Props, 'lists'>) {
  const country: string | undefined = useWatch({ name: besideOf(common.name, 'country') })
  const code = lists.dialCodeOf[country ?? '']
  return <PhoneField {...common} {...(code && { dialCode: `+${code}` })} />
}

function CountryField({ field, lists, ...common }: FieldProps & Props) {
  const { setValue } = useFormContext()
  const { savedValues } = useFormContextValue()
  function setState(country: string): void {
    const state = besideOf(field.path, 'state')
    const saved = savedValues()
    setValue(state, country === get(saved, field.path) ? get(saved, state) : '')
  }
  return <SelectField {...common} options={lists.countries ?? []} required={isRequired(field)} onChosen={setState} />
}

function StateField({ lists, ...common }: FieldProps & Pick<Props, 'lists'>) {
  const country = useWatch<Record<string, string>>({ name: besideOf(common.name, 'country') }) ?? ''
  const hasStates = lists.withStates.includes(country)
  const options = useStates(hasStates ? country : '')
  return hasStates ? <SelectField {...common} options={options} /> : null
}

/** Others' categories stay until removed. */
function CategoriesField({ hint, lists, ...common }: FieldProps & { hint: string | undefined } & Pick<Props, 'lists'>) {
  const { t } = useLingui()
  const industry = useWatch<Record<string, string>>({ name: besideOf(common.name, 'industry') })
  const chosen = useWatch<Record<string, string[]>>({ name: common.name }) ?? []
  const own = useCategories(industry ? [industry] : [])
  const ofOthers = useCategories(industriesOf(chosen).filter((one) => one !== industry))
  const all = withOwnCategories([...own, ...ofOthers], lists)
  const isOwn = ({ value }: { value: string }) => industriesOf([value])[0] === industry
  return (
    <MultiSelectField
      {...common}
      hint={hint}
      options={all.filter((option) => isOwn(option) || chosen.includes(option.value))}
      none={industry ? undefined : t`Choose the industry first.`}
    />
  )
}

function industriesOf(categories: readonly string[]): string[] {
  return [...new Set(categories.map((one) => one.slice(0, one.indexOf('.'))))]
}

export function PlaceText({ country, state, lists }: { country: string; state: string; lists: Lists }) {
  const states = useStates(state && country)
  const names = [country && textOf(lists.countries ?? [], country), state && textOf(states, state)]
  return names.filter(Boolean).join(', ') || '–'
}

export function CategoriesText({ categories, lists }: { categories: readonly string[]; lists: Lists }) {
  const options = withOwnCategories(useCategories(industriesOf(categories)), lists)
  return categories.map((one) => textOf(options, one)).join(', ')
}
