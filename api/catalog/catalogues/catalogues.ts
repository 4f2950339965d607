// Rules of catalog imports; jobs.ts executes them.
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { importRowsMost } from '#contract/catalog/catalogues/columns.ts'
import type { CatalogueImport, catalogues as contract, ImportRow } from '#contract/catalog/catalogues/catalogues.ts'
import { add } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { releaseFiles, takePhotos } from '#api/identity/files/lookup.ts'
import { catalogueOf } from '#api/catalog/products/lookup.ts'
import { exported } from './export.ts'
import { isLink, sourceOf } from './media.ts'
import { countsOf, filesIn, judgedOf, linksIn } from './outcome.ts'
import { nameOf, namesIn, plan } from './plan.ts'
import * as queries from './queries.ts'

type ImportReference = { importID: string; businessID: string }
type Tx = Parameters<typeof queries.putRows>[0]

const importsShown = 10
const uniqueViolation = '23505'

async function begin({ db, viewer }: SignedIn, { body }: HandlerInput<typeof contract.begin>) {
  return importOf(await queries.addImport(db, { ...body, userID: viewer.userID }), 0)
}

async function addRows({ db }: SignedIn, { params, body }: HandlerInput<typeof contract.addRows>) {
  const rows = await db.transaction().execute(async (tx) => {
    await opened(tx, { ...params, ...body })
    await queries.putRows(tx, params.importID, body.rows)
    const count = await queries.countRows(tx, params.importID)
    if (count > importRowsMost) throw new Refusal('PayloadTooLarge', `At most ${importRowsMost} rows at once`)
    return count
  })
  return { rows }
}

async function check({ db }: SignedIn, { params: { importID }, body }: HandlerInput<typeof contract.check>) {
  return db.transaction().execute(async (tx) => {
    const row = await opened(tx, { importID, ...body })
    const named = body.pictures.map(({ name, key }) => ({ source: sourceOf(name), origin: `file:${key}` }))
    await queries.putPictures(tx, importID, named)
    const rows = await queries.findSent(tx, importID)
    const pictures = new Map((await queries.findPictures(tx, importID)).map((one) => [one.source, one]))
    const catalogue = await catalogueOf(tx, body.businessID, namesIn(rows), false)
    const planned = await plan(rows, catalogue, { decimal: row.decimalSign, pictures, final: false })
    const links = linksIn(planned)
    await queries.putPictures(
      tx,
      importID,
      links.map((link) => ({ source: link, origin: link })),
    )
    const counts = countsOf(planned)
    await queries.putOutcomes(tx, importID, judgedOf(planned))
    await queries.changeImport(tx, importID, { counts, links: links.length }, ['open'])
    const after = { ...row, counts, links: links.length }
    return { ...importOf(after, rows.length), pictures: filesIn(planned) }
  })
}

async function addPictures(
  context: SignedIn,
  { params: { importID }, body }: HandlerInput<typeof contract.addPictures>,
) {
  const { businessID, pictures } = body
  await context.db.transaction().execute(async (tx) => {
    await opened(tx, { importID, businessID })
    const known = new Map((await queries.findPictures(tx, importID)).map((one) => [one.source, one]))
    const wanted = pictures.map(({ name, token }, i) => {
      const source = sourceOf(name)
      const there = known.get(source)
      if (!there || isLink(source))
        throw new Refusal('ValidationError', 'No row names this picture', {
          fields: { [`pictures.${i}`]: 'is not named' },
        })
      return { field: source, reference: { token }, purpose: 'productPhoto' as const, there }
    })
    const taken = await takePhotos(context, tx, wanted, [businessID, context.viewer.userID])
    for (const [source, photo] of taken) await queries.fillPicture(tx, importID, { source, photo })
    await releaseFiles(
      tx,
      wanted.map(({ there }) => there.photo),
    )
  })
  return {}
}

async function start({ db }: SignedIn, { params: { importID }, body }: HandlerInput<typeof contract.start>) {
  const { businessID, skipRefused } = body
  await oneAtATime(() =>
    db.transaction().execute(async (tx) => {
      const { counts, status } = await found(tx, { importID, businessID }, true)
      if (status !== 'open' && status !== 'cancelled') return
      if (status === 'cancelled' || !counts) throw new Refusal('Conflict', 'Have it checked first')
      if (counts.refused > 0 && !skipRefused)
        throw new Refusal('Conflict', 'Some rows are refused', { fields: { rows: `${counts.refused} are refused` } })
      await queries.changeImport(tx, importID, { status: 'waiting', skipRefused }, ['open'])
      await add(tx, 'catalogues.import', { importID }, { key: importID })
    }),
  )
  return shown(db, { importID, businessID })
}

async function cancel(
  { db }: SignedIn,
  { params: { importID }, body: { businessID } }: HandlerInput<typeof contract.cancel>,
) {
  await db.transaction().execute(async (tx) => {
    const { status } = await found(tx, { importID, businessID }, true)
    if (status === 'cancelled') return
    if (status !== 'open' && status !== 'waiting') throw new Refusal('Conflict', 'It has begun already')
    await queries.changeImport(tx, importID, { status: 'cancelled', endedAt: new Date() }, [status])
    await releaseFiles(tx, await queries.takePictures(tx, importID))
  })
  return shown(db, { importID, businessID })
}

async function undo(
  { db }: SignedIn,
  { params: { importID }, body: { businessID } }: HandlerInput<typeof contract.undo>,
) {
  await oneAtATime(() =>
    db.transaction().execute(async (tx) => {
      const { status, undoUntil } = await found(tx, { importID, businessID }, true)
      if (status === 'undoing' || status === 'undone') return
      if (status !== 'done' || !undoUntil || undoUntil < new Date())
        throw new Refusal('Conflict', 'It cannot be undone any more')
      await queries.changeImport(tx, importID, { status: 'undoing' }, ['done'])
      await add(tx, 'catalogues.undo', { importID }, { key: `undo ${importID}` })
    }),
  )
  return shown(db, { importID, businessID })
}

/** The database admits one running import per business. */
async function oneAtATime(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error
    throw new Refusal('Conflict', 'Another import of this business is under way', {
      fields: { import: 'is under way' },
    })
  }
}

async function rows({ db }: SignedIn, { params: { importID }, query }: HandlerInput<typeof contract.rows>) {
  await found(db, { importID, businessID: query.businessID })
  const size = query.size ?? query.limit ?? 100
  const { rows: judged, total } = await queries.findJudged(db, importID, {
    outcome: query.outcome,
    skip: query.skip,
    size,
  })
  const data = judged.map(({ cells, productId, outcome, ...row }): ImportRow => ({
    row: row.row,
    name: nameOf(cells),
    partNumber: String(cells['partNumber'] ?? ''),
    outcome: outcome as ImportRow['outcome'],
    draft: row.draft,
    problems: row.problems,
    productID: productId,
  }))
  return { data, total }
}

async function imports({ db }: SignedIn, { query }: HandlerInput<typeof contract.imports>) {
  const found = await queries.findImports(db, query.businessID, importsShown)
  return {
    imports: found.map((row) => importOf(row, row.rows)),
    mapping: (found[0]?.mapping ?? {}) as Record<string, string>,
  }
}

async function found(db: Tx, { importID, businessID }: ImportReference, lock = false): Promise<queries.ImportRow> {
  const row = await queries.findImport(db, { importID, businessID }, lock)
  if (!row) throw new Refusal('NotFound', 'No such import')
  return row
}

async function opened(tx: Tx, { importID, businessID }: ImportReference): Promise<queries.ImportRow> {
  const row = await found(tx, { importID, businessID }, true)
  if (row.status !== 'open') throw new Refusal('Conflict', 'It has been started or cancelled already')
  return row
}

async function shown(db: Tx, named: ImportReference): Promise<CatalogueImport> {
  return importOf(await found(db, named), await queries.countRows(db, named.importID))
}

function importOf(row: queries.ImportRow, rowCount: number): CatalogueImport {
  const { id, fileName, status, rowsDone, links, linksDone, counts, askedAt, endedAt, undoUntil, undoKept } = row
  return {
    importID: id,
    fileName,
    status,
    rows: rowCount,
    rowsDone,
    links,
    linksDone,
    counts,
    askedAt: askedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    undoUntil: undoUntil && status === 'done' ? undoUntil.toISOString() : null,
    undoKept,
  }
}

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  begin,
  addRows,
  check,
  addPictures,
  start,
  cancel,
  undo,
  read: ({ db }, { params, query }) => shown(db, { ...params, ...query }),
  rows,
  imports,
  export: exported,
}
