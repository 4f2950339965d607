// Ownership claims for neighbors.
import type { Kysely, Transaction } from 'kysely'
import type { Merge, PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import { countWaiting, endOfPerson, findOfPerson, mergeClaims } from './queries.ts'

export { spoken } from './mailing.ts'
export { mailboxAt } from './own-domain.ts'
export { doesMailboxCount, endClaimsOf } from './removed.ts'

export const countWaitingClaims = ({ db }: { db: Kysely<DB> }) => countWaiting(db)

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const claims = await findOfPerson(db, userID)
  if (claims.length === 0) return {}
  return {
    ownershipClaims: claims.map(
      ({ businessId, state, name, position, role, createdAt, provenAt, appeal, decisions }) => ({
        businessID: businessId,
        state,
        name,
        position,
        role,
        createdAt,
        provenAt,
        appeal,
        decisions: decisions.map(({ outcome, reason, at }) => ({ outcome, reason, at })),
      }),
    ),
  }
}

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await endOfPerson(tx, userID)
}

export async function mergePerson(tx: Transaction<DB>, merge: Merge): Promise<void> {
  await mergeClaims(tx, merge)
}

export const personColumns: PersonColumns = {
  'ownership_claims.claimant_id': { merge: 'moves' },
}
