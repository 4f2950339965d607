// Personal data of sanctions.
import type { Kysely, Transaction } from 'kysely'
import type { Merge, PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import { endWeaker, findAbout, forgetAbout } from './queries.ts'

/** Excludes the staff's reason. */
export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const decisions = await findAbout(db, userID).execute()
  return decisions.length > 0 ? { decisions } : {}
}

/** Decisions stay for counting, without names, texts and undecided appeals. */
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

/** Equal decisions in force: the one that ends first ends now. */
export async function mergePerson(tx: Transaction<DB>, { from, into }: Merge): Promise<void> {
  await endWeaker(tx, from, into)
}
