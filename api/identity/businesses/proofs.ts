// Fields that prove a claim: locked while one is open.
import { isDeepStrictEqual } from 'node:util'
import type { Transaction, Updateable } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import type { Businesses, DB } from '#api/database/tables.ts'
import { type EditRow, hasOpenClaim } from './editing-queries.ts'

const contacts = ['website', 'email', 'phone', 'mobilePhone', 'legalAddressEnglish', 'zipcode'] as const
const columns = {
  companyName: 'general.companyName',
  city: 'contactInfo.city',
  countryCode: 'contactInfo.country',
} as const

/** An editor's own correction would else make the proofs of the next claim. */
export async function mustKeepProofs(
  tx: Transaction<DB>,
  row: EditRow,
  changes: Updateable<Businesses>,
): Promise<void> {
  const [before, after] = [row.contactInfo, changes.contactInfo ?? row.contactInfo].map(
    (one) => one as Record<string, unknown>,
  )
  const changed = [
    ...contacts.flatMap((name) => (isDeepStrictEqual(before![name], after![name]) ? [] : [`contactInfo.${name}`])),
    ...Object.entries(columns).flatMap(([name, path]) => {
      const value = changes[name as keyof typeof columns]
      return value === undefined || value === row[name as keyof typeof columns] ? [] : [path]
    }),
  ]
  if (changed.length === 0 || !(await hasOpenClaim(tx, row.id))) return
  const fields = Object.fromEntries(changed.map((path) => [path, 'is locked while a claim is open']))
  throw new Refusal('Conflict', 'A claim of this business is open', { fields })
}
