// SQL of the log of opened files.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { NdaSide } from '#contract/trade/ndas/states.ts'
import type { FileOpening } from '#api/trade/inquiries/lookup.ts'
import type { DB } from '#api/database/tables.ts'

/** Revision: files of the same name that the side sent by then. */
export async function addOpening(tx: Transaction<DB>, opening: FileOpening): Promise<void> {
  const { requestID, fileID, from, actorID, firm, readerID, person, isMarked, at } = opening
  await sql`
    with opened as (
      select name, position, place from thread_files
      where request_id = ${requestID}::uuid and side = ${from} and file_id = ${fileID} order by position, place limit 1)
    insert into nda_openings (request_id, from_side, file_id, file_name, revision, actor_id, firm, reader_id, person, marked, opened_at)
    select ${requestID}::uuid, ${from}, ${fileID}, o.name, (
        select count(distinct f.file_id) from thread_files f
        where f.request_id = ${requestID}::uuid and f.side = ${from} and f.name = o.name
          and (f.position, f.place) <= (o.position, o.place)),
      ${actorID}::uuid, ${firm}, ${readerID}::uuid, ${person}, ${isMarked}, ${at}::timestamptz
    from opened o`.execute(tx)
}

export type OpeningRow = {
  openedAt: Date
  times: number
  fileName: string
  fileId: string
  revision: number
  fromSide: NdaSide
  firm: string
  person: string
  marked: boolean | null
}

const day = sql`(opened_at at time zone 'UTC')::date`
const repeated = sql`from_side, file_id, file_name, revision, reader_id, firm, person, ${day}`

export async function findOpenings(
  db: Kysely<DB>,
  requestID: string,
  { skip, size }: { skip: number; size: number },
): Promise<{ rows: OpeningRow[]; total: number }> {
  const ofThread = sql`from nda_openings where request_id = ${requestID}::uuid group by ${repeated}`
  const { rows } = await sql<OpeningRow>`
    select max(opened_at) as opened_at, count(*)::int as times, bool_and(marked) as marked, file_name, file_id, revision,
      from_side, firm, person ${ofThread} order by max(opened_at) desc, file_id desc limit ${size} offset ${skip}`.execute(
    db,
  )
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (select ${ofThread}) one`.execute(db)
  return { rows, total: counted[0]!.total }
}
