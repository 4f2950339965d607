// A person's part in documents.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const { rows: opened } =
    await sql`select d.title, d.kind, l.company_id, l.at from document_leads l join documents d on d.id = l.document_id
    where l.user_id = ${userID} order by l.at`.execute(db)
  const { rows: granted } = await sql`select d.title, d.kind, g.request_id, g.granted_at, g.until
    from document_grants g join documents d on d.id = g.document_id where g.actor_id = ${userID} order by g.granted_at`.execute(
    db,
  )
  return opened.length + granted.length > 0 ? { documents: { opened, granted } } : {}
}

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await sql`delete from document_leads where user_id = ${userID}`.execute(tx)
  await sql`delete from document_grants where actor_id = ${userID}`.execute(tx)
  await sql`update documents set made_by = null where made_by = ${userID}`.execute(tx)
  await sql`update document_grants set granted_by = null where granted_by = ${userID}`.execute(tx)
}

export const personColumns: PersonColumns = {
  'documents.made_by': { merge: 'moves' },
  'document_leads.user_id': { merge: 'moves', once: ['document_id'] },
  'document_grants.actor_id': { merge: 'moves', once: ['document_id'] },
  'document_grants.granted_by': { merge: 'moves' },
}
