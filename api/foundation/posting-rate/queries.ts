// SQL of the posting rate.
import { sql, type Transaction } from 'kysely'
import { lockActor } from '#api/database/locks.ts'
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

/** Locks the person: concurrent writings count each other. Accounts younger than `newDays` are new. */
export async function findLately(tx: Transaction<DB>, userID: string, hash: string, newDays: number): Promise<Lately> {
  await lockActor(tx, userID)
  const { rows } = await sql<Lately>`
    with lately as (
      select text_hash, links, uuid_time(id) as at from writings
      where user_id = ${userID} and id > uuidv7(interval '-1 hour'))
    select count(*)::int as count, max(at) as last, count(*) filter (where links > 0)::int as "withLinks",
      min(at) filter (where links > 0) as "firstWithLinks",
      count(*) filter (where text_hash = ${hash} and at > now() - interval '10 minutes')::int as same,
      min(at) filter (where text_hash = ${hash} and at > now() - interval '10 minutes') as "firstSame",
      coalesce((select registered_at > now() - make_interval(days => ${newDays}) from people_since where id = ${userID}), true) as "isNew",
      clock_timestamp() as now
    from lately`.execute(tx)
  return rows[0]!
}

export async function addWriting(tx: Transaction<DB>, userID: string, hash: string, links: number): Promise<void> {
  await sql`with old as (delete from writings where user_id = ${userID} and id < uuidv7(interval '-1 hour'))
    insert into writings (user_id, text_hash, links) values (${userID}, ${hash}, ${links})`.execute(tx)
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

/** Locks like `findLately`. */
export async function findFirstContacts(
  tx: Transaction<DB>,
  userID: string,
  hash: string,
  newDays: number,
): Promise<FirstContacts> {
  await lockActor(tx, userID)
  const { rows } = await sql<FirstContacts>`
    with lately as (
      select text_hash, uuid_time(id) as at from first_contacts
      where user_id = ${userID} and id > uuidv7(interval '-1 day'))
    select count(*)::int as count, min(at) as first, count(*) filter (where text_hash = ${hash})::int as same,
      max(at) filter (where text_hash = ${hash}) as "lastSame",
      coalesce((select registered_at > now() - make_interval(days => ${newDays}) from people_since where id = ${userID}), true) as "isNew",
      clock_timestamp() as now
    from lately`.execute(tx)
  return rows[0]!
}

export async function addFirstContact(tx: Transaction<DB>, userID: string, hash: string): Promise<void> {
  await sql`with old as (delete from first_contacts where user_id = ${userID} and id < uuidv7(interval '-1 day'))
    insert into first_contacts (user_id, text_hash) values (${userID}, ${hash})`.execute(tx)
}

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await tx.deleteFrom('writings').where('userId', '=', userID).execute()
  await tx.deleteFrom('firstContacts').where('userId', '=', userID).execute()
}
