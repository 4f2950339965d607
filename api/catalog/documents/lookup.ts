// Documents for neighbors.
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { DocumentAccess } from '#contract/catalog/documents/kinds.ts'
import type { Document } from '#contract/foundation/shapes.ts'
import type { DB } from '#api/database/tables.ts'
import { findOpening } from './opening-queries.ts'
import { endDocuments } from './queries.ts'
import * as queries from './product-queries.ts'
import { datasheetAddress } from './shape.ts'

export { datasheetsIn, documentOf } from './shape.ts'
export type { DocumentOfProduct } from './queries.ts'
export { addLinks as addDocumentLinks } from './link-queries.ts'
export { addGrant as grantDocument, endGrant } from './grant-queries.ts'

type Db = Kysely<DB>
export type Datasheet = Document & { documentID: string; fileID: string }

export async function openDatasheets(db: Db, productID: string): Promise<Datasheet[]> {
  return (await queries.findOpenDatasheets(db, productID)).map(({ id, file }) => {
    const { name, contentType, bytes, fileID } = file
    return { url: datasheetAddress(id, file), name, contentType, bytes, documentID: id, fileID }
  })
}

/** Call after new ones were written. `fileIDs`: those that the product has from now on, in their order. */
export async function keepDatasheets(tx: Db, productID: string, fileIDs: readonly string[]): Promise<void> {
  const open = await queries.findOpenDatasheets(tx, productID)
  const dropped = open.filter(({ file }) => !fileIDs.includes(file.fileID)).map(({ id }) => id)
  await queries.unlink(tx, productID, dropped)
  await endDocuments(tx, await queries.findUnused(tx, dropped))
  await queries.orderDatasheets(tx, productID, fileIDs)
}

export const copyDocuments = queries.copyLinks

export async function endDocumentsOf(tx: Db, productIDs: readonly string[]): Promise<void> {
  if (productIDs.length === 0) return
  await endDocuments(tx, await queries.findUnused(tx, await queries.takeLinks(tx, productIDs)))
}

type AskedDocument = {
  businessID: string
  title: string
  access: DocumentAccess
  mayOpen: boolean
  productID: string | null
}

/** Undefined unless the reader may know of it. */
export async function documentFor(
  pool: pg.Pool,
  id: string,
  reader: string,
  productID: string | undefined,
): Promise<AskedDocument | undefined> {
  const found = await findOpening(pool, id, reader, productID ?? null)
  return found?.visible ? found : undefined
}
