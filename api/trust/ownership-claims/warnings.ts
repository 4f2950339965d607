// Companies with the same domain or number.
import type { Kysely } from 'kysely'
import type { SharedNumber } from '#contract/trust/ownership-claims/ownership-claims.ts'
import type { DB } from '#api/database/tables.ts'
import { companiesWith, sharedNumbersOf } from '#api/trust/verification/lookup.ts'
import { findListings, findOfDomain } from './queries.ts'
import { ownDomain } from '#api/identity/businesses/lookup.ts'

const most = 10

export async function warningsOf(db: Kysely<DB>, businessID: string): Promise<SharedNumber[]> {
  const [listing] = await findListings(db, [businessID])
  const { domain, host, shared } = ownDomain(listing?.contactInfo.website)
  const [listed, proven, numbers] = await Promise.all([
    shared ? [] : findOfDomain(db, host, businessID, most),
    domain && !shared ? companiesWith(db, 'domain', domain, businessID) : [],
    sharedNumbersOf(db, businessID),
  ])
  const found = [
    ...listed.map((one) => ({ kind: 'domain' as const, subject: domain, ...one })),
    ...[...proven, ...numbers].map(({ kind, subject, businessID: id, companyName }) => ({
      kind: kind as SharedNumber['kind'],
      subject,
      businessID: id,
      companyName,
    })),
  ]
  return [...new Map(found.map((one) => [`${one.kind} ${one.businessID}`, one])).values()].slice(0, most)
}
