// SQL of the log of opened files.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { NdaSide } from '#contract/trade/ndas/states.ts'
import type { DB } from '#api/database/tables.ts'

type Opening = {
  requestID: string
  fileID: string
  from: NdaSide
  actorID: string
  firm: string
  readerID: string
  person: string
  at: Date
}

/** Revision: files of the same name that the side sent by then. */
export async function addOpening(tx: Transaction<DB>, opening: Opening): Promise<void> {
  const { requestID, fileID, from, actorID, firm, readerID, person, at } = opening
  await sql`
    with opened as (
      select name, position, place from thread_files
      where request_id = ${requestID}::uuid and side = ${from} and file_id = ${fileID} order by position, place limit 1)
    insert into nda_openings (request_id, from_side, file_id, file_name, revision, actor_id, firm, reader_id, person, opened_at)
    select ${requestID}::uuid, ${from}, ${fileID}, o.name, (
        select count(distinct f.file_id) from thread_files f
        where f.request_id = ${requestID}::uuid and f.side = ${from} and f.name = o.name
          and (f.position, f.place) <= (o.position, o.place)),
      ${actorID}::uuid, ${firm}, ${readerID}::uuid, ${person}, ${at}
    from opened o`.execute(tx)
}

export type OpeningRow = {
  openedAt: Date
  fileName: string
  fileId: string
  revision: number
  fromSide: NdaSide
  firm: string
  person: string
}

export async function findOpenings(
  db: Kysely<DB>,
  requestID: string,
  { skip, size }: { skip: number; size: number },
): Promise<{ rows: OpeningRow[]; total: number }> {
  const rows = await db
    .selectFrom('ndaOpenings')
    .select(['openedAt', 'fileName', 'fileId', 'revision', 'fromSide', 'firm', 'person'])
    .where('requestId', '=', requestID)
    .orderBy('openedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(skip)
    .execute()
  const { count } = await db
    .selectFrom('ndaOpenings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('requestId', '=', requestID)
    .executeTakeFirstOrThrow()
  return { rows: rows as OpeningRow[], total: Number(count) }
}
