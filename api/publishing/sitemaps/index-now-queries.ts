// SQL of announcing changed pages.
import type { ChangedPage } from '#api/foundation/context.ts'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { DB } from '#api/database/tables.ts'

export async function findPosition(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ position: string }>('select position from index_now_reading')
  return rows[0]!.position
}

export async function movePosition(tx: Kysely<DB>, position: string): Promise<void> {
  await tx.updateTable('indexNowReading').set({ position }).execute()
}

type PageRow = Pick<ChangedPage, 'kind' | 'id' | 'key'>

export async function findPages(pool: pg.Pool, ids: readonly string[]): Promise<PageRow[]> {
  const { rows } = await pool.query<PageRow>(
    'select kind, id, key from public_pages where id = any($1) order by kind, id',
    [ids],
  )
  return rows
}
