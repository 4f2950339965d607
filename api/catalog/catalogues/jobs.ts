// Jobs of an import: linked pictures, then all rows in one transaction.
import type { Kysely } from 'kysely'
import { linkedPictureBytesMost } from '#contract/catalog/catalogues/columns.ts'
import { deadlines } from '#kit/deadlines.ts'
import { fetchSafely } from '#kit/fetching/fetch-safely.ts'
import { UnrecoverableError, type Jobs } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import { retainFiles, releaseFiles, storeFound } from '#api/identity/files/lookup.ts'
import { addDocumentLinks } from '#api/catalog/documents/lookup.ts'
import { catalogueOf, writeProducts } from '#api/catalog/products/lookup.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { isLink } from './media.ts'
import { countsOf, judgedOf } from './outcome.ts'
import { namesIn, newRow, plan, type RowPlan } from './plan.ts'
import { imagesIn, putWritten, undoEnd, undoImport, without } from './undo.ts'
import * as queries from './queries.ts'

type Dependencies = Pick<WorkerDependencies, 'db' | 'files'>
type Tx = Kysely<DB>
/** Throws if missing. */
type Fetch = (link: string) => Promise<Buffer>

const fetchedAtOnce = 4

const fetchPicture: Fetch = async (link) => {
  const limits = {
    bytesMost: linkedPictureBytesMost,
    seconds: deadlines.picture.answer / 1000,
    types: ['image/', 'application/octet-stream'],
  }
  return (await fetchSafely(link, limits)).content
}

export function catalogues(jobs: Jobs<DB>, dependencies: Dependencies, fetch: Fetch = fetchPicture): void {
  jobs.work<{ importID: string }>('catalogues.import', async ({ importID }, complete) => {
    const { db } = dependencies
    if (!(await queries.changeImport(db, importID, { status: 'running' }, ['waiting', 'running']))) return
    await fetchLinks(dependencies, importID, fetch)
    // Outside the transaction, for visible progress; not awaited: needs a second connection.
    const tellDone = (rowsDone: number) =>
      void queries.changeImport(db, importID, { rowsDone }, ['running']).catch(() => {})
    try {
      await complete((tx) => carryOut(tx, importID, tellDone))
    } catch (error) {
      if (!/^(22|23|54)/.test(String((error as { code?: unknown }).code))) throw error
      // Refused data: a retry fails too and blocks other imports.
      await queries.changeImport(db, importID, { status: 'failed', endedAt: new Date() }, ['running'])
      throw new UnrecoverableError('The data was refused', { cause: error })
    }
  })

  jobs.work<{ importID: string }>('catalogues.undo', async ({ importID }, complete) => {
    await complete((tx) => undoImport(tx, importID))
  })

  jobs.schedule('catalogues.forget', '27 3 * * *', async (_nothing, complete) => {
    await complete(async (tx) => {
      for (const importID of await queries.findForgotten(tx)) {
        await releaseFiles(tx, await queries.takePictures(tx, importID))
        await queries.changeImport(tx, importID, { status: 'cancelled', endedAt: new Date() }, ['open'])
      }
      await releaseFiles(tx, await queries.forgetWritten(tx))
      await queries.removeOldRows(tx)
    })
  })
}

/** Once each; resumes after a crash. */
async function fetchLinks(dependencies: Dependencies, importID: string, fetch: Fetch): Promise<void> {
  const { db } = dependencies
  const { businessId: owner } = (await queries.findImport(db, { importID }))!
  const pictures = await queries.findPictures(db, importID)
  const wanted = pictures.filter(({ source, photo, failed }) => isLink(source) && !photo && !failed)
  let done = pictures.filter(({ source }) => isLink(source)).length - wanted.length
  async function fetchNext(): Promise<void> {
    for (let next = wanted.pop(); next; next = wanted.pop()) {
      const { source } = next
      const content = await fetch(source).catch(() => undefined)
      const about = { owner, purpose: 'productPhoto', bytesMost: linkedPictureBytesMost } as const
      const photo = content && (await storeFound(dependencies, content, about).catch(ignoreInvalidFile))
      await db.transaction().execute(async (tx) => {
        if (await queries.fillLink(tx, importID, { source, photo })) await retainFiles(tx, [photo])
      })
      await queries.changeImport(db, importID, { linksDone: ++done }, ['running'])
    }
  }
  await Promise.all(Array.from({ length: fetchedAtOnce }, fetchNext))
  // Concurrent updates may arrive out of order.
  await queries.changeImport(db, importID, { linksDone: done }, ['running'])
}

/** Missing pictures are permanent; our own errors (disk full) are retried. */
function ignoreInvalidFile(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}

/** Products may have changed since the check. */
async function carryOut(tx: Tx, importID: string, tellDone: (rows: number) => void): Promise<void> {
  const { businessId, decimalSign, skipRefused } = (await queries.findImport(tx, { importID }))!
  const rows = await queries.findSent(tx, importID)
  const pictures = new Map((await queries.findPictures(tx, importID)).map((one) => [one.source, one]))
  const catalogue = await catalogueOf(tx, businessId, namesIn(rows), true)
  const planned = await plan(rows, catalogue, { decimal: decimalSign, pictures, final: true })
  const counts = countsOf(planned)
  const fails = counts.refused > 0 && !skipRefused
  let made: string[] = []
  if (!fails) {
    const added = planned.filter(({ outcome }) => outcome === 'added')
    const changed = planned.filter(({ outcome }) => outcome === 'changed')
    await referToPictures(tx, [...added, ...changed])
    made = await writeProducts(
      tx,
      added.map((one) => newRow(businessId, catalogue.industryId, one)),
      changed.map(({ before, columns, media }) => ({
        id: before!.id,
        columns: { ...columns, ...(media && { media: JSON.stringify(media) }) },
      })),
      tellDone,
    )
    await putWritten(tx, importID, made, changed)
    await addDocumentLinks(tx, businessId, linksOf(planned, made))
  }
  await queries.putOutcomes(tx, importID, judgedOf(planned, made))
  await releaseFiles(tx, await queries.takePictures(tx, importID))
  const end = { status: fails ? 'failed' : 'done', endedAt: new Date(), rowsDone: fails ? 0 : rows.length } as const
  const undoUntil = fails || counts.added + counts.changed === 0 ? null : undoEnd()
  await queries.changeImport(tx, importID, { ...end, counts, undoUntil }, ['running'])
}

/** Links of taken rows, unchanged ones too; added rows stand in the order of their ids. */
function linksOf(planned: readonly RowPlan[], made: readonly string[]) {
  let next = 0
  return planned.flatMap(({ outcome, before, documents }) => {
    const productID = outcome === 'added' ? made[next++] : before?.id
    if (outcome === 'refused' || !productID) return []
    return documents.map((one) => ({ productID, ...one }))
  })
}

/** Replaced pictures are held until the undo expires. */
async function referToPictures(tx: Tx, planned: readonly RowPlan[]): Promise<void> {
  await retainFiles(
    tx,
    planned.flatMap(({ media, before }) => (media ? without(imagesIn(media), imagesIn(before?.media)) : [])),
  )
}
