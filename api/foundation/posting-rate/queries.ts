// SQL of the posting rate.
import { sql, type Transaction } from 'kysely'
import { prepared } from '#kit/postgres/prepared.ts'
import type { DB } from '#api/database/tables.ts'

export type Lately = {
  /** Within the hour. */
  count: number
  withLinks: number
  firstWithLinks: Date | null
  last: Date | null
  /** Same text within ten minutes. */
  same: number
  firstSame: Date | null
  isNew: boolean
  now: Date
}

/** Refusals roll it back. Younger than `newDays`: new. */
export async function noteWriting(
  tx: Transaction<DB>,
  { userID, hash, links }: { userID: string; hash: string; links: number },
  newDays: number,
): Promise<Lately> {
  const { rows } = await prepared(
    'note-writing',
    sql<Lately>`select total as count, with_links as "withLinks", first_with_links as "firstWithLinks", latest as last, equal as same,
        first_equal as "firstSame", is_new as "isNew", asked_at as now
      from note_writing(${userID}, ${hash}, ${links}, ${newDays})`,
  ).execute(tx)
  return rows[0]!
}

export type FirstContacts = {
  /** Within a day. */
  count: number
  first: Date | null
  same: number
  lastSame: Date | null
  isNew: boolean
  now: Date
}

export async function noteFirstContact(
  tx: Transaction<DB>,
  { userID, hash }: { userID: string; hash: string },
  newDays: number,
): Promise<FirstContacts> {
  const { rows } = await prepared(
    'note-first-contact',
    sql<FirstContacts>`select total as count, earliest as first, equal as same, latest_equal as "lastSame", is_new as "isNew", asked_at as now
      from note_first_contact(${userID}, ${hash}, ${newDays})`,
  ).execute(tx)
  return rows[0]!
}

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await tx.deleteFrom('writings').where('userId', '=', userID).execute()
  await tx.deleteFrom('firstContacts').where('userId', '=', userID).execute()
}
