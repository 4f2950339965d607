// Background judging of texts without a language.
import { setImmediate as otherWork, setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { judgeStored, type StoredLanguages, type UnjudgedRow } from './text-versions.ts'

const atOnce = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

type JudgingJob<Row extends { id: string }, Result> = {
  job: string
  /** Rows after the given one, by id. */
  find: (after: string, most: number) => Promise<Row[]>
  judge: (row: Row) => Promise<Result>
  keep: (judged: readonly Result[]) => Promise<void>
}

/** Failing rows delay no others, and fail the run at its end. No event is emitted. */
export function judgeInBackground<Row extends { id: string }, Result>(
  jobs: Jobs<DB>,
  { job, find, judge, keep }: JudgingJob<Row, Result>,
): void {
  jobs.schedule(job, '*/10 * * * *', async () => {
    const failures: unknown[] = []
    const fail = (error: unknown) => void failures.push(error)
    for (let rows = await find(beforeAll, atOnce); rows.length > 0; rows = await find(rows.at(-1)!.id, atOnce)) {
      const begun = performance.now()
      const judged: Result[] = []
      for (const row of rows) {
        await judge(row).then((one) => void judged.push(one), fail)
        await otherWork()
      }
      if (judged.length > 0) await keep(judged).catch(fail)
      // Half of the time at most: otherwise requests would be refused.
      await pause(performance.now() - begun)
    }
    if (failures.length > 0) throw failures[0]
  })
}

type Fields<F extends string> = {
  table: 'products' | 'businesses'
  find: (after: string, most: number) => Promise<UnjudgedRow<F>[]>
}

/** Rows with a language for each field. */
export function judgeFields<F extends string>(jobs: Jobs<DB>, db: Kysely<DB>, { table, find }: Fields<F>): void {
  judgeInBackground(jobs, {
    job: `${table}.judgeLanguages`,
    find,
    judge: async (row) => ({ id: row.id, version: row.version, languages: await judgeStored(row) }),
    keep: (judged) => keepLanguages(db, table, judged),
  })
}

/** Languages known meanwhile stay; a changed text waits for the next run. */
async function keepLanguages(
  db: Kysely<DB>,
  table: 'products' | 'businesses',
  judged: readonly { id: string; version: number; languages: StoredLanguages }[],
): Promise<void> {
  await sql`update ${sql.table(table)} t set languages = j.languages || t.languages
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as j (id uuid, version int, languages jsonb)
    where t.id = j.id and t.version = j.version`.execute(db)
}
