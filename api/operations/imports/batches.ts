// Import batch: rows, events, position in one transaction.
import { type Kysely, sql, type Transaction } from 'kysely'
import { emitEvent } from '#api/foundation/events.ts'
import type { DB } from '#api/database/tables.ts'
import type { Line } from './lines.ts'
import type { Counts, Progress, StepName } from './progress.ts'
import { analyze, type SourceHash, type SavedRow, saveRows, saveStand, type Table, within } from './queries.ts'
import type { Rejects } from './rejects.ts'

export type Run = {
  db: Kysely<DB>
  importID: string
  onProgress: (progress: Progress) => void
}

export type Step<Row, R extends SourceHash> = {
  name: StepName
  table: Table
  file: string
  rejectsFile: string
  idOf: (given: unknown) => string | undefined
  read: (given: unknown) => Row
  /** In order; Error: reason for rejection. */
  records: (rows: Row[]) => Promise<(R | Error)[]>
  after?: (tx: Transaction<DB>, saved: SavedRow[], records: R[]) => Promise<void>
}

type InvalidLine = { line: Line; reason: string }
export type Batch<Row> = {
  rows: { line: Line; row: Row }[]
  invalid: InvalidLine[]
  line: number
}
type Target<Row, R extends SourceHash> = { run: Run; step: Step<Row, R>; rejects: Rejects; counts: Counts }
type Valid<R> = { line: Line; record: R }

export async function saveBatch<Row, R extends SourceHash>(
  { run, step, rejects, counts }: Target<Row, R>,
  { rows, invalid, line }: Batch<Row>,
  finished: boolean,
): Promise<void> {
  const records = await step.records(rows.map(({ row }) => row))
  const valid: Valid<R>[] = []
  const rejected = [...invalid]
  for (const [at, record] of records.entries()) {
    if (record instanceof Error) rejected.push({ line: rows[at]!.line, reason: record.message })
    else valid.push({ line: rows[at]!.line, record })
  }
  const before = counts.added
  await within(run.db, async (tx) => {
    const saved: SavedRow[] = []
    const refused = await saveValid(tx, step, valid, saved)
    rejected.push(...refused)
    for (const { line: each, reason } of rejected.sort((a, b) => a.line.number - b.line.number))
      rejects.add(each.number, reason, each.text)
    const added = saved.filter((one) => one.added).length
    counts.added += added
    counts.changed += saved.length - added
    counts.unchanged += valid.length - refused.length - saved.length
    counts.rejected += rejected.length
    if (saved.length > 0) await emitEvent(tx, `${step.table}.changed`, { ids: saved.map(({ id }) => id) })
    await saveStand(tx, run.importID, step.name, { line, rejectsBytes: await rejects.write(), ...counts }, finished)
  })
  if (hasDoubled(before, counts.added)) await analyze(run.db, step.table)
}

function hasDoubled(before: number, after: number): boolean {
  return after > 1000 && Math.floor(Math.log2(before || 1)) < Math.floor(Math.log2(after))
}

/** Isolates refused rows by bisection. */
async function saveValid<Row, R extends SourceHash>(
  tx: Transaction<DB>,
  step: Step<Row, R>,
  valid: Valid<R>[],
  saved: SavedRow[],
): Promise<InvalidLine[]> {
  if (valid.length === 0) return []
  const records = valid.map(({ record }) => record)
  try {
    await sql`savepoint batch`.execute(tx)
    const rows = await saveRows(tx, step.table, records)
    if (rows.length > 0) await step.after?.(tx, rows, records)
    await sql`release savepoint batch`.execute(tx)
    saved.push(...rows)
    return []
  } catch (error) {
    if (!isAboutData(error)) throw error
    await sql`rollback to savepoint batch`.execute(tx)
    if (valid.length === 1) return [{ line: valid[0]!.line, reason: `the database refuses it: ${error.message}` }]
    const half = valid.length >> 1
    const first = await saveValid(tx, step, valid.slice(0, half), saved)
    return [...first, ...(await saveValid(tx, step, valid.slice(half), saved))]
  }
}

// Classes 22 (data exception) and 23 (integrity constraint violation).
function isAboutData(error: unknown): error is Error {
  return error instanceof Error && /^2[23]/.test(String((error as { code?: unknown }).code))
}
