// SQL of saved searches.
import { sql, type Kysely, type Transaction } from 'kysely'
import type pg from 'pg'
import type { SearchPace } from '#contract/discovery/watches/kinds.ts'
import type { SavedQuestion } from '#contract/discovery/watches/saved-searches.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { DB } from '#api/database/tables.ts'
import { lockActor } from '#api/database/locks.ts'
import { knownMost } from './rules.ts'

export type SavedRow = {
  id: string
  name: string
  question: SavedQuestion
  locale: Locale
  portal: string | null
  pace: SearchPace
  savedAt: Date
  pausedAt: Date | null
  categoryID: string | null
}

const columns = `id, name, question, locale, portal, pace, uuid_time(id) as "savedAt", paused_at as "pausedAt",
  category_id as "categoryID"`

/** Own searches, without watched categories. */
export async function findSearches(pool: pg.Pool, userID: string, id?: string): Promise<SavedRow[]> {
  const { rows } = await pool.query<SavedRow>({
    name: 'saved-searches',
    text: `select ${columns} from saved_searches
      where user_id = $1 and category_id is null and ($2::uuid is null or id = $2) order by id desc`,
    values: [userID, id ?? null],
  })
  return rows
}

type NewSearch = Pick<SavedRow, 'name' | 'question' | 'locale' | 'portal' | 'pace'> & {
  key: string
  categoryID?: string
}

/** Undefined beyond the limit. `isKnown`: its hits were noted before. */
export async function addSearch(
  tx: Transaction<DB>,
  userID: string,
  { name, question, locale, portal, pace, key, categoryID }: NewSearch,
  most: number,
): Promise<{ id: string; isKnown: boolean } | undefined> {
  await lockActor(tx, userID)
  const { rows } = await sql<{ id: string; isKnown: boolean }>`
    insert into saved_searches as s (user_id, name, resource_type, category_id, question, question_key, locale, portal, pace)
    select ${userID}, ${name}, ${question.resourceType}, ${categoryID ?? null}::uuid, ${JSON.stringify(question)}::jsonb, ${key}, ${locale},
      ${portal}, ${pace}
    where exists (select from saved_searches where user_id = ${userID} and question_key = ${key})
      or (select count(*) from saved_searches where user_id = ${userID}
        and (category_id is null) = ${categoryID === undefined}::boolean) < ${most}::int
    on conflict (user_id, question_key) do update
      set portal = excluded.portal, paused_at = null, asked_at = null, opened_at = now()
    returning id, known is not null as "isKnown"`.execute(tx)
  return rows[0]
}

/** Known hits are not replaced. */
export async function setKnown(db: Kysely<DB>, id: string, ids: readonly string[], total: number): Promise<void> {
  await sql`update saved_searches set known = ${ids}::uuid[], wide = ${total > knownMost}::boolean
    where id = ${id} and known is null`.execute(db)
}

export async function changeSearch(
  pool: pg.Pool,
  userID: string,
  id: string,
  { name, pace }: { name?: string | undefined; pace?: SearchPace | undefined },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update saved_searches set name = coalesce($3, name), pace = coalesce($4, pace),
        paused_at = case when $4::text is null then paused_at end, asked_at = case when $4::text is null then asked_at end,
        opened_at = now()
      where user_id = $1 and id = $2 and category_id is null`,
    [userID, id, name ?? null, pace ?? null],
  )
  return rowCount === 1
}

/** Opens its news too. */
export async function openSearch(pool: pg.Pool, userID: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with seen as (
        update watch_news set opened_at = now() where user_id = $1 and opened_at is null and $2::uuid = any(searches))
      update saved_searches set opened_at = now(), asked_at = null where user_id = $1 and id = $2 and category_id is null`,
    [userID, id],
  )
  return rowCount === 1
}

type Removal = { id: string } | { categoryIDs: string[] }

export async function removeSearch(tx: Transaction<DB>, userID: string, which: Removal): Promise<void> {
  const chosen =
    'id' in which ? sql`id = ${which.id} and category_id is null` : sql`category_id = any(${which.categoryIDs}::uuid[])`
  const { rows } = await sql<{ id: string }>`
    delete from saved_searches where user_id = ${userID} and ${chosen} returning id`.execute(tx)
  for (const { id } of rows) {
    await sql`delete from watch_news where user_id = ${userID} and searches = array[${id}::uuid]`.execute(tx)
    await sql`update watch_news set searches = array_remove(searches, ${id}::uuid)
      where user_id = ${userID} and ${id}::uuid = any(searches)`.execute(tx)
  }
}

export type WatchedCategory = { id: string; categoryID: string; watchedAt: Date }

export async function findCategories(pool: pg.Pool, userID: string, categoryID?: string): Promise<WatchedCategory[]> {
  const { rows } = await pool.query<WatchedCategory>({
    name: 'watched-categories',
    text: `select id, category_id as "categoryID", uuid_time(id) as "watchedAt" from saved_searches
      where user_id = $1 and category_id is not null and ($2::uuid is null or category_id = $2) order by id desc`,
    values: [userID, categoryID ?? null],
  })
  return rows
}
