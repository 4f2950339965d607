// SQL of message files and current access to them.
import type pg from 'pg'
import type { Attachment } from '#contract/identity/files/attachments.ts'

const inThread = `select f.value as file from messages m cross join lateral jsonb_array_elements(m.files) f
  where m.request_id = $1::uuid and f.value ->> 'fileID' = $2`

export async function findFileOf(pool: pg.Pool, requestID: string, fileID: string): Promise<Attachment | undefined> {
  const { rows } = await pool.query<{ file: Attachment }>(`${inThread} limit 1`, [requestID, fileID])
  return rows[0]?.file
}

/** The reader must belong to a side that is open. */
export async function findFileFor(
  pool: pg.Pool,
  { id, fileID, reader }: { id: string; fileID: string; reader: string },
): Promise<Attachment | undefined> {
  const { rows } = await pool.query<{ file: Attachment }>(
    `${inThread} and exists (
      select from request_sides s where s.request_id = m.request_id and case s.actor_kind
        when 'user' then s.actor_id = $3::uuid
        else exists (
          select from open_business_access a
          where a.business_id = s.actor_id and a.user_id = $3::uuid) end) limit 1`,
    [id, fileID, reader],
  )
  return rows[0]?.file
}
