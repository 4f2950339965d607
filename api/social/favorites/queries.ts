// SQL of favorites and lists.
import { sql, type Transaction } from 'kysely'
import type pg from 'pg'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'

const targets = { business: 'visible_businesses', product: 'visible_products' }
export type Kind = keyof typeof targets
type FavoriteRow = { resourceID: string; note: string; listID: string | null; savedAt: Date }
/** Undefined: unchanged; null: removed from its list. */
export type FavoriteDetails = { listID: string | null | undefined; note: string | undefined }

export async function findFavorites(
  pool: pg.Pool,
  userID: string,
  kind: Kind,
  list: string | undefined,
  { skip, size }: { skip: number; size: number },
): Promise<{ rows: FavoriteRow[]; total: number }> {
  const values = [userID, kind, list ?? '']
  const where = `user_id = $1 and resource_type = $2
    and ($3 = '' or ($3 = 'none' and list_id is null) or list_id = case when $3 in ('', 'none') then null else $3::uuid end)`
  const [page, count] = await Promise.all([
    pool.query<FavoriteRow>({
      name: 'favorites',
      text: `select resource_id as "resourceID", note, list_id as "listID", uuid_time(id) as "savedAt"
        from favorites where ${where} order by id desc limit $4 offset $5`,
      values: [...values, size, skip],
    }),
    pool.query<{ total: number }>({
      name: 'favorites-count',
      text: `select count(*)::int as total from favorites where ${where}`,
      values,
    }),
  ])
  return { rows: page.rows, total: count.rows[0]!.total }
}

export async function findSaved(pool: pg.Pool, userID: string, kind: Kind, ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'saved',
    text: `select resource_id as id from favorites where user_id = $1 and resource_type = $2 and resource_id = any($3::uuid[])`,
    values: [userID, kind, ids],
  })
  return rows.map((row) => row.id)
}

export async function addFavorite(
  tx: Transaction<DB>,
  userID: string,
  kind: Kind,
  resourceID: string,
  { listID, note }: FavoriteDetails,
  most: number,
): Promise<{ there: boolean; room: boolean }> {
  await lockActor(tx, userID)
  const { rows } = await sql<{ there: boolean; room: boolean }>`
    with target as (select t.id from ${sql.raw(targets[kind])} t where t.id = ${resourceID}::uuid),
      room as (select count(*) < ${most} as left from favorites where user_id = ${userID}),
      added as (
        insert into favorites as f (user_id, resource_type, resource_id, list_id, note)
        select ${userID}, ${kind}, target.id, ${listID ?? null}::uuid, coalesce(${note ?? null}, '')
        from target, room where room.left
        on conflict (user_id, resource_type, resource_id) do update
          set list_id = case when ${listID !== undefined} then excluded.list_id else f.list_id end,
            note = coalesce(${note ?? null}, f.note))
      select exists (select from target) as there, (select "left" from room) as room`.execute(tx)
  return rows[0]!
}

export async function changeFavorite(
  pool: pg.Pool,
  userID: string,
  kind: Kind,
  resourceID: string,
  { listID, note }: FavoriteDetails,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update favorites set list_id = case when $6 then $4::uuid else list_id end, note = coalesce($5, note)
      where user_id = $1 and resource_type = $2 and resource_id = $3`,
    [userID, kind, resourceID, listID ?? null, note ?? null, listID !== undefined],
  )
  return rowCount === 1
}

export async function removeFavorite(pool: pg.Pool, userID: string, kind: Kind, resourceID: string): Promise<void> {
  await pool.query('delete from favorites where user_id = $1 and resource_type = $2 and resource_id = $3', [
    userID,
    kind,
    resourceID,
  ])
}

type ListRow = { id: string; name: string; count: number }

export async function findLists(pool: pg.Pool, userID: string, id?: string): Promise<ListRow[]> {
  const { rows } = await pool.query<ListRow>(
    `select l.id, l.name, (select count(*)::int from favorites f where f.list_id = l.id) as count
      from favorite_lists l where l.user_id = $1 and ($2::uuid is null or l.id = $2) order by lower(l.name)`,
    [userID, id ?? null],
  )
  return rows
}

/** Created if missing; undefined at the limit. */
export async function addList(
  tx: Transaction<DB>,
  userID: string,
  name: string,
  most: number,
): Promise<string | undefined> {
  await lockActor(tx, userID)
  const { rows } = await sql<{ id: string }>`
    with own as (select id, name from favorite_lists where user_id = ${userID}),
      there as (select id from own where lower(name) = lower(${name})),
      added as (
        insert into favorite_lists (user_id, name) select ${userID}, ${name}
        where not exists (select from there) and (select count(*) from own) < ${most} returning id)
    select id from there union all select id from added`.execute(tx)
  return rows[0]?.id
}

export async function renameList(pool: pg.Pool, userID: string, id: string, name: string): Promise<boolean | 'taken'> {
  const text = 'update favorite_lists set name = $3 where id = $2 and user_id = $1'
  try {
    return (await pool.query(text, [userID, id, name])).rowCount === 1
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return 'taken'
    throw error
  }
}

export async function removeList(pool: pg.Pool, userID: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from favorite_lists where id = $2 and user_id = $1', [userID, id])
  return rowCount === 1
}
