// SQL of opening documents.
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { DocumentAccess } from '#contract/catalog/documents/kinds.ts'
import type { DB } from '#api/database/tables.ts'
import type { DocumentOfProduct, StoredFile } from './queries.ts'

export type Opening = {
  businessID: string
  title: string
  access: DocumentAccess
  file: StoredFile
  hasPicture: boolean
  mayOpen: boolean
  visible: boolean
  productID: string | null
}

export async function findOpening(
  pool: pg.Pool,
  documentID: string,
  reader: string | null,
  productID: string | null,
): Promise<Opening | undefined> {
  const { rows } = await pool.query<Opening>({
    name: 'document-opening',
    text: `select d.business_id as "businessID", d.title, d.access, d.file, d.has_picture as "hasPicture", may_open_document(d.id, $2::uuid) as "mayOpen",
        shown.id is not null and not exists (
          select from block_pairs b where b.actor_id = d.business_id and b.other_id = $2::uuid) as visible,
        shown.id as "productID"
      from current_documents d left join lateral (
        select v.id from document_products p join visible_products v on v.id = p.product_id and v.owner_id = d.business_id
        where p.document_id = d.id order by v.id is distinct from $3::uuid, p.position limit 1) shown on true
      where d.id = $1::uuid`,
    values: [documentID, reader, productID],
  })
  return rows[0]
}

export type PublicRow = DocumentOfProduct & {
  businessID: string
  products: { productID: string; slug: string; name: string }[]
}

export async function findPublic(pool: pg.Pool, id: string): Promise<PublicRow | undefined> {
  const { rows } = await pool.query<PublicRow>({
    name: 'document-public',
    text: `select d.id as "documentID", d.business_id as "businessID", d.kind, d.title, d.languages, d.applies_to as "appliesTo",
        d.access, d.revision, d.issued_on as "issuedOn", d.ends_on as "endsOn", to_json(d.updated_at) as "updatedAt", d.file,
        d.has_picture as "hasPicture", shown.products
      from current_documents d cross join lateral (
        select json_agg(json_build_object('productID', o.id, 'slug', o.slug, 'name', o.name) order by o.name, o.id) as products
        from document_products p join visible_products v on v.id = p.product_id and v.owner_id = d.business_id
          join own_products o on o.id = v.id
        where p.document_id = d.id) shown
      where d.id = $1::uuid and shown.products is not null`,
    values: [id],
  })
  return rows[0]
}

/** Its people read all revisions, others the current one. A null reader is a stranger. */
export async function findReadable(
  pool: pg.Pool,
  { id, fileID, reader }: { id: string; fileID: string; reader: string | null },
): Promise<StoredFile | undefined> {
  const { rows } = await pool.query<{ file: StoredFile }>({
    name: 'document-file',
    text: `select r.file from document_revisions r join documents d on d.id = r.document_id
      where d.id = $1::uuid and d.removed_at is null and r.file ->> 'fileID' = $2 and may_open_document(d.id, $3::uuid)
        and (r.position = (select max(l.position) from document_revisions l where l.document_id = d.id)
          or exists (select from business_access a where a.business_id = d.business_id and a.user_id = $3::uuid))
      limit 1`,
    values: [id, fileID, reader],
  })
  return rows[0]?.file
}

export async function isOwn(pool: pg.Pool, businessID: string, reader: string): Promise<boolean> {
  const { rows } = await pool.query<{ own: boolean }>({
    name: 'document-own',
    text: `select exists (select from business_access where business_id = $1::uuid and user_id = $2::uuid) as own`,
    values: [businessID, reader],
  })
  return rows[0]!.own
}

/** `person`: keyed hash of the day. Safe to repeat. */
export async function countDownload(
  db: Kysely<DB>,
  { documentID, day, person }: { documentID: string; day: string; person: string },
): Promise<void> {
  await sql`insert into document_downloads (document_id, day, person)
    values (${documentID}, ${day}::date, reach_mark(${person}, ${documentID}, 'downloaded')) on conflict do nothing`.execute(
    db,
  )
}

export async function addLead(
  db: Kysely<DB>,
  { documentID, userID, companyID }: { documentID: string; userID: string; companyID: string | null },
): Promise<void> {
  await sql`insert into document_leads (document_id, user_id, company_id) values (${documentID}, ${userID}, ${companyID})
    on conflict (document_id, user_id) do update set at = now(), company_id = coalesce(excluded.company_id, document_leads.company_id)`.execute(
    db,
  )
}

export type LeadRow = {
  id: string
  documentID: string
  title: string
  userID: string
  name: string
  username: string
  companyID: string | null
  at: Date
}

export async function findLeads(
  db: Kysely<DB>,
  businessID: string,
  { skip, size }: { skip: number; size: number },
): Promise<{ rows: LeadRow[]; total: number }> {
  const found = sql`from document_leads l join documents d on d.id = l.document_id join lead_people u on u.id = l.user_id
    where d.business_id = ${businessID} and d.removed_at is null`
  const [{ rows }, counted] = await Promise.all([
    sql<LeadRow>`select l.id, d.id as "documentID", d.title, u.id as "userID", u.name, u.username, l.company_id as "companyID", l.at
      ${found} order by l.at desc, l.id offset ${skip} limit ${size}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ])
  return { rows, total: counted.rows[0]!.total }
}
