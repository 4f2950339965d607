// SQL of documents.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DocumentAccess, DocumentKind, PictureFailure } from '#contract/catalog/documents/kinds.ts'
import type { ProductDocument } from '#contract/catalog/documents/shapes.ts'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import { likeOf } from '#kit/postgres/like.ts'
import type { DB } from '#api/database/tables.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>

/** `url`: public, as datasheets of the product form. */
export type StoredFile = Attachment & { url?: string }
export type DocumentOfProduct = Omit<ProductDocument, 'file' | 'url' | 'ended' | 'picture'> & {
  file: StoredFile
  hasPicture: boolean
}
export type PictureState = PictureFailure | 'made'
export type RevisionRow = {
  id: string
  revision: string
  issuedOn: string | null
  endsOn: string | null
  file: StoredFile
  picture: PictureState | null
  addedAt: string
}
export type DocumentRow = {
  id: string
  businessID: string
  kind: DocumentKind
  title: string
  languages: string[]
  appliesTo: string
  access: DocumentAccess
  updatedAt: string
  revisions: RevisionRow[]
  products: { productID: string; name: string }[]
  downloads: number
  granted: number
}

const whole = sql`d.id, d.business_id as "businessID", d.kind, d.title, d.languages, d.applies_to as "appliesTo", d.access,
  to_json(d.updated_at) as "updatedAt",
  (select json_agg(json_build_object('id', r.id, 'revision', r.revision, 'issuedOn', r.issued_on, 'endsOn', r.ends_on, 'file', r.file,
    'picture', r.picture, 'addedAt', uuid_time(r.id))
    order by r.position desc) from document_revisions r where r.document_id = d.id) as revisions,
  (select coalesce(json_agg(json_build_object('productID', p.id, 'name', p.name) order by p.name, p.id), '[]')
    from document_products l join own_products p on p.id = l.product_id
    where l.document_id = d.id and p.business_id = d.business_id) as products,
  d.former_downloads + (select count(*)::int from document_downloads n where n.document_id = d.id) as downloads,
  (select count(*)::int from document_grants g where g.document_id = d.id and g.until > now()) as granted`

type Page = { q: string; product: string | undefined; document: string | undefined; skip: number; size: number }

export async function findOfBusiness(
  db: Db,
  businessID: string,
  { q, product, document, skip, size }: Page,
): Promise<{ rows: DocumentRow[]; total: number }> {
  const found = sql`from documents d where d.business_id = ${businessID} and d.removed_at is null
    and (${document ?? null}::uuid is null or d.id = ${document ?? null}::uuid)
    and (${q} = '' or folded(d.title) like folded(${likeOf(q)}))
    and (${product ?? null}::uuid is null or exists (
      select from document_products l where l.document_id = d.id and l.product_id = ${product ?? null}::uuid))`
  const [{ rows }, counted] = await Promise.all([
    sql<DocumentRow>`select ${whole} ${found} order by d.id desc offset ${skip} limit ${size}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ])
  return { rows, total: counted.rows[0]!.total }
}

export async function findOne(db: Db, businessID: string, id: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`select ${whole} from documents d
    where d.id = ${id} and d.business_id = ${businessID} and d.removed_at is null`.execute(db)
  return rows[0]
}

export async function lockOne(tx: Tx, businessID: string, id: string): Promise<DocumentRow | undefined> {
  await sql`select from documents where id = ${id} for update`.execute(tx)
  return findOne(tx, businessID, id)
}

/** Exact under the lock of the business. */
export async function countOfBusiness(tx: Db, businessID: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from documents
    where business_id = ${businessID} and removed_at is null`.execute(tx)
  return rows[0]!.count
}

type NewDocument = Pick<DocumentRow, 'businessID' | 'kind' | 'title' | 'languages' | 'appliesTo' | 'access'> & {
  madeBy: string | null
}

export async function addDocument(tx: Db, one: NewDocument): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into documents (business_id, kind, title, languages, applies_to, access, made_by)
    values (${one.businessID}, ${one.kind}, ${one.title}, ${one.languages}::text[], ${one.appliesTo}, ${one.access}, ${one.madeBy})
    returning id`.execute(tx)
  return rows[0]!.id
}

type Change = Partial<Pick<DocumentRow, 'kind' | 'title' | 'languages' | 'appliesTo' | 'access'>>

export async function changeDocument(tx: Db, id: string, change: Change): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ ...change, updatedAt: new Date() })
    .where('id', '=', id)
    .execute()
}

export async function addRevision(
  tx: Db,
  documentID: string,
  { revision, issuedOn, endsOn, file }: Omit<RevisionRow, 'id' | 'addedAt' | 'picture'>,
): Promise<void> {
  await sql`
    insert into document_revisions (document_id, position, revision, issued_on, ends_on, file)
    select ${documentID}::uuid, coalesce(max(position), 0) + 1, ${revision}, ${issuedOn}::date, ${endsOn}::date, ${JSON.stringify(file)}::jsonb
    from document_revisions where document_id = ${documentID}::uuid`.execute(tx)
}

export async function changeRevision(
  tx: Db,
  { id, revision, issuedOn, endsOn, file }: Omit<RevisionRow, 'addedAt' | 'picture'>,
): Promise<void> {
  await sql`update document_revisions set revision = ${revision}, issued_on = ${issuedOn}::date, ends_on = ${endsOn}::date,
    reminded = case when ends_on is not distinct from ${endsOn}::date then reminded end, file = ${JSON.stringify(file)}::jsonb
    where id = ${id}`.execute(tx)
}

export async function findOwn(tx: Db, businessID: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from own_products
    where id = any(${ids}::uuid[]) and business_id = ${businessID}`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Answers products that are new to it. */
export async function linkProducts(tx: Tx, documentID: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`insert into document_products (product_id, document_id, position)
    select p, ${documentID}::uuid, (select coalesce(max(position), 0) + 1 from document_products l where l.product_id = p)
    from unnest(${ids}::uuid[]) p on conflict do nothing returning product_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Hidden products keep their documents. */
export async function unlinkProducts(
  tx: Tx,
  { documentID, businessID }: { documentID: string; businessID: string },
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from document_products l using own_products p
    where l.document_id = ${documentID} and l.product_id <> all(${ids}::uuid[]) and p.id = l.product_id
      and p.business_id = ${businessID} returning l.product_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function findFull(tx: Tx, ids: readonly string[], most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select product_id as id from document_products
    where product_id = any(${ids}::uuid[]) group by 1 having count(*) > ${most}`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function countOfProduct(db: Db, productID: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from document_products
    where product_id = ${productID}`.execute(db)
  return rows[0]!.count
}

export async function findLinked(tx: Db, documentIDs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct product_id as id from document_products
    where document_id = any(${documentIDs}::uuid[])`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function endDocuments(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`select end_documents(${ids}::uuid[])`.execute(tx)
}

/** Three days, for jobs that did not run. */
export async function findEnded(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct p.product_id as id
    from current_documents d join document_products p on p.document_id = d.id
    where d.ends_on between current_date - 3 and current_date - 1`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function countFormer(tx: Db): Promise<void> {
  await sql`with gone as (delete from document_downloads where day < current_date - 90 returning document_id)
    update documents d set former_downloads = former_downloads + g.count
    from (select document_id, count(*)::int as count from gone group by 1) g where d.id = g.document_id`.execute(tx)
}
