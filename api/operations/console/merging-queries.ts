// SQL of merging businesses, over functions of 0081-business-merges.sql.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { belongingKinds, mergeObstacles } from '#contract/operations/console/merging.ts'
import type { DB } from '#api/database/tables.ts'

type Db = Kysely<DB>

type MergeCandidate = {
  id: string
  name: string
  slug: string
  status: string
  sample: boolean
  mergedInto: string | null
}

export async function findMerging(db: Db, ids: readonly string[]) {
  const { rows } = await sql<MergeCandidate>`
    select id, name, slug, status, sample, merged_into as "mergedInto" from console_businesses where id = any(${ids}::uuid[])`.execute(
    db,
  )
  return rows
}

export async function belongingsOf(db: Db, id: string) {
  const { rows } = await sql<{ moves: Record<(typeof belongingKinds)[number], number> }>`
    select belongings_of(${id}) as moves`.execute(db)
  return rows[0]!.moves
}

export async function findMergeObstacles(db: Db, id: string) {
  const { rows } = await sql<{ obstacles: (typeof mergeObstacles)[number][] }>`
    select merge_obstacles(${id}) as obstacles`.execute(db)
  return rows[0]!.obstacles
}

export async function isClaimOpen(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`select claim_is_open(${id}) as open`.execute(db)
  return rows[0]!.open
}

export async function peopleAt(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from searchable_people where business_id = ${id}`.execute(db)
  return rows.map((row) => row.id)
}

/** Answers the moved products' ids. */
export async function mergeRows(tx: Transaction<DB>, id: string, into: string, joins: boolean): Promise<string[]> {
  const { rows } = await sql<{ moved: string[] }>`select merge_business(${id}, ${into}, ${joins}) as moved`.execute(tx)
  return rows[0]!.moved
}

export async function findAlike(db: Db, id: string) {
  const { rows } = await sql<{ id: string; name: string; slug: string; status: string; registeredAt: Date }>`
    select id, name, slug, status, registered_at as "registeredAt" from businesses_like(${id})`.execute(db)
  return rows
}
