// The SQL of files of messages: which there are, and who may read them at this moment. Rules are elsewhere.
import type pg from 'pg'
import type { StoredFileOfMessage } from './writing-queries.ts'

/** The key that signs addresses of files. */
export async function findFileKey(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ key: string }>('select key from message_file_key')
  return rows[0]!.key
}

const inThread = `select f.value as file from messages m cross join lateral jsonb_array_elements(m.files) f
  where m.request_id = $1::uuid and m.type = 'file' and f.value ->> 'fileID' = $2`

export async function findFileOf(
  pool: pg.Pool,
  requestID: string,
  fileID: string,
): Promise<StoredFileOfMessage | undefined> {
  const { rows } = await pool.query<{ file: StoredFileOfMessage }>(`${inThread} limit 1`, [requestID, fileID])
  return rows[0]?.file
}

/** The file, where the person is a side of the thread, or belongs to a business that is one. */
export async function findFileFor(
  pool: pg.Pool,
  { rid, fileID, reader }: { rid: string; fileID: string; reader: string },
): Promise<StoredFileOfMessage | undefined> {
  const { rows } = await pool.query<{ file: StoredFileOfMessage }>(
    `${inThread} and exists (select from message_readers r where r.id = m.id and r.reader_id = $3::uuid) limit 1`,
    [rid, fileID, reader],
  )
  return rows[0]?.file
}
