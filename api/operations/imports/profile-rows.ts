// Profile sections in files.
import * as z from 'zod'
import { certificatesMost } from '#contract/foundation/constants.ts'
import { firstDayFirst, isInDayOrder } from '#contract/identity/businesses/fields.ts'
import {
  certificateFields,
  type FieldName,
  fieldsOf,
  type SectionName,
  type sections,
} from '#contract/identity/businesses/sections.ts'
import { type Importable, imported, type ValueOf } from './field-values.ts'
import { stateIDOf } from './places.ts'
import { Written, cleanLine, optional } from './values.ts'

/** Fields that a row states beside its profile. */
const rowFields = {
  general: [
    'companyName',
    'shortDescription',
    'generalDescription',
    'businessType',
    'industry',
    'categories',
    'yearStablished',
    'totalEmployees',
    'profilePhoto',
    'coverPhoto',
  ],
  contactInfo: ['country', 'state'],
  factory: [],
  tradeCapabilities: [],
  businessTerms: [],
} as const satisfies { [S in SectionName]: readonly FieldName<S>[] }
type ProfileField<S extends SectionName> = Exclude<FieldName<S>, (typeof rowFields)[S][number]>

type Sections = typeof sections
type Values<F extends Readonly<Record<string, { written: z.ZodType }>>, N extends keyof F> = {
  [K in N]?: ValueOf<F[K]> | undefined
}

function sectionOf<S extends SectionName>(section: S) {
  const left: readonly string[] = rowFields[section]
  const fields = fieldsOf(section).filter(([name]) => !left.includes(name)) as [string, Importable][]
  const Section = z
    .object(Object.fromEntries(fields.map(([name, field]) => [name, imported(field)])))
    .transform(withState)
  return optional(Section as unknown as z.ZodType<Values<Sections[S], ProfileField<S>>>)
}

function withState(values: Record<string, unknown>): Record<string, unknown> {
  const { state, ...rest } = values as { state?: string; country?: string }
  const stateID = state && rest.country && stateIDOf(rest.country, state)
  return { ...rest, ...(stateID && { state: stateID }) }
}

const { name, issueDate, expireDate, issuer, scope } = certificateFields
const Certificate = z
  .object({
    name: Written.transform(cleanLine).pipe(name.written),
    issueDate: imported(issueDate),
    expireDate: imported(expireDate),
    issuer: imported(issuer),
    scope: imported(scope),
  })
  .refine(isInDayOrder, firstDayFirst)

export const Profile = z.object({
  general: sectionOf('general'),
  contactInfo: sectionOf('contactInfo'),
  factory: sectionOf('factory'),
  tradeCapabilities: sectionOf('tradeCapabilities'),
  businessTerms: sectionOf('businessTerms'),
  certificates: optional(z.array(Certificate).max(certificatesMost)),
})
