// One file into one table: lines → rows → batches, each batch with its events and the place reached in one transaction.
import { type Kysely, sql, type Transaction } from 'kysely'
import { emitEvent } from '../events.ts'
import type { DB } from '../database/tables.ts'
import { type Line, openLines } from './lines.ts'
import { type Counts, noCounts, type Progress, type StepName, watchStep } from './progress.ts'
import { findStand, type Hashed, type Saved, saveRows, saveStand, type Table, within } from './queries.ts'
import { Rejects } from './rejects.ts'
import { Seen } from './seen.ts'

export type Run = {
  db: Kysely<DB>
  importID: string
  onProgress: (progress: Progress) => void
}

type Reading<Row> = { line: Line; row: Row }

export type Step<Row, R extends Hashed> = {
  name: StepName
  table: Table
  file: string
  rejectsFile: string
  /** The id of a row, as text; undefined where it has none. */
  idOf: (given: unknown) => string | undefined
  /** What a line's value is. Throws an Error with the reason when it is not sound. */
  read: (given: unknown) => Row
  /** Rows → records of the table, or for each that can't be one an Error with the reason. In the order of the rows. */
  records: (rows: Row[]) => Promise<(R | Error)[]>
  /** What else a saved row brings with it. */
  after?: (tx: Transaction<DB>, saved: Saved[], records: R[]) => Promise<void>
}

const batchSize = 1000

/** Runs a step from where it stood. Bad rows go to the rejects file; only trouble with the file or the server is thrown. */
export async function runStep<Row, R extends Hashed>(run: Run, step: Step<Row, R>): Promise<Counts> {
  const stand = await findStand(run.db, run.importID, step.name)
  const counts: Counts = stand
    ? { added: stand.added, changed: stand.changed, unchanged: stand.unchanged, rejected: stand.rejected }
    : { ...noCounts }
  if (stand?.finishedAt) return counts
  const rejects = await Rejects.open(step.rejectsFile, stand?.rejectsBytes ?? 0)
  const lines = await openLines(step.file)
  const report = watchStep(step.name)
  const seen = new Seen()
  let saving: Promise<void> = Promise.resolve()
  let batch: Reading<Row>[] = []
  let faults: { line: Line; reason: string }[] = []
  let done = stand?.line ?? 0
  run.onProgress(report(done, 0, counts))

  function take(line: Line): void {
    try {
      if (line.fault) throw new Error(line.fault)
      const given = parse(line.text)
      const id = step.idOf(given)
      const isNew = id === undefined || seen.add(id)
      if (line.number <= (stand?.line ?? 0)) return
      if (!isNew) throw new Error(`id: ${id} stands in an earlier line already`)
      batch.push({ line, row: step.read(given) })
    } catch (error) {
      if (line.number > (stand?.line ?? 0)) faults.push({ line, reason: (error as Error).message })
    }
    done = Math.max(done, line.number)
  }

  // The next lines are read while the database writes these.
  async function flush(finished: boolean): Promise<void> {
    // What is read is ahead of what is unpacked and written.
    const fraction = finished ? 1 : Math.min(0.99, lines.bytesRead() / (lines.size || 1))
    const [readings, bad, line] = [batch, faults, done]
    batch = []
    faults = []
    await saving
    saving = save(readings, bad, line, finished).then(() => run.onProgress(report(line, fraction, counts)))
    saving.catch(() => {}) // heard at the next await
  }

  async function save(readings: Reading<Row>[], bad: typeof faults, line: number, finished: boolean): Promise<void> {
    const made = await step.records(readings.map(({ row }) => row))
    const good: { line: Line; record: R }[] = []
    for (const [at, record] of made.entries()) {
      if (record instanceof Error) bad.push({ line: readings[at]!.line, reason: record.message })
      else good.push({ line: readings[at]!.line, record })
    }
    await within(run.db, async (tx) => {
      const saved: Saved[] = []
      const refused = await saveSound(tx, good, saved)
      bad.push(...refused)
      for (const { line: each, reason } of bad.sort((a, b) => a.line.number - b.line.number))
        rejects.add(each.number, reason, each.text)
      const added = saved.filter((one) => one.added).length
      counts.added += added
      counts.changed += saved.length - added
      counts.unchanged += good.length - refused.length - saved.length
      counts.rejected += bad.length
      if (saved.length > 0) await emitEvent(tx, `${step.table}.changed`, { ids: saved.map(({ id }) => id) })
      await saveStand(tx, run.importID, step.name, { line, rejectsBytes: await rejects.write(), ...counts }, finished)
    })
  }

  // One row that the database refuses must not take the others with it: halves, until it stands alone.
  async function saveSound(
    tx: Transaction<DB>,
    good: { line: Line; record: R }[],
    saved: Saved[],
  ): Promise<typeof faults> {
    if (good.length === 0) return []
    const records = good.map(({ record }) => record)
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
      if (good.length === 1) return [{ line: good[0]!.line, reason: `the database refuses it: ${error.message}` }]
      const half = good.length >> 1
      const first = await saveSound(tx, good.slice(0, half), saved)
      return [...first, ...(await saveSound(tx, good.slice(half), saved))]
    }
  }

  try {
    for await (const block of lines.blocks) {
      for (const line of block) {
        take(line)
        if (batch.length + faults.length >= batchSize) await flush(false)
      }
    }
    await flush(true)
  } catch (error) {
    await flush(false) // a file that breaks off gives what it has
    await saving
    throw error
  }
  await saving
  return counts
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`not valid JSON: ${(error as Error).message}`, { cause: error })
  }
}

// Classes 22 (data exception) and 23 (integrity constraint violation).
function isAboutData(error: unknown): error is Error {
  return error instanceof Error && /^2[23]/.test(String((error as { code?: unknown }).code))
}
