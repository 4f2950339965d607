// SQL of documents by product.
import { type Kysely, sql } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import type { StoredFile } from './queries.ts'

type Db = Kysely<DB>
export type OpenDatasheet = { id: string; file: StoredFile }

export async function findOpenDatasheets(db: Db, productID: string): Promise<OpenDatasheet[]> {
  const { rows } =
    await sql<OpenDatasheet>`select d.id, d.file from document_products p join current_documents d on d.id = p.document_id
    where p.product_id = ${productID} and d.kind = 'datasheet' and d.access = 'open' order by p.position, d.id`.execute(
      db,
    )
  return rows
}

export async function unlink(tx: Db, productID: string, documentIDs: readonly string[]): Promise<void> {
  await sql`delete from document_products where product_id = ${productID} and document_id = any(${documentIDs}::uuid[])`.execute(
    tx,
  )
}

export async function orderDatasheets(tx: Db, productID: string, fileIDs: readonly string[]): Promise<void> {
  await sql`update document_products p set position = array_position(${fileIDs}::text[], d.file ->> 'fileID')
    from current_documents d where d.id = p.document_id and p.product_id = ${productID}
      and d.kind = 'datasheet' and d.file ->> 'fileID' = any(${fileIDs}::text[])`.execute(tx)
}

export async function findUnused(tx: Db, documentIDs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select d.id from current_documents d where d.id = any(${documentIDs}::uuid[])
    and d.kind = 'datasheet' and not exists (select from document_products p where p.document_id = d.id)`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function copyLinks(tx: Db, from: string, to: string): Promise<void> {
  await sql`insert into document_products (product_id, document_id, position)
    select ${to}::uuid, document_id, position from document_products where product_id = ${from}`.execute(tx)
}

export async function takeLinks(tx: Db, productIDs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from document_products where product_id = any(${productIDs}::uuid[])
    returning document_id as id`.execute(tx)
  return [...new Set(rows.map(({ id }) => id))]
}
