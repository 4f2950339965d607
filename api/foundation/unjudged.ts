// Texts whose language nobody judged: imported ones, and those older than the column.
import { type Kysely, sql } from 'kysely'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { judgeRows, type StoredLanguages, type UnjudgedRow } from './text-versions.ts'

const atOnce = 500

type Table<F extends string> = {
  job: string
  find: (db: Kysely<DB>, most: number) => Promise<UnjudgedRow<F>[]>
  table: 'products' | 'businesses'
}

/** In batches of a transaction each; whatever is judged meanwhile stays. */
export function judgeInBackground<F extends string>(
  jobs: Jobs<DB>,
  db: Kysely<DB>,
  { job, find, table }: Table<F>,
): void {
  jobs.schedule(job, '*/10 * * * *', async () => {
    for (let rows = await find(db, atOnce); rows.length > 0; rows = await find(db, atOnce))
      await keep(db, table, await judgeRows(rows))
  })
}

async function keep(
  db: Kysely<DB>,
  table: 'products' | 'businesses',
  judged: readonly { id: string; languages: StoredLanguages }[],
): Promise<void> {
  await sql`update ${sql.table(table)} t set languages = j.languages
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as j (id uuid, languages jsonb)
    where t.id = j.id and t.languages = '{}'`.execute(db)
}
