// SQL of addresses of documents in imports.
import { type Kysely, sql } from 'kysely'
import type { DocumentKind, LinkReason } from '#contract/catalog/documents/kinds.ts'
import type { DB } from '#api/database/tables.ts'

type Db = Kysely<DB>
export type LinkRow = { id: string; businessID: string; productID: string; link: string; kind: DocumentKind | null }

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

/** Three tries, an hour and a day apart, also after a crash. */
export async function failHopeless(db: Db): Promise<void> {
  await sql`update document_links l set state = 'failed', reason = 'address'
    where l.state = 'waiting' and (l.try_at <= now() and l.attempts >= 3
      or not exists (select from own_products p where p.id = l.product_id and p.business_id = l.business_id))`.execute(
    db,
  )
}

const waiting = sql`l.state = 'waiting' and l.try_at <= now() and l.attempts < 3
  and exists (select from own_products p where p.id = l.product_id and p.business_id = l.business_id)`

/** Businesses take turns. */
export async function claimNext(db: Db, busy: readonly string[]): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    with turns as (
      select w.business_id from (
        select distinct l.business_id from document_links l where ${waiting} and l.business_id <> all(${busy}::uuid[])) w
      order by (select max(claimed_at) from document_links d where d.business_id = w.business_id) nulls first, w.business_id limit 1)
    update document_links set attempts = attempts + 1, try_at = now() + ${again}, claimed_at = now()
    where id = (select l.id from document_links l where l.business_id = (select business_id from turns) and ${waiting}
      order by l.id limit 1 for update skip locked)
    returning id, business_id as "businessID", product_id as "productID", link, kind`.execute(db)
  return rows[0]
}

export async function findSame(tx: Db, { businessID, link }: LinkRow): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select d.id from document_links l join documents d on d.id = l.document_id
    where l.business_id = ${businessID} and l.link = ${link} and d.removed_at is null limit 1`.execute(tx)
  return rows[0]?.id
}

export async function endLink(tx: Db, id: string, documentID: string): Promise<void> {
  await sql`update document_links set state = 'done', document_id = ${documentID} where id = ${id}`.execute(tx)
}

export async function failLink(db: Db, id: string, reason: LinkReason): Promise<void> {
  await sql`update document_links set state = 'failed', reason = ${reason} where id = ${id}`.execute(db)
}

type FailedLink = { link: string; name: string; reason: LinkReason | null }

export async function findFailed(db: Db, businessID: string): Promise<FailedLink[]> {
  const { rows } = await sql<FailedLink>`select l.link, p.name, l.reason from document_links l
    join own_products p on p.id = l.product_id where l.business_id = ${businessID} and l.state = 'failed' order by l.id desc limit 100`.execute(
    db,
  )
  return rows
}

export async function forgetOld(tx: Db): Promise<void> {
  await sql`delete from document_links where state = 'failed' and try_at < now() - interval '30 days'`.execute(tx)
}
