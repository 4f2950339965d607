// SQL of notifications and their settings.
import { sql, type Kysely, type Transaction } from 'kysely'
import type pg from 'pg'
import type { NotificationKind, ResourceTypeOf, Telling } from '#contract/discovery/notifications/kinds.ts'
import type { Notification } from '#contract/discovery/notifications/notifications.ts'
import type { Actor } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'

export type NotificationRow = {
  id: string
  receiverID: string
  kind: NotificationKind
  place: string
  madeAt: Date
  readAt: Date | null
  resourceType: ResourceTypeOf<NotificationKind>
  resourceID: string
  rootType: 'post' | 'product' | null
  rootID: string | null
  businessID: string | null
  detail: Notification['detail']
  actors: Actor[]
  count: number
}

const open = `not n.withdrawn and (n.actor_id is null or not exists (
  select from block_pairs b where b.actor_id = n.receiver_id and b.other_id = n.actor_id))`
const columns = `n.id, n.receiver_id as "receiverID", n.kind, n.place, uuid_time(n.place) as "madeAt", n.read_at as "readAt",
  n.resource_type as "resourceType", n.resource_id as "resourceID", n.root_type as "rootType", n.root_id as "rootID",
  n.business_id as "businessID", n.detail, caused.actors, caused.count`
const caused = (shown: string) => `cross join lateral (
  select coalesce(json_agg(json_build_object('id', one.actor_id, 'kind', one.actor_kind) order by one.id desc)
      filter (where one.turn <= ${shown}), '[]') as actors, count(*)::int as count
  from (select actor_id, actor_kind, max(id::text) as id, row_number() over (order by max(id::text) desc) as turn
    from notification_causes where notification_id = n.id and not withdrawn and actor_id is not null group by actor_id, actor_kind) one) caused`
const lastID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

type Page = { before: string | undefined; size: number; shown: number }

export async function findNotifications(
  pool: pg.Pool,
  receiverID: string,
  { before, size, shown }: Page,
): Promise<NotificationRow[]> {
  const { rows } = await pool.query<NotificationRow>({
    name: 'notifications',
    text: `with page as (
        select * from notifications n where n.receiver_id = $1 and n.place < $2 and ${open} order by n.place desc limit $3)
      select ${columns} from page n ${caused('$4')} order by n.place desc`,
    values: [receiverID, before ?? lastID, size, shown],
  })
  return rows
}

type Thread = Pick<NotificationRow, 'receiverID' | 'resourceID'>
type Unread = { ids: readonly string[] } | { digestOf: string } | { threads: readonly Thread[] }

const isOfThreads = (
  threads: readonly Thread[],
) => sql`n.kind in ('inquiry', 'message') and (n.receiver_id, n.resource_id) in (
  select * from unnest(${threads.map(({ receiverID }) => receiverID)}::uuid[], ${threads.map(({ resourceID }) => resourceID)}::uuid[]))`

export type ThreadClaim = {
  row: Pick<NotificationRow, 'id' | 'receiverID' | 'resourceID'>
  news: boolean
  ids: string[]
}

/** Claims to send; their entries are marked as emailed. */
export async function claimThreadEmails<One extends ThreadClaim>(
  tx: Transaction<DB>,
  claims: readonly One[],
): Promise<One[]> {
  if (claims.length === 0) return []
  // NOTE: event readers lock in this order, too.
  const { rows } = await sql<Thread & { id: string; mailed: boolean }>`
    select id, receiver_id as "receiverID", resource_id as "resourceID", mailed_at is not null as mailed from notifications n
    where ${isOfThreads(claims.map(({ row }) => row))} and read_at is null order by receiver_id, group_key for update`.execute(
    tx,
  )
  const threads = Map.groupBy(rows, threadOf)
  const claimed = claims.filter(({ row, news, ids }) => {
    const entries = threads.get(threadOf(row)) ?? []
    const own = entries.find(({ id }) => id === row.id)
    if (!own || own.mailed || (!news && entries.some(({ mailed }) => mailed))) return false
    for (const entry of entries) entry.mailed ||= ids.includes(entry.id)
    return true
  })
  const mailed = claimed.flatMap(({ ids }) => ids)
  await sql`update notifications set mailed_at = now() where id = any(${mailed}::uuid[]) and read_at is null`.execute(
    tx,
  )
  return claimed
}

export const threadOf = ({ receiverID, resourceID }: Thread) => `${receiverID} ${resourceID}`

export async function findUnread(db: Kysely<DB>, where: Unread, shown: number): Promise<NotificationRow[]> {
  const chosen =
    'ids' in where
      ? sql`n.id = any(${where.ids}::uuid[])`
      : 'digestOf' in where
        ? sql`n.receiver_id = ${where.digestOf} and n.in_digest`
        : isOfThreads(where.threads)
  const most = 'digestOf' in where ? 50 : null
  const { rows } =
    await sql<NotificationRow>`select ${sql.raw(columns)} from notifications n ${sql.raw(caused(String(shown)))}
    where ${chosen} and n.read_at is null and ${sql.raw(open)} order by n.place desc limit ${most}`.execute(db)
  return rows
}

export async function countUnread(pool: pg.Pool, receiverID: string): Promise<number> {
  const { rows } = await pool.query<{ unread: number }>({
    name: 'notifications-unread',
    text: `select count(*)::int as unread from notifications n where n.receiver_id = $1 and n.read_at is null and ${open}`,
    values: [receiverID],
  })
  return rows[0]!.unread
}

/** No ids: all. Notifies other sessions. */
export async function markRead(pool: pg.Pool, receiverID: string, ids: readonly string[] | undefined): Promise<void> {
  await pool.query(
    `with marked as (
        update notifications set read_at = now() where receiver_id = $1 and read_at is null and ($2::uuid[] is null or id = any($2))
        returning id)
      insert into events (name, data) select 'notifications.changed', jsonb_build_object('receiverID', $1::uuid)
      where exists (select from marked)`,
    [receiverID, ids ?? null],
  )
}

export async function findChoices(pool: pg.Pool, userID: string): Promise<Partial<Record<NotificationKind, Telling>>> {
  const { rows } = await pool.query<{ choices: Record<string, Telling> }>(
    'select choices from notification_settings where user_id = $1',
    [userID],
  )
  return rows[0]?.choices ?? {}
}

/** Entries awaiting unwanted digests are dropped. */
export async function changeChoices(
  tx: Transaction<DB>,
  userID: string,
  choices: Partial<Record<NotificationKind, Telling>>,
): Promise<void> {
  const text = JSON.stringify(choices)
  await sql`insert into notification_settings as s (user_id, choices) values (${userID}, ${text}::jsonb)
    on conflict (user_id) do update set choices = s.choices || excluded.choices`.execute(tx)
  await sql`update notifications set in_digest = false where receiver_id = ${userID} and in_digest and read_at is null
    and coalesce(${text}::jsonb ->> kind, 'digest') <> 'digest'`.execute(tx)
}

export async function findUnsubscribeKey(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ key: string }>('select letter_key as key from notification_reading')
  return rows[0]!.key
}

export async function findDigestReceivers(tx: Transaction<DB>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct receiver_id as id from notifications where in_digest and read_at is null`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function endDigest(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.updateTable('notifications').set({ inDigest: false }).where('id', 'in', ids).execute()
}

export async function removeNotifications(tx: Transaction<DB>, userID: string): Promise<void> {
  await tx.deleteFrom('notifications').where('receiverId', '=', userID).execute()
  await tx.deleteFrom('notificationSettings').where('userId', '=', userID).execute()
}

/** Duplicates are dropped. */
export async function renameGroups(tx: Transaction<DB>, from: string, into: string): Promise<void> {
  // Each has an index.
  const named = sql`(n.receiver_id = ${from} or n.actor_id = ${from} or n.resource_id = ${from} or n.root_id = ${from})
    and n.group_key like '%' || ${from} || '%'`
  await sql`delete from notifications n where n.read_at is null and ${named} and exists (
    select from notifications k where k.read_at is null and k.receiver_id = n.receiver_id
      and k.group_key = replace(n.group_key, ${from}, ${into}))`.execute(tx)
  await sql`update notifications n set group_key = replace(group_key, ${from}, ${into}) where ${named}`.execute(tx)
}

export async function putInDigest(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await sql`update notifications n set in_digest = true from (
      select id from notifications where id = any(${ids}::uuid[]) and read_at is null
      order by receiver_id, group_key for update) l where n.id = l.id`.execute(tx)
}
