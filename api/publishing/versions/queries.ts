// SQL shared by all version tables.
import { sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'

type Tx = Transaction<DB>

export async function lockVersion<Row>(tx: Tx, table: string, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function secondsAhead(tx: Tx, table: string, id: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(0, ceil(extract(epoch from publish_at - now())))::int as seconds from ${sql.table(table)} where id = ${id}`.execute(
    tx,
  )
  return rows[0]?.seconds ?? 0
}

export async function setWithdrawn(tx: Tx, table: string, id: string, at: Date | null): Promise<void> {
  await sql`update ${sql.table(table)} set withdrawn_at = ${at} where id = ${id}`.execute(tx)
}
