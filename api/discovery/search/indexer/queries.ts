// SQL of the indexer.
import type pg from 'pg'
import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'
import type { IndexName } from '#search-engine/index.ts'
import type { Rows } from '../queries.ts'

export type GenerationRow = {
  number: number
  askedBy: string
  askedAt: Date
  startedAt: Date | null
  position: string | null
  kind: IndexName | null
  lastID: string | null
  copied: number
  total: number
  currentAt: Date | null
  replacedAt: Date | null
  removedAt: Date | null
  failure: string | null
}
export type RejectRow = { kind: IndexName; id: string; reason: string; rejectedAt: Date; tries: number }

const generationColumns = `number, asked_by as "askedBy", asked_at as "askedAt", started_at as "startedAt", position, kind,
  last_id as "lastID", copied, total, current_at as "currentAt", replaced_at as "replacedAt", removed_at as "removedAt", failure`

export async function findUnfinished(pool: pg.Pool): Promise<GenerationRow | undefined> {
  const { rows } = await pool.query<GenerationRow>(
    `select ${generationColumns} from search_generations where current_at is null and failure is null`,
  )
  return rows[0]
}

export async function askGeneration(tx: QueryExecutorProvider, askedBy: string, failedMinutes = 0): Promise<boolean> {
  const { rows } = await sql`insert into search_generations (asked_by)
    select ${askedBy} where not exists (
      select from search_generations
      where failure is not null and started_at > now() - make_interval(mins => ${failedMinutes}))
    on conflict ((true)) where current_at is null and failure is null do nothing returning number`.execute(tx)
  return rows.length > 0
}

export async function beginGeneration(
  pool: pg.Pool,
  { number, above }: { number: number; above: number },
  { position, total }: { position: string; total: number },
): Promise<number> {
  const { rows } = await pool.query<{ number: number }>(
    `update search_generations set number = greatest(number, $2 + 1), position = $3, total = $4, copied = 0, kind = null,
       last_id = null, started_at = now()
     where number = $1 returning number`,
    [number, above, position, total],
  )
  await pool.query(
    `select setval(pg_get_serial_sequence('search_generations', 'number'), max(number)) from search_generations`,
  )
  return rows[0]!.number
}

export async function noteCopied(
  pool: pg.Pool,
  number: number,
  { kind, lastID, count }: { kind: IndexName; lastID: string; count: number },
): Promise<void> {
  await pool.query('update search_generations set kind = $2, last_id = $3, copied = copied + $4 where number = $1', [
    number,
    kind,
    lastID,
    count,
  ])
}

export async function noteFailed(pool: pg.Pool, number: number, failure: string): Promise<void> {
  await pool.query('update search_generations set failure = $2, removed_at = now() where number = $1', [
    number,
    failure,
  ])
}

export async function noteCurrent(pool: pg.Pool, number: number): Promise<void> {
  await pool.query(
    `update search_generations set current_at = case when number = $1 then coalesce(current_at, now()) else current_at end,
       replaced_at = case when number = $1 then null else coalesce(replaced_at, now()) end
     where number = $1 or (current_at is not null and replaced_at is null)`,
    [number],
  )
}

export async function findReplaced(pool: pg.Pool, hours: number): Promise<number[]> {
  const { rows } = await pool.query<{ number: number }>(
    `select number from search_generations
     where replaced_at < now() - make_interval(hours => $1) and removed_at is null`,
    [hours],
  )
  return rows.map(({ number }) => number)
}

export async function noteRemoved(pool: pg.Pool, number: number): Promise<void> {
  await pool.query('update search_generations set removed_at = now() where number = $1', [number])
}

export async function findGenerations(db: QueryExecutorProvider): Promise<GenerationRow[]> {
  const text = `select ${generationColumns} from search_generations order by number desc limit 20`
  return (await sql.raw<GenerationRow>(text).execute(db)).rows
}

export async function addRejects(
  pool: pg.Pool,
  kind: IndexName,
  rejected: readonly { id: string; reason: string }[],
): Promise<void> {
  await pool.query(
    `insert into search_rejects (kind, id, reason)
     select $1, * from unnest($2::uuid[], $3::text[])
     on conflict (kind, id) do update set reason = excluded.reason, rejected_at = now(), tries = search_rejects.tries + 1`,
    [kind, rejected.map(({ id }) => id), rejected.map(({ reason }) => reason.replaceAll('\0', '').slice(0, 500))],
  )
}

export async function removeRejects(pool: pg.Pool, kind: IndexName, ids: readonly string[]): Promise<void> {
  await pool.query('delete from search_rejects where kind = $1 and id = any($2::uuid[])', [kind, ids])
}

export async function findRejects(db: QueryExecutorProvider, most: number): Promise<RejectRow[]> {
  return (
    await sql<RejectRow>`select kind, id, reason, rejected_at as "rejectedAt", tries from search_rejects
      order by rejected_at desc, kind, id limit ${most}`.execute(db)
  ).rows
}

export type RejectKey = Pick<RejectRow, 'kind' | 'id'>

export async function findReject(db: QueryExecutorProvider, { kind, id }: RejectKey): Promise<RejectKey[]> {
  return (
    await sql<{ kind: IndexName; id: string }>`select kind, id from search_rejects
    where kind = ${kind} and id = ${id}`.execute(db)
  ).rows
}

export async function countRejects(db: QueryExecutorProvider): Promise<number> {
  return (await sql<{ count: number }>`select count(*)::int as count from search_rejects`.execute(db)).rows[0]!.count
}

export type LeaderRow = { holder: string; until: Date; isHeld: boolean; state: unknown }

export async function findLeader(db: QueryExecutorProvider, name: string): Promise<LeaderRow | undefined> {
  return (
    await sql<LeaderRow>`select holder, until, until > now() as "isHeld", state from leases where name = ${name}`.execute(
      db,
    )
  ).rows[0]
}

export async function* readRowsAfter<Row extends { id: string }>(
  pool: pg.Pool,
  { text, key }: Rows<Row>,
  { after, batch }: { after: string; batch: number },
): AsyncGenerator<Row[]> {
  for (let last = after; ;) {
    const { rows } = await pool.query<Row>(`${text} and ${key} > $1::uuid order by ${key} limit ${batch}`, [last])
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)!.id
  }
}

export async function countRowsOf(pool: pg.Pool, { text }: Rows<unknown>): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from (${text}) one`)
  return rows[0]!.count
}

export async function findEvenIDs(pool: pg.Pool, { text }: Rows<unknown>, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from (select id, row_number() over (order by id) as place, count(*) over () as total from (${text}) one) numbered
     where place * $1 % total < $1 order by id`,
    [most],
  )
  return rows.map(({ id }) => id)
}
