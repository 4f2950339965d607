// SQL of people's NDAs: access to own texts, export. Agreements and signatures outlive an account: the other side needs
// them as evidence.
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'

/** The reader must belong to a side. */
export async function findTextFor(
  pool: pg.Pool,
  { id, fileID, reader }: { id: string; fileID: string; reader: string },
): Promise<Attachment | undefined> {
  const { rows } = await pool.query<{ file: Attachment | null }>(
    `select n.file from ndas n where n.id = $1::uuid and n.file ->> 'fileID' = $2
      and exists (select from side_readers r where r.request_id = n.request_id and r.reader_id = $3::uuid)`,
    [id, fileID, reader],
  )
  return rows[0]?.file ?? undefined
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const ids = sql`(select ${userID}::uuid union all select m.id from merged_people m where m.merged_into = ${userID}::uuid)`
  const { rows: proposed } = await sql`
    select id, request_id, kind, title, hash, state, proposed_at, settled_at, reason from ndas
    where proposed_by in ${ids} or settled_by in ${ids} order by id`.execute(db)
  const { rows: signed } = await sql`
    select s.nda_id, n.title, s.firm, s.name, s.role, s.address, s.hash, s.signed_at
    from nda_signatures s join ndas n on n.id = s.nda_id where s.signed_by in ${ids} order by s.signed_at`.execute(db)
  const { rows: opened } = await sql`
    select request_id, file_name, revision, firm, person, opened_at from nda_openings
    where reader_id in ${ids} order by opened_at`.execute(db)
  return proposed.length + signed.length + opened.length > 0 ? { ndas: { proposed, signed, opened } } : {}
}

export const personColumns: PersonColumns = {
  'ndas.proposed_by': { merge: 'stays' },
  'ndas.settled_by': { merge: 'stays' },
  'nda_signatures.actor_id': { merge: 'stays' },
  'nda_signatures.signed_by': { merge: 'stays' },
  'nda_openings.actor_id': { merge: 'stays' },
  'nda_openings.reader_id': { merge: 'stays' },
}
