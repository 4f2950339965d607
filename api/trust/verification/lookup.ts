// Verification for neighbors.
import type { Kysely, Transaction } from 'kysely'
import type { PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import { countJudged, findOfPerson, giveBackAll } from './queries.ts'

export { internet, internetThrough } from './domain-proof.ts'
export { registrationsAt } from './registration.ts'
export {
  acceptEvidence,
  addEvidence,
  changeEvidence,
  companiesWith,
  endEvidence,
  evidenceOf,
  type EvidenceRow,
  lookForProof,
  refuseEvidence,
  type Sharing,
  sharedNumbersOf,
} from './evidence.ts'

export const countWaitingClaims = ({ db }: { db: Kysely<DB> }) => countJudged(db)

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const claims = await findOfPerson(db, userID)
  if (claims.length === 0) return {}
  return {
    verificationClaims: claims.map(({ kind, subject, detail, note, state, createdAt, businessId }) => ({
      kind,
      subject,
      detail,
      note,
      state,
      createdAt,
      businessID: businessId,
    })),
  }
}

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await giveBackAll(tx, userID)
}

export const personColumns: PersonColumns = {
  'verification_claims.created_by': { merge: 'moves' },
  'verification_claims.verifier_id': { merge: 'stays' },
  'verification_claims.approved_by': { merge: 'stays' },
  'verification_claims.decided_by': { merge: 'stays' },
  'verification_entries.author_id': { merge: 'moves' },
}
