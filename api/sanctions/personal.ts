// Decisions about a person: what their export holds, and what is left of them when they leave.
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import { findAbout, forgetAbout } from './queries.ts'

/** What the letters said, and the appeals. The reason is the staff's note, which the letter leaves out too. */
export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const decisions = await findAbout(db, userID).execute()
  return decisions.length > 0 ? { decisions } : {}
}

/** The decisions stay, to be counted; names and words of the person go, and with them an appeal that nobody has decided. */
export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await forgetAbout(tx, userID)
}
