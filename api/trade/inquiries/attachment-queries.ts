// SQL of message files and current access to them.
import type pg from 'pg'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { Side } from './writing-queries.ts'

const files = 'messages m cross join lateral jsonb_array_elements(m.files) f'
const isIt = "m.request_id = $1::uuid and f.value ->> 'fileID' = $2"
const isLocked = "f.value ->> 'afterNda' is not null and not nda_opens(m.request_id, m.side)"

/** `locked`: for the other side. */
export async function findFileOf(
  pool: pg.Pool,
  requestID: string,
  fileID: string,
): Promise<{ side: Side; locked: boolean } | undefined> {
  const { rows } = await pool.query<{ side: Side; locked: boolean }>(
    `select m.side, ${isLocked} as locked from ${files} where ${isIt} limit 1`,
    [requestID, fileID],
  )
  return rows[0]
}

export type OpenedAttachment = {
  file: Attachment
  /** Side that sent it. */
  from: Side
  /** Read by the other side. */
  foreign: boolean
}

/** The reader must belong to a side that is open. A locked file is found for its own side alone. */
export async function findFileFor(
  pool: pg.Pool,
  { id, fileID, reader }: { id: string; fileID: string; reader: string },
): Promise<OpenedAttachment | undefined> {
  const { rows } = await pool.query<OpenedAttachment>(
    `select f.value as file, m.side as "from", p.side <> m.side as "foreign" from ${files}
      join side_readers p on p.request_id = m.request_id and p.reader_id = $3::uuid
      where ${isIt} and (p.side = m.side or not (${isLocked})) order by p.side <> m.side limit 1`,
    [id, fileID, reader],
  )
  return rows[0]
}
