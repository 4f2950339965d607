// Import step; batches with events and position are atomic.
import { type Batch, type Run, saveBatch, type Step } from './batches.ts'
import { type Line, openLines } from './lines.ts'
import { type Counts, noCounts, watchStep } from './progress.ts'
import { findStand, type SourceHash } from './queries.ts'
import { Rejects } from './rejects.ts'
import { SeenRows } from './seen.ts'

const batchSize = 1000

/** Bad rows are rejected; file and server errors thrown. */
export async function runStep<Row, R extends SourceHash>(run: Run, step: Step<Row, R>): Promise<Counts> {
  const stand = await findStand(run.db, run.importID, step.name)
  const counts: Counts = stand
    ? { added: stand.added, changed: stand.changed, unchanged: stand.unchanged, rejected: stand.rejected }
    : { ...noCounts }
  if (stand?.finishedAt) return counts
  const rejects = await Rejects.open(step.rejectsFile, stand?.rejectsBytes ?? 0)
  const lines = await openLines(step.file)
  const report = watchStep(step.name)
  const seen = new SeenRows()
  const done = stand?.line ?? 0
  const empty = (line: number): Batch<Row> => ({ rows: [], invalid: [], line })
  let batch = empty(done)
  let saving: Promise<void> = Promise.resolve()
  run.onProgress(report(done, 0, counts))

  async function flush(finished: boolean): Promise<void> {
    const fraction = finished ? 1 : Math.min(0.99, lines.bytesRead() / (lines.size || 1))
    const full = batch
    batch = empty(full.line)
    await saving
    saving = saveBatch({ run, step, rejects, counts }, full, finished).then(() =>
      run.onProgress(report(full.line, fraction, counts)),
    )
    saving.catch(() => {}) // thrown by the next await
  }

  try {
    for await (const block of lines.blocks) {
      for (const line of block) {
        addLine(batch, line, step, seen, done)
        if (batch.rows.length + batch.invalid.length >= batchSize) await flush(false)
      }
    }
    await flush(true)
  } catch (error) {
    await flush(false)
    await saving
    throw error
  }
  await saving
  return counts
}

/** Lines up to `done` only register ids. */
function addLine<Row, R extends SourceHash>(
  batch: Batch<Row>,
  line: Line,
  step: Step<Row, R>,
  seen: SeenRows,
  done: number,
): void {
  try {
    if (line.error) throw new Error(line.error)
    const given = parse(line.text)
    const id = step.idOf(given)
    const isNew = id === undefined || seen.add(id)
    if (line.number <= done) return
    if (!isNew) throw new Error(`id: ${id} stands in an earlier line already`)
    batch.rows.push({ line, row: step.read(given) })
  } catch (error) {
    if (line.number > done) batch.invalid.push({ line, reason: (error as Error).message })
  }
  batch.line = Math.max(batch.line, line.number)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`not valid JSON: ${(error as Error).message}`, { cause: error })
  }
}
