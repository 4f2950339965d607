// People line → row or reason for rejection.
import * as z from 'zod'
import { derivedId } from '#kit/ids.ts'
import { slugOf } from '#kit/slug.ts'
import { jobPositionByID } from '#api/foundation/reference/lookup.ts'
import { hashOf } from './business-rows.ts'
import type { Owner } from './queries.ts'
import { countryCodeOf, stateIDOf } from './places.ts'
import { line, optional, optionalInstant, optionalLine, optionalProse, optionalTruth } from './values.ts'

export const PersonRow = z.object({
  id: line(200),
  firstName: line(100),
  lastName: line(100),
  username: optionalLine(60),
  business: optionalLine(200),
  companyName: optionalLine(200),
  countryCode: optionalLine(2),
  stateID: optionalLine(20),
  city: optionalLine(100),
  jobPositionID: optional(
    z
      .string()
      .refine((id) => jobPositionByID(id) !== undefined, { error: ({ input }) => `unknown position ${String(input)}` }),
  ),
  briefPresentation: optionalProse(2000),
  profilePhoto: optional(z.object({ url: z.string().max(2000) })),
  sample: optionalTruth,
  registeredAt: optionalInstant,
})
export type PersonRow = z.output<typeof PersonRow>

export function personRecord(row: PersonRow, business: Owner | undefined, sample: boolean) {
  const country_code = row.countryCode === undefined ? undefined : countryCodeOf(row.countryCode)
  if (row.countryCode !== undefined && !country_code) throw new Error(`countryCode: unknown country ${row.countryCode}`)
  const id = derivedId(`person:${row.id}`, row.registeredAt ? Date.parse(row.registeredAt) : undefined)
  const record = {
    id,
    source_id: row.id,
    sample: row.sample ?? sample,
    username: row.username ?? `${slugOf(`${row.firstName} ${row.lastName}`, 40)}-${id.slice(-6)}`,
    first_name: row.firstName,
    last_name: row.lastName,
    country_code: country_code ?? null,
    state_id: (country_code && row.stateID && stateIDOf(country_code, row.stateID)) || null,
    city: row.city ?? null,
    job_position_id: row.jobPositionID ?? null,
    company_name: row.companyName ?? business?.name ?? null,
    brief_presentation: row.briefPresentation ?? '',
    profile_photo: row.profilePhoto ?? null,
    registered_at: row.registeredAt ?? null,
  }
  return {
    ...record,
    business_id: business?.id ?? null,
    source_hash: hashOf({ ...record, business: business?.sourceID }),
  }
}
