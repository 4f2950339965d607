// SQL of pictures of models.
import { type Kysely, sql } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import type { PictureState, StoredFile } from './queries.ts'

type Db = Kysely<DB>
export type ModelRow = { id: string; documentID: string; file: StoredFile }

/** Three tries, also after a crash. */
export async function claimModel(db: Db): Promise<ModelRow | undefined> {
  await sql`update document_revisions set picture = 'ended' where picture is null and file ->> 'contentType' = 'model/step'
    and picture_tries >= 3 and picture_due_at <= now()`.execute(db)
  const { rows } = await sql<ModelRow>`
    update document_revisions set picture_tries = picture_tries + 1, picture_due_at = now() + interval '15 minutes'
    where id = (select r.id from document_revisions r where r.picture is null and r.file ->> 'contentType' = 'model/step'
        and r.picture_due_at <= now() and exists (select from documents d where d.id = r.document_id and d.removed_at is null)
      order by r.id limit 1 for update skip locked)
    returning id, document_id as "documentID", file`.execute(db)
  return rows[0]
}

export async function endModel(tx: Db, id: string, picture: PictureState): Promise<void> {
  await sql`update document_revisions set picture = ${picture} where id = ${id}`.execute(tx)
}
