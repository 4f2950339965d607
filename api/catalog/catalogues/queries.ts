// SQL of catalog imports.
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Counts } from '#contract/catalog/catalogues/catalogues.ts'
import type { Photo } from '#contract/foundation/shapes.ts'
import type { CatalogueImports, DB } from '#api/database/tables.ts'
import type { CellError } from './cells.ts'
import type { Picture } from './media.ts'
import type { InputRow } from './plan.ts'

type Tx = Kysely<DB>
export type ImportRow = Omit<Selectable<CatalogueImports>, 'status' | 'counts' | 'decimalSign'> & {
  status: 'open' | 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'undoing' | 'undone'
  counts: Counts | null
  decimalSign: '.' | ','
}
type Begun = { businessID: string; userID: string; fileName: string; decimal: '.' | ','; mapping: object }

export async function addImport(db: Tx, { businessID, userID, fileName, decimal, mapping }: Begun): Promise<ImportRow> {
  const row = {
    businessId: businessID,
    userId: userID,
    fileName,
    decimalSign: decimal,
    mapping: JSON.stringify(mapping),
  }
  return (await db.insertInto('catalogueImports').values(row).returningAll().executeTakeFirstOrThrow()) as ImportRow
}

export async function findImport(
  db: Tx,
  { importID, businessID }: { importID: string; businessID?: string },
  lock = false,
): Promise<ImportRow | undefined> {
  return db
    .selectFrom('catalogueImports')
    .selectAll()
    .where('id', '=', importID)
    .$if(businessID !== undefined, (query) => query.where('businessId', '=', businessID!))
    .$if(lock, (query) => query.forUpdate())
    .$castTo<ImportRow>()
    .executeTakeFirst()
}

export function findImports(db: Tx, businessID: string, most: number): Promise<(ImportRow & { rows: number })[]> {
  return db
    .selectFrom('catalogueImports as i')
    .selectAll('i')
    .select((of) =>
      of
        .selectFrom('catalogueRows')
        .whereRef('importId', '=', 'i.id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .$asScalar()
        .as('rows'),
    )
    .where('businessId', '=', businessID)
    .orderBy('askedAt', 'desc')
    .limit(most)
    .$castTo<ImportRow & { rows: number }>()
    .execute()
}

export async function countRows(db: Tx, importID: string): Promise<number> {
  const { n } = await db
    .selectFrom('catalogueRows')
    .where('importId', '=', importID)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

type Changeable = 'status' | 'skipRefused' | 'rowsDone' | 'links' | 'linksDone' | 'endedAt' | 'undoUntil' | 'undoKept'
type Change = Partial<Pick<ImportRow, Changeable>> & { counts?: Counts }
/** Only in one of the states; answers whether it was. */
export async function changeImport(
  db: Tx,
  importID: string,
  { counts, ...change }: Change,
  from: readonly ImportRow['status'][],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('catalogueImports')
    .set({ ...change, ...(counts && { counts: JSON.stringify(counts) }) })
    .where('id', '=', importID)
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The last sent wins. */
export async function putRows(db: Tx, importID: string, rows: readonly InputRow[]): Promise<void> {
  await sql`insert into catalogue_rows (import_id, row, cells)
    select ${importID}, row, cells from json_to_recordset(${JSON.stringify(rows)}::json) as sent (row int, cells json)
    on conflict (import_id, row) do update set cells = excluded.cells, outcome = null`.execute(db)
}

export function findSent(db: Tx, importID: string): Promise<InputRow[]> {
  return db
    .selectFrom('catalogueRows')
    .select(['row', 'cells'])
    .where('importId', '=', importID)
    .orderBy('row')
    .$castTo<InputRow>()
    .execute()
}

export type RowOutcome = {
  row: number
  outcome: string
  draft: boolean
  problems: CellError[]
  productId: string | null
}
export async function putOutcomes(db: Tx, importID: string, judged: readonly RowOutcome[]): Promise<void> {
  await sql`update catalogue_rows r set outcome = j.outcome, draft = j.draft, problems = j.problems, product_id = j."productId"
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
      as j (row int, outcome text, draft boolean, problems jsonb, "productId" uuid)
    where r.import_id = ${importID} and r.row = j.row`.execute(db)
}

type JudgedRow = RowOutcome & { cells: InputRow['cells'] }
export async function findJudged(
  db: Tx,
  importID: string,
  { outcome, skip, size }: { outcome: string | undefined; skip: number; size: number },
): Promise<{ rows: JudgedRow[]; total: number }> {
  const of = db
    .selectFrom('catalogueRows')
    .where('importId', '=', importID)
    .where('outcome', 'is not', null)
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome!))
  const rows = await of.selectAll().orderBy('row').limit(size).offset(skip).$castTo<JudgedRow>().execute()
  const { total } = await of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

type PictureRow = Picture & { source: string }
/** Present content stays. */
export async function putPictures(
  db: Tx,
  importID: string,
  pictures: readonly { source: string; origin: string }[],
): Promise<void> {
  await sql`insert into catalogue_pictures (import_id, source, origin)
    select distinct on (source) ${importID}::uuid, source, origin
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as sent (source text, origin text)
    on conflict (import_id, source) do update set origin = excluded.origin`.execute(db)
}

export function findPictures(db: Tx, importID: string): Promise<PictureRow[]> {
  return db
    .selectFrom('cataloguePictures')
    .select(['source', 'origin', 'photo', 'failed'])
    .where('importId', '=', importID)
    .$castTo<PictureRow>()
    .execute()
}

export async function fillPicture(
  db: Tx,
  importID: string,
  { source, photo }: { source: string; photo: Photo },
): Promise<void> {
  await db
    .updateTable('cataloguePictures')
    .set({ photo: JSON.stringify(photo), failed: false })
    .where('importId', '=', importID)
    .where('source', '=', source)
    .execute()
}

/** Undefined: failed. False if overtaken or ended. */
export async function fillLink(
  db: Tx,
  importID: string,
  { source, photo }: { source: string; photo: Photo | undefined },
): Promise<boolean> {
  const filled = await db
    .updateTable('cataloguePictures')
    .set({ photo: photo ? JSON.stringify(photo) : null, failed: !photo })
    .where('importId', '=', importID)
    .where('source', '=', source)
    .where('photo', 'is', null)
    .returning('source')
    .executeTakeFirst()
  return filled !== undefined
}

export async function takePictures(db: Tx, importID: string): Promise<Photo[]> {
  const rows = await db.deleteFrom('cataloguePictures').where('importId', '=', importID).returning('photo').execute()
  return rows.flatMap(({ photo }) => (photo ? [photo as Photo] : []))
}

type Held = { url: string }[]
type ProductWrite = { id: string; version: number; before: Record<string, unknown> | null; held: Held }

export async function putWritten(db: Tx, importID: string, written: readonly ProductWrite[]): Promise<void> {
  await sql`insert into catalogue_changes (import_id, product_id, version, before, held)
    select ${importID}, id, version, nullif(before, 'null'), held
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (id uuid, version int, before jsonb, held jsonb)`.execute(
    db,
  )
}

export async function takeWritten(db: Tx, importID: string): Promise<ProductWrite[]> {
  const rows = await db.deleteFrom('catalogueChanges').where('importId', '=', importID).returningAll().execute()
  return rows.map(({ productId, version, before, held }) => ({
    id: productId,
    version,
    before: before as ProductWrite['before'],
    held: held as Held,
  }))
}

/** Past the undo period; answers held pictures. */
export async function forgetWritten(db: Tx): Promise<Held> {
  const { rows } = await sql<{ held: Held }>`delete from catalogue_changes c using catalogue_imports i
    where i.id = c.import_id and i.status = 'done' and i.undo_until < now() returning c.held`.execute(db)
  return rows.flatMap(({ held }) => held)
}

/** Not started within a day, or ended a month ago. */
export async function findForgotten(db: Tx): Promise<string[]> {
  const rows = await db
    .selectFrom('catalogueImports')
    .select('id')
    .where('status', '=', 'open')
    .where('askedAt', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  return rows.map(({ id }) => id)
}

export async function removeOldRows(db: Tx): Promise<void> {
  await sql`delete from catalogue_rows r using catalogue_imports i
    where i.id = r.import_id and i.ended_at < now() - interval '30 days'`.execute(db)
}
