// Decisions about a person: what their export holds, and what is left of them when they leave.
import type { Kysely, Transaction } from 'kysely'
import type { Merge, PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import { endWeaker, findAbout, forgetAbout } from './queries.ts'

/** Statements of the emails, and the appeals. The staff's reason is left out, as in the emails. */
export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const decisions = await findAbout(db, userID).execute()
  return decisions.length > 0 ? { decisions } : {}
}

/** The decisions stay, to be counted; names and words of the person go, and with them an appeal that nobody has decided. */
export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await forgetAbout(tx, userID)
}

export const personColumns: PersonColumns = {
  'sanctions.subject_id': { merge: 'moves', kind: 'sanctions' },
  'sanctions.object_id': { merge: 'moves' },
  'sanctions.decided_by': { merge: 'stays' },
  'sanctions.ended_by': { merge: 'stays' },
  'sanctions.appeal_decided_by': { merge: 'stays' },
}

/** The same decision in force about both: the one that ends first ends now. */
export async function mergePerson(tx: Transaction<DB>, { from, into }: Merge): Promise<void> {
  await endWeaker(tx, from, into)
}
