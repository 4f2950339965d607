// SQL of addresses of documents that imports named, until their files are here.
import { type Kysely, sql } from 'kysely'
import type { DocumentKind } from '#contract/catalog/documents/kinds.ts'
import type { DB } from '#api/database/tables.ts'

type Db = Kysely<DB>
export type LinkRow = { id: string; businessID: string; productID: string; link: string; kind: DocumentKind | null }

/** An address is fetched once for a product, in this import or an earlier one. */
export async function addLinks(
  tx: Db,
  businessID: string,
  links: readonly { productID: string; link: string; kind: DocumentKind | null }[],
): Promise<void> {
  if (links.length === 0) return
  await sql`insert into document_links (business_id, product_id, link, kind)
    select ${businessID}::uuid, "productID", link, kind
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as sent ("productID" uuid, link text, kind text)
    on conflict (product_id, link) do nothing`.execute(tx)
}

const again = sql`case attempts when 0 then interval '1 hour' else interval '1 day' end`

/** Claimed for one process: three tries, an hour and a day apart, also after a crash. Those of removed products end. */
export async function claimNext(db: Db): Promise<LinkRow | undefined> {
  await sql`update document_links l set state = 'failed' where l.state = 'waiting' and (l.try_at <= now() and l.attempts >= 3
    or not exists (select from own_products p where p.id = l.product_id and p.business_id = l.business_id))`.execute(db)
  const { rows } = await sql<LinkRow>`
    update document_links set attempts = attempts + 1, try_at = now() + ${again}
    where id = (select id from document_links where state = 'waiting' and try_at <= now()
      order by id limit 1 for update skip locked)
    returning id, business_id as "businessID", product_id as "productID", link, kind`.execute(db)
  return rows[0]
}

/** The document that another product has from the same address. */
export async function findSame(tx: Db, { businessID, link }: LinkRow): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select d.id from document_links l join documents d on d.id = l.document_id
    where l.business_id = ${businessID} and l.link = ${link} and d.removed_at is null limit 1`.execute(tx)
  return rows[0]?.id
}

export async function endLink(tx: Db, id: string, documentID: string): Promise<void> {
  await sql`update document_links set state = 'done', document_id = ${documentID} where id = ${id}`.execute(tx)
}

/** The file is not what it should be: no further try. */
export async function failLink(db: Db, id: string): Promise<void> {
  await sql`update document_links set state = 'failed' where id = ${id}`.execute(db)
}

export async function findFailed(db: Db, businessID: string): Promise<{ link: string; name: string }[]> {
  const { rows } = await sql<{ link: string; name: string }>`select l.link, p.name from document_links l
    join own_products p on p.id = l.product_id where l.business_id = ${businessID} and l.state = 'failed' order by l.id desc limit 100`.execute(
    db,
  )
  return rows
}

/** Failures stay a month, so that their list is read. */
export async function forgetOld(tx: Db): Promise<void> {
  await sql`delete from document_links where state = 'failed' and try_at < now() - interval '30 days'`.execute(tx)
}
