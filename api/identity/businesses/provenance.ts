// Provenance of fields.
import { isDeepStrictEqual } from 'node:util'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { fieldsOf, type SectionName, sectionNames, type SectionPath } from '#contract/identity/businesses/sections.ts'
import type { ColumnField } from './sections.ts'

/** `fields`: absent for all that no other source names. */
export type StoredSource = {
  name: string
  licence: string | null
  url: string | null
  readAt: string
  fields?: string[]
  correction?: true
}
export type FieldPath = SectionPath | 'certificates'

type ColumnPath = { [S in SectionName]: `${S}.${ColumnField<S>}` }[SectionName]

/** A country and its state are kept together, likewise words that follow from categories. */
export const columnsOfField = {
  'general.companyName': ['companyName', 'slug'],
  'general.shortDescription': ['shortDescription'],
  'general.generalDescription': ['generalDescription'],
  'general.businessType': ['businessType'],
  'general.industry': ['industryId'],
  'general.categories': ['categoryIds', 'keywords'],
  'general.yearStablished': ['yearEstablished'],
  'general.totalAnnualRevenue': ['revenueMin', 'revenueMax'],
  'general.totalEmployees': ['employeesMin', 'employeesMax'],
  'general.profilePhoto': ['profilePhoto'],
  'general.coverPhoto': ['coverPhoto'],
  'contactInfo.city': ['city'],
  'contactInfo.country': ['countryCode', 'stateId'],
  'contactInfo.state': ['countryCode', 'stateId'],
  'tradeCapabilities.averageLeadTime': ['leadTime'],
} as const satisfies Record<ColumnPath, readonly string[]>

const paths = new Set<string>([
  'certificates',
  ...sectionNames.flatMap((section) => fieldsOf(section).map(([name]) => `${section}.${name}`)),
])
export function isFieldPath(path: string): path is FieldPath {
  return paths.has(path)
}

const inSql = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `column`: as in SQL. */
export function fieldsOfColumn(column: string): string[] {
  return Object.entries(columnsOfField).flatMap(([path, names]) =>
    (names as readonly string[]).some((name) => inSql(name) === column) ? [path] : [],
  )
}

export function sectionOfColumn(column: string): SectionName | undefined {
  return sectionNames.find((section) => inSql(section) === column)
}

type StoredColumns = Readonly<Record<string, unknown>>

export function changedFields(before: StoredColumns, columns: StoredColumns): FieldPath[] {
  const changed = (name: string) => name in columns && !isDeepStrictEqual(columns[name], before[name])
  const inColumns = Object.entries(columnsOfField).flatMap(([path, names]) => (names.some(changed) ? [path] : []))
  const inSections = sectionNames.filter(changed).flatMap((section) => {
    const [former, later] = [before[section], columns[section]] as [StoredColumns, StoredColumns]
    const keys = new Set([...Object.keys(former), ...Object.keys(later)])
    return [...keys].flatMap((key) => (isDeepStrictEqual(former[key], later[key]) ? [] : [`${section}.${key}`]))
  })
  const all = [...inColumns, ...inSections]
  const isFactoryPlace = (path: string) => path === 'factory.country' || path === 'factory.state'
  return [...all, ...(all.some(isFactoryPlace) ? ['factory.country', 'factory.state'] : [])] as FieldPath[]
}

type ProvenanceRow = { sources: unknown; keptFields: string[] }

/** `source`: accepted correction, else a member. */
export function keepFields(row: ProvenanceRow, fields: readonly string[], source?: StoredSource) {
  const taken = new Set(fields)
  const sources = (row.sources as StoredSource[]).flatMap((one) => {
    if (!one.fields?.some((field) => taken.has(field))) return [one]
    const left = one.fields.filter((field) => !taken.has(field))
    return left.length > 0 ? [{ ...one, fields: left }] : []
  })
  return {
    keptFields: [...new Set([...row.keptFields, ...fields])],
    sources: JSON.stringify(source ? [...sources, source] : sources),
  }
}

type Sections = Pick<BusinessProfile, SectionName | 'certificates'>
type Pictures = { profilePhoto: unknown; coverPhoto: unknown }

export function provenanceOf(
  row: ProvenanceRow & Pictures,
  profile: Sections,
): Pick<BusinessProfile, 'sources' | 'fieldSources'> {
  const stored = row.sources as StoredSource[]
  const fieldSources: BusinessProfile['fieldSources'] = Object.fromEntries(
    row.keptFields.map((path) => [path, 'owner']),
  )
  const rest = stored.findIndex(({ fields }) => !fields)
  for (const path of rest < 0 ? [] : filledFields(row, profile)) fieldSources[path] ??= rest
  for (const [at, { fields = [] }] of stored.entries()) for (const path of fields) fieldSources[path] = at
  return {
    sources: stored.map(({ name, licence, url, readAt }) => ({ name, licence, url, readAt })),
    fieldSources,
  }
}

function filledFields(row: Pictures, profile: Sections): string[] {
  const filled = sectionNames.flatMap((section) =>
    fieldsOf(section).flatMap(([name]) => {
      const drawn = name === 'profilePhoto' || name === 'coverPhoto'
      const value = drawn ? row[name] : (profile[section] as Record<string, unknown>)[name]
      const isEmpty = value == null || value === '' || (Array.isArray(value) && value.length === 0)
      return isEmpty ? [] : [`${section}.${name}`]
    }),
  )
  return profile.certificates.length > 0 ? [...filled, 'certificates'] : filled
}
