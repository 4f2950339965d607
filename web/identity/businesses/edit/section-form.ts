// Profile section form schemas over screen values.
import { get, set } from 'react-hook-form'
import * as z from 'zod'
import type { BusinessChange } from '#contract/identity/businesses/fields.ts'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import type { Decimal } from '#contract/foundation/numbers.ts'
import { shownEmail, shownUrl } from '#kit/hosts.ts'
import {
  checkedBy,
  emptyRange,
  issueOf,
  numberText,
  phone as phoneNumber,
  phoneText,
  rangeEnds,
  textOfNumber,
} from '#web/foundation/form/codecs.ts'
import type { RangeValue } from '#web/foundation/form/CompoundFields.tsx'
import type { PhoneValue } from '#web/foundation/form/PhoneField.tsx'
import type { Field } from './fields.ts'

type Reading = { decimal: Decimal; isDialCode: (digits: string) => boolean }
export type SectionValues = Record<string, Record<string, string | string[] | PhoneValue | RangeValue>>
type SectionBody = Omit<z.input<typeof BusinessChange>, 'version'>

export function isRequired({ written }: Field): boolean {
  return !written.safeParse('').success
}

/** Saving sends the changed fields. */
export function sectionForm(fields: readonly Field[], reading: Reading): z.ZodType<SectionBody, SectionValues> {
  const schemas: Record<string, Record<string, z.ZodType>> = {}
  for (const field of fields) set(schemas, field.path, fieldSchema(field, reading))
  const objects = Object.entries(schemas).map(([section, shape]) => [section, z.object(shape)])
  return z.object(Object.fromEntries(objects)) as z.ZodType<SectionBody, SectionValues>
}

function fieldSchema(field: Field, { decimal, isDialCode }: Reading): z.ZodType {
  const written: z.ZodType = field.written
  switch (field.kind) {
    case 'number':
      return checkedBy(numberText(decimal, { whole: field.whole }), written)
    case 'range':
      return checkedBy(rangeEnds(decimal, { whole: field.whole }).transform(emptyRange), written)
    case 'capacity':
      return checkedBy(capacity(decimal), written)
    case 'phone':
      return checkedBy(phone(isDialCode), written)
    case 'many':
    case 'categories':
      return checkedBy(z.array(z.string()), written)
    default:
      return checkedBy(z.string().trim(), written)
  }
}

function capacity(decimal: Decimal) {
  return rangeEnds(decimal)
    .extend({ unit: z.string(), period: z.string() })
    .transform(emptyRange)
    .check(({ value, issues }) => {
      if (value !== '' && !(value.unit && value.period)) issues.push(issueOf('unit', value))
    })
}

function phone(isDialCode: Reading['isDialCode']) {
  return phoneNumber(isDialCode).transform((number) => {
    return number && { countryCode: number.countryCode, businessPhoneNumber: number.phoneNumber }
  })
}

export function sectionGroups(fields: readonly Field[]): string[][] {
  return fields.flatMap(({ kind, path }) => (kind === 'state' ? [[besideOf(path, 'country'), path]] : []))
}

/** `factory.country` for `factory.state` and `country`. */
export function besideOf(path: string, name: string): string {
  return path.replace(/[^.]+$/, name)
}

export function sectionValues(profile: BusinessProfile, fields: readonly Field[], decimal: Decimal): SectionValues {
  const values: SectionValues = {}
  for (const field of fields) set(values, field.path, valueOf(field, get(profile, field.path) ?? null, decimal))
  return values
}

type SavedValue<V> = V | null
type Range = { min: number | null; max: number | null }
type Reference = { code: string } | { stateID: string } | { industryID?: string; id: string }

function valueOf({ kind }: Field, saved: unknown, decimal: Decimal): SectionValues[string][string] {
  switch (kind) {
    case 'number':
      return textOfNumber(saved as SavedValue<number>, decimal)
    case 'range':
      return endsOf(saved as SavedValue<Range>, decimal)
    case 'capacity': {
      const { unit, period } = (saved ?? {}) as Partial<Record<'unit' | 'period', Reference>>
      return { ...endsOf(saved as SavedValue<Range>, decimal), unit: codeOf(unit), period: codeOf(period) }
    }
    case 'phone':
      return phoneText(saved as Parameters<typeof phoneText>[0])
    case 'many':
    case 'categories':
      return ((saved ?? []) as Reference[]).map(codeOf)
    case 'choice':
    case 'country':
    case 'state':
      return codeOf(saved as SavedValue<Reference>)
    case 'email':
      return shownEmail((saved ?? '') as string)
    case 'website':
      return shownUrl((saved ?? '') as string)
    default:
      return (saved ?? '') as string
  }
}

function endsOf(range: SavedValue<Range>, decimal: Decimal) {
  return { min: textOfNumber(range?.min, decimal), max: textOfNumber(range?.max, decimal) }
}

function codeOf(reference: SavedValue<Reference> | undefined): string {
  if (!reference) return ''
  if ('code' in reference) return reference.code
  if ('stateID' in reference) return reference.stateID
  return reference.industryID ? `${reference.industryID}.${reference.id}` : reference.id
}
