// Moves a person's data by declared columns.
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { mergeKinds, type MergeKind } from '#contract/trust/duplicates.ts'
import type { DB } from '#api/database/tables.ts'
import type { Merge, MergeCounts, PersonColumn } from '#api/database/person-columns.ts'
import type { PersonalData } from '#api/foundation/personal-data.ts'

type Tx = Transaction<DB>
export type Mergeable = Pick<PersonalData, 'personColumns' | 'mergePerson' | 'settleMerge' | 'sharesRows'>
export type Counts = { kind: MergeKind; moved: number; dropped: number }[]
/** `counts`: by kind, without zeros. `rows`: all columns. */
type MoveResult = { counts: Counts; rows: number }

/** Idempotent: also moves late rows. `most`: ms. */
export async function moveEverything(
  tx: Tx,
  kept: readonly Mergeable[],
  merge: Merge,
  { most }: { most?: number } = {},
): Promise<MoveResult> {
  const total = new Map<MergeKind, { moved: number; dropped: number }>()
  const until = Date.now() + (most ?? mergeStatementTimeout)
  let rows = 0
  function count(counts: MergeCounts): void {
    for (const [kind, { moved = 0, dropped = 0 }] of Object.entries(counts)) {
      const before = total.get(kind as MergeKind) ?? { moved: 0, dropped: 0 }
      total.set(kind as MergeKind, { moved: before.moved + moved, dropped: before.dropped + dropped })
    }
  }
  // Shared rows (counters) come last: shortest lock.
  for (const { personColumns = {}, mergePerson } of kept.toSorted((one, other) => order(one) - order(other))) {
    await limitStatements(tx, most === undefined ? mergeStatementTimeout : until - Date.now())
    const own = (await mergePerson?.(tx, merge)) ?? {}
    count(own)
    rows += sumOf(own)
    for (const [name, column] of Object.entries(personColumns)) {
      const [table = '', key = ''] = name.split('.')
      const { moved, dropped } = await moveColumn(tx, { table, key, ...column }, merge)
      if (column.kind) count({ [column.kind]: { moved, dropped } })
      rows += moved + dropped
    }
  }
  await addCounters(tx, merge)
  for (const { settleMerge } of kept) await settleMerge?.(tx, merge)
  const counts = mergeKinds.flatMap((kind) => {
    const { moved = 0, dropped = 0 } = total.get(kind) ?? {}
    return moved + dropped > 0 ? [{ kind, moved, dropped }] : []
  })
  return { counts, rows }
}

// Replaces the request's limit.
const mergeStatementTimeout = 300_000 // ms

const order = ({ sharesRows = false }: Mergeable) => Number(sharesRows)

function sumOf(counts: MergeCounts): number {
  return Object.values(counts).reduce((sum, { moved = 0, dropped = 0 }) => sum + moved + dropped, 0)
}

/** Slower statements fail with 57014. */
async function limitStatements(tx: Tx, most: number): Promise<void> {
  await sql`set local statement_timeout = ${sql.lit(Math.max(1, most))}`.execute(tx)
}

type Column = PersonColumn & { table: string; key: string }

async function moveColumn(tx: Tx, column: Column, { from, into }: Merge): Promise<{ moved: number; dropped: number }> {
  const { merge, table, key, once, apart } = column
  const [name, own] = [sql.id(table), sql.id(table, key)]
  if (merge === 'stays' || merge === 'own') return { moved: 0, dropped: 0 }
  if (merge === 'goes') return { moved: 0, dropped: await run(tx, sql`delete from ${name} where ${own} = ${from}`) }
  let dropped = 0
  if (apart)
    dropped += await run(
      tx,
      sql`delete from ${name} where (${own} = ${from} and ${sql.id(table, apart)} = ${into})
        or (${own} = ${into} and ${sql.id(table, apart)} = ${from}) or (${own} = ${from} and ${sql.id(table, apart)} = ${from})`,
    )
  if (once)
    dropped += await run(tx, sql`delete from ${name} where ${own} = ${from} and exists (${sameOf(column, into)})`)
  return { moved: await run(tx, sql`update ${name} set ${sql.id(key)} = ${into} where ${own} = ${from}`), dropped }
}

function sameOf({ table, key, once = [], while: open }: Column, into: string): RawBuilder<unknown> {
  const same = once.map((other) => sql` and kept.${sql.id(other)} = ${sql.id(table, other)}`)
  const isOpen = open ? sql` and kept.${sql.id(open)} is null and ${sql.id(table, open)} is null` : sql``
  return sql`select from ${sql.id(table)} kept where kept.${sql.id(key)} = ${into}${sql.join(same, sql``)}${isOpen}`
}

/** Duplicates are subtracted already. */
async function addCounters(tx: Tx, { from, into }: Merge): Promise<void> {
  await sql`with former as (delete from counters where resource_id = ${from} returning *)
    insert into counters as c (resource_id, likes, followers, following, comments, posts)
    select ${into}::uuid, likes, followers, following, comments, posts from former
    on conflict (resource_id) do update set likes = c.likes + excluded.likes, followers = c.followers + excluded.followers,
      following = c.following + excluded.following, comments = c.comments + excluded.comments, posts = c.posts + excluded.posts`.execute(
    tx,
  )
}

async function run(tx: Tx, statement: RawBuilder<unknown>): Promise<number> {
  return Number((await statement.execute(tx)).numAffectedRows ?? 0)
}
