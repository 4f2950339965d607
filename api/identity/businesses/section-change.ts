// Sections as sent → columns, without pictures.
import type { Updateable } from 'kysely'
import type { BusinessChange } from '#contract/identity/businesses/fields.ts'
import { type SectionField, type SectionName, sectionNames } from '#contract/identity/businesses/sections.ts'
import { slugOf } from '#kit/slug.ts'
import type { Businesses } from '#api/database/tables.ts'
import * as lists from '#api/foundation/reference/lookup.ts'
import type { EditRow } from './editing-queries.ts'
import type { FieldErrors } from './references.ts'
import { type ColumnField, storedFieldsOf } from './sections.ts'

type Columns = Updateable<Businesses>
type StoredSection = Record<string, unknown>
type SectionInput<N extends SectionName> = NonNullable<BusinessChange[N]>
type Input<N extends SectionName> = { row: EditRow; sent: SectionInput<N>; errors: FieldErrors }

/** Undefined keeps a field, null or empty removes it. */
function merged(stored: unknown, changes: StoredSection): StoredSection {
  const all = {
    ...(stored as StoredSection),
    ...Object.fromEntries(Object.entries(changes).filter(([, v]) => v !== undefined)),
  }
  const isKept = ([, value]: [string, unknown]) =>
    value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(all).filter(isKept))
}

export function columnsOf(
  row: EditRow,
  body: BusinessChange,
  errors: FieldErrors,
): Partial<Record<SectionName, Columns>> {
  const made: Partial<Record<SectionName, Columns>> = {}
  for (const name of sectionNames) {
    if (body[name]) made[name] = sectionColumns(name, { row, sent: body[name], errors })
  }
  return made
}

function sectionColumns(name: SectionName, { row, sent, errors }: Input<SectionName>): Columns {
  const columns: Columns = {}
  for (const [field, toColumns] of Object.entries(columnMakers[name]) as [string, Maker][]) {
    const value = (sent as StoredSection)[field]
    if (value !== undefined) Object.assign(columns, toColumns(value, { row, sent, errors }))
  }
  const former = row[name] as StoredSection
  const country = ((sent as StoredSection)['country'] ?? row.countryCode) as string
  const changes = Object.fromEntries(
    storedFieldsOf(name).map(([field, kind]) => [
      field,
      storedValue(kind, { path: `${name}.${field}`, field, sent, former, errors, country }),
    ]),
  )
  return { ...columns, [name]: merged(former, changes) }
}

type Maker = (value: unknown, input: Input<SectionName>) => Columns
type Pictures = 'profilePhoto' | 'coverPhoto'
type Makers<N extends SectionName> = {
  [F in Exclude<ColumnField<N>, Pictures>]: (
    value: Exclude<SectionInput<N>[F & keyof SectionInput<N>], undefined>,
    input: Input<N>,
  ) => Columns
}

const columnMakers: { [N in SectionName]: Makers<N> } = {
  general: {
    companyName: (name) => ({ companyName: name, slug: slugOf(name) }),
    shortDescription: (text) => ({ shortDescription: text }),
    generalDescription: (text) => ({ generalDescription: text ?? '' }),
    businessType: (code) => ({ businessType: code }),
    industry(id, { errors }) {
      errors.industry('general.industry', id)
      return { industryId: id }
    },
    categories: (pairs, { row, errors }) => ({
      categoryIds: errors.categories('general.categories', pairs, row.categoryIds),
    }),
    yearStablished: (year) => ({ yearEstablished: year }),
    totalAnnualRevenue: (range) => ({ revenueMin: range?.min ?? null, revenueMax: range?.max ?? null }),
    totalEmployees: (range) => ({ employeesMin: range?.min ?? null, employeesMax: range?.max ?? null }),
  },
  contactInfo: {
    city: (city) => ({ city: city || null }),
    country(code, { row, sent, errors }) {
      errors.country('contactInfo.country', code)
      return { countryCode: code, stateId: errors.state('contactInfo.state', sent.state, row.stateId, code) }
    },
    state: (id, { row, sent, errors }) => ({
      stateId: errors.state('contactInfo.state', id, row.stateId, sent.country ?? row.countryCode),
    }),
  },
  factory: {},
  tradeCapabilities: { averageLeadTime: (days) => ({ leadTime: days }) },
  businessTerms: {},
}

type FieldInput = {
  path: string
  field: string
  sent: StoredSection
  former: StoredSection
  errors: FieldErrors
  country: string
}

function storedValue(kind: SectionField, { path, field, sent, former, errors, country: own }: FieldInput): unknown {
  const value = sent[field]
  switch (kind.kind) {
    case 'many':
      errors.codes(
        path,
        lists.termLists[kind.list],
        value as string[] | undefined,
        former[field] as string[] | undefined,
      )
      return value
    case 'phone':
      return errors.phone(path, value as Parameters<FieldErrors['phone']>[1], own)
    case 'country':
      errors.country(path, value as string | null | undefined)
      return value
    case 'state': {
      const country = sent['country'] === undefined ? former['country'] : sent['country']
      const stateID = (former[field] ?? null) as string | null
      return errors.state(path, value as string | null | undefined, stateID, (country ?? null) as string | null)
    }
    case 'capacity':
      return capacityOf(path, value as Capacity, (former[field] ?? {}) as Units, errors)
    case 'video':
      return undefined
    default:
      return value
  }
}

type Capacity = SectionInput<'general'>['productionCapacity']
type Units = { unit?: string; period?: string }

function capacityOf(
  path: string,
  sent: Capacity,
  former: Units,
  errors: FieldErrors,
): StoredSection | null | undefined {
  if (!sent) return sent
  const { min = null, max = null } = sent
  if (min === null && max === null) return null
  const { unit = former.unit, period = former.period } = sent
  const check = (name: 'unit' | 'period', terms: readonly lists.Term[], code: string | undefined) => {
    const own = former[name]
    if (code) errors.codes(`${path}.${name}`, terms, [code], own ? [own] : [])
    else errors.add(`${path}.${name}`, 'is missing')
  }
  check('unit', lists.capacityUnits, unit)
  check('period', lists.capacityPeriods, period)
  return { min, max, unit, period }
}
