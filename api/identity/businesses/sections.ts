// Stored sections: contract names, references as codes and ids.
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import {
  type FieldName,
  fieldsOf,
  type SectionField,
  type SectionName,
  sectionNames,
} from '#contract/identity/businesses/sections.ts'
import * as lists from '#api/foundation/reference/lookup.ts'
import { type Phone, phoneFor } from './references.ts'

/** Fields with own columns; others are in the section's JSON. */
const columnFields = {
  general: [
    'companyName',
    'shortDescription',
    'generalDescription',
    'businessType',
    'industry',
    'categories',
    'yearStablished',
    'totalAnnualRevenue',
    'totalEmployees',
    'profilePhoto',
    'coverPhoto',
  ],
  contactInfo: ['city', 'country', 'state'],
  factory: [],
  tradeCapabilities: ['averageLeadTime'],
  businessTerms: [],
} as const satisfies { [S in SectionName]: readonly FieldName<S>[] }
export type ColumnField<S extends SectionName> = (typeof columnFields)[S][number]
export type StoredField<S extends SectionName> = Exclude<FieldName<S>, ColumnField<S>>

type Entry = readonly [name: string, field: SectionField]
const storedFields = Object.fromEntries(
  sectionNames.map((section) => {
    const inColumns: readonly string[] = columnFields[section]
    return [section, fieldsOf(section).filter(([name]) => !inColumns.includes(name))]
  }),
) as unknown as Record<SectionName, Entry[]>

export function storedFieldsOf(section: SectionName): readonly Entry[] {
  return storedFields[section]
}

export function storedFor<S extends SectionName>(
  section: S,
  stored: object,
  locale: Locale,
): Pick<BusinessProfile[S], StoredField<S> & keyof BusinessProfile[S]> {
  const values = stored as Record<string, unknown>
  return Object.fromEntries(
    storedFields[section].map(([name, field]) => [name, valueFor(field, values[name], locale)]),
  ) as Pick<BusinessProfile[S], StoredField<S> & keyof BusinessProfile[S]>
}

type StoredCapacity = { min: number | null; max: number | null; unit: string; period: string }

function valueFor(field: SectionField, stored: unknown, locale: Locale): unknown {
  switch (field.kind) {
    case 'many':
      return lists.termsFor(lists.termLists[field.list], stored as string[] | undefined, locale)
    case 'country':
      return stored ? lists.countryFor(stored as string, locale) : null
    case 'state':
      return lists.stateFor(stored as string | undefined, locale)
    case 'phone':
      return stored ? phoneFor(stored as Phone) : null
    case 'capacity':
      return stored ? capacityFor(stored as StoredCapacity, locale) : null
    default:
      return stored ?? null
  }
}

function capacityFor({ min, max, unit, period }: StoredCapacity, locale: Locale) {
  const [measure] = lists.termsFor(lists.capacityUnits, [unit], locale)
  const [time] = lists.termsFor(lists.capacityPeriods, [period], locale)
  return { min, max, unit: measure, period: time }
}
