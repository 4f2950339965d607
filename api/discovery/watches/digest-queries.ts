// SQL of digests.
import { sql, type Kysely, type Transaction } from 'kysely'
import type pg from 'pg'
import type { DB } from '#api/database/tables.ts'
import { askedDays, digestHour, newsKeptDays, unopenedMonths } from './rules.ts'

/** SQL: end of the last whole day or week. */
const end = (unit: 'day' | 'week') =>
  sql`(date_trunc(${sql.lit(unit)}, now() at time zone 'UTC' - ${sql.lit(`${digestHour} hours`)}::interval)
    + ${sql.lit(`${digestHour} hours`)}::interval) at time zone 'UTC'`
const today = sql`(now() at time zone 'UTC')::date`

/** SQL: news `n` is due by the search's pace, or the person's for watches. */
const isDue = sql`n.opened_at is null and n.mailed_at is null and (
  exists (select from saved_searches s where s.user_id = n.user_id and s.id = any(n.searches) and s.category_id is null
    and s.paused_at is null and ((s.pace = 'daily' and n.at < ${end('day')}) or (s.pace = 'weekly' and n.at < ${end('week')})))
  or ((n.searches = '{}' or exists (
      select from saved_searches s where s.id = any(n.searches) and s.user_id = n.user_id and s.category_id is not null))
    and n.at < (select case coalesce(min(w.pace), 'daily') when 'daily' then ${end('day')} when 'weekly' then ${end('week')} end
      from watch_settings w where w.user_id = n.user_id)))`

/** People with something due and no email today. */
export async function findReceivers(tx: Transaction<DB>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct n.user_id as id from watch_news n where n.opened_at is null and n.mailed_at is null and ${isDue}
      and not exists (select from watch_settings w where w.user_id = n.user_id and w.mailed_on = ${today})
    union
    select s.user_id from saved_searches s where ${isUnopened} and s.asked_at is null
      and not exists (select from watch_settings w where w.user_id = s.user_id and w.mailed_on = ${today})`.execute(tx)
  return rows.map(({ id }) => id)
}

/** SQL: search `s` was unopened for months. */
const isUnopened = sql`s.category_id is null and s.paused_at is null and s.pace in ('daily', 'weekly')
  and s.opened_at < now() - ${sql.lit(`${unopenedMonths} months`)}::interval`

export async function findDue(db: Kysely<DB>, userID: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select n.id from watch_news n where n.user_id = ${userID} and ${isDue}
    order by n.searches = '{}' desc, n.at desc, n.id desc limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

export type UnopenedSearch = { id: string; name: string }

export async function findUnopened(db: Kysely<DB>, userID: string): Promise<UnopenedSearch[]> {
  const { rows } = await sql<UnopenedSearch>`
    select s.id, s.name from saved_searches s where s.user_id = ${userID} and ${isUnopened} and s.asked_at is null order by s.id`.execute(
    db,
  )
  return rows
}

type Sending = { userID: string; ids: readonly string[]; asked: readonly string[] }

/**
 * False if today's email was sent meanwhile; the settings row serializes senders. News changed since the reading wait
 * until the next day ends.
 */
export async function claimDigest(tx: Transaction<DB>, { userID, ids, asked }: Sending): Promise<boolean> {
  const { rows } = await sql`
    insert into watch_settings as w (user_id, mailed_on) values (${userID}, ${today})
    on conflict (user_id) do update set mailed_on = excluded.mailed_on where w.mailed_on is distinct from excluded.mailed_on
    returning user_id`.execute(tx)
  if (rows.length === 0) return false
  await sql`update watch_news set mailed_at = now()
    where user_id = ${userID} and id = any(${ids}::uuid[]) and at < ${end('day')}`.execute(tx)
  await sql`update saved_searches set asked_at = now() where user_id = ${userID} and id = any(${asked}::uuid[])`.execute(
    tx,
  )
  return true
}

export async function pauseUnopened(tx: Transaction<DB>): Promise<void> {
  await sql`update saved_searches set paused_at = now()
    where paused_at is null and asked_at < now() - ${sql.lit(`${askedDays} days`)}::interval and opened_at < asked_at`.execute(
    tx,
  )
}

export async function removeOldNews(tx: Transaction<DB>): Promise<void> {
  await sql`delete from watch_news where at < now() - ${sql.lit(`${newsKeptDays} days`)}::interval`.execute(tx)
}

export async function findSigningKey(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ key: string }>('select letter_key as key from watch_reading')
  return rows[0]!.key
}

/** One search's, or all. */
export async function endEmails(db: Kysely<DB>, userID: string, search: string | undefined): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`update saved_searches set pace = 'app' where user_id = ${userID} and pace in ('daily', 'weekly')
      and (${search ?? null}::uuid is null or id = ${search ?? null}::uuid)`.execute(tx)
    if (search === undefined)
      await sql`insert into watch_settings (user_id, pace) values (${userID}, 'app')
        on conflict (user_id) do update set pace = excluded.pace`.execute(tx)
  })
}
