// SQL of connections.
import { sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Actor } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'

const columns = `x.id, x.asker_id as "askerID", x.asker_kind as "askerKind", x.asked_id as "askedID", x.asked_kind as "askedKind",
  x.asked_at as "askedAt", x.connected_at as "connectedAt"`
export type ConnectionRow = {
  id: string
  askerID: string
  askerKind: Actor['kind']
  askedID: string
  askedKind: Actor['kind']
  askedAt: Date
  connectedAt: Date | null
}
const lastID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

function emittedConnections(name: 'asked' | 'accepted' | 'ended', from: string): string {
  return `insert into events (name, data) select 'connections.${name}', jsonb_build_object('id', id, 'askerKind', asker_kind,
    'askerID', asker_id, 'askedKind', asked_kind, 'askedID', asked_id) from ${from}`
}

export async function findBetween(pool: pg.Pool, one: string, other: string): Promise<ConnectionRow | undefined> {
  const { rows } = await pool.query<ConnectionRow>({
    name: 'connection-between',
    text: `select ${columns} from connections x
      where least(x.asker_id, x.asked_id) = least($1::uuid, $2::uuid) and greatest(x.asker_id, x.asked_id) = greatest($1::uuid, $2::uuid)`,
    values: [one, other],
  })
  return rows[0]
}

export async function findConnection(pool: pg.Pool, id: string): Promise<ConnectionRow | undefined> {
  const { rows } = await pool.query<ConnectionRow>(`select ${columns} from connections x where x.id = $1`, [id])
  return rows[0]
}

export async function addConnection(pool: pg.Pool, asker: Actor, asked: Actor): Promise<ConnectionRow> {
  const { rows } = await pool.query<ConnectionRow>(
    `with made as (
        insert into connections as x (asker_id, asker_kind, asked_id, asked_kind) values ($1::uuid, $2, $3::uuid, $4)
        on conflict (least(asker_id, asked_id), greatest(asker_id, asked_id)) do update
          set connected_at = coalesce(x.connected_at, case when x.asked_id = $1::uuid then now() end)
        returning *, xmax = 0 as is_new),
      asking as (${emittedConnections('asked', 'made where is_new')}),
      accepting as (${emittedConnections('accepted', 'made where not is_new and connected_at = now()')})
      select ${columns} from made x`,
    [asker.id, asker.kind, asked.id, asked.kind],
  )
  return rows[0]!
}

export async function acceptConnection(pool: pg.Pool, id: string): Promise<boolean> {
  const { rows } = await pool.query<{ done: boolean }>(
    `with made as (update connections set connected_at = now() where id = $1 and connected_at is null returning *),
      accepting as (${emittedConnections('accepted', 'made')}) select exists (select from made) as done`,
    [id],
  )
  return rows[0]!.done
}

export async function removeConnection(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(
    `with made as (delete from connections where id = $1 returning *) ${emittedConnections('ended', 'made')}`,
    [id],
  )
}

export async function removeBetween(tx: Transaction<DB>, one: string, other: string): Promise<void> {
  await sql`with made as (delete from connections
        where least(asker_id, asked_id) = least(${one}::uuid, ${other}::uuid)
          and greatest(asker_id, asked_id) = greatest(${one}::uuid, ${other}::uuid) returning *)
      ${sql.raw(emittedConnections('ended', 'made'))}`.execute(tx)
}

type Page = {
  actorID: string
  status: 'pending' | 'connected' | undefined
  direction: 'in' | 'out' | undefined
  before: string | undefined
  size: number
  actorIds: readonly string[]
}

export async function findConnections(pool: pg.Pool, page: Page): Promise<ConnectionRow[]> {
  const { rows } = await pool.query<ConnectionRow>({
    name: 'connections',
    text: `select ${columns} from connections x
      where x.id < $2 and ((x.asker_id = $1 and $4 <> 'in') or (x.asked_id = $1 and $4 <> 'out'))
        and ($3 = '' or ($3 = 'connected') = (x.connected_at is not null))
        and not exists (select from block_pairs b where b.actor_id = any($6::uuid[])
          and b.other_id = case when x.asker_id = $1 then x.asked_id else x.asker_id end)
      order by x.id desc limit $5`,
    values: [page.actorID, page.before ?? lastID, page.status ?? '', page.direction ?? '', page.size, page.actorIds],
  })
  return rows
}

export async function countConnections(pool: pg.Pool, actorID: string): Promise<{ total: number; pending: number }> {
  const { rows } = await pool.query<{ total: number; pending: number }>({
    name: 'connections-count',
    text: `select count(*) filter (where connected_at is not null)::int as total,
        count(*) filter (where connected_at is null and asked_id = $1)::int as pending
      from connections where asker_id = $1 or asked_id = $1`,
    values: [actorID],
  })
  return rows[0]!
}

export async function emitAdded(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  for (const [name, state] of [
    ['asked', 'is null'],
    ['accepted', 'is not null'],
  ] as const)
    await sql`${sql.raw(emittedConnections(name, 'connections'))}
      where id = any(${ids}::uuid[]) and connected_at ${sql.raw(state)} order by id`.execute(tx)
}
