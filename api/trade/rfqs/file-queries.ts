// SQL of RFQ files and current access to them.
import type pg from 'pg'
import type { Attachment } from '#contract/identity/files/attachments.ts'

export type OpenedFile = {
  file: Attachment
  /** Thread between the file's side and the reader's. */
  requestID: string
  from: 'S' | 'R'
  /** Read by the other side. */
  foreign: boolean
}

/**
 * Buyer's people: all files; a supplier's: the RFQ's and its own quotations'. Suspended companies: none. A locked file is
 * found for its own side alone.
 */
export async function findFileFor(
  pool: pg.Pool,
  { id, fileID, reader }: { id: string; fileID: string; reader: string },
): Promise<OpenedFile | undefined> {
  const { rows } = await pool.query<OpenedFile>(
    `with mine as (
        select s.request_id, s.business_id, 'R' as side from rfq_suppliers s
        join open_business_access b on b.business_id = s.business_id where s.rfq_id = $1::uuid and b.user_id = $3::uuid
        union all
        select s.request_id, s.business_id, 'S' from rfqs r join rfq_suppliers s on s.rfq_id = r.id
        where r.id = $1::uuid and ((r.buyer_kind = 'user' and r.buyer_id = $3::uuid)
          or exists (select from open_business_access b
            where b.user_id = $3::uuid and r.buyer_kind = 'business' and b.business_id = r.buyer_id)))
      select f.value as file, mine.request_id as "requestID", owner.side as "from", owner.side <> mine.side as "foreign"
      from (
        select r.files, null::uuid as business_id, 'S' as side from rfqs r where r.id = $1::uuid
        union all
        select q.files, q.business_id, 'R' from quotations q where q.rfq_id = $1::uuid) owner
      cross join lateral jsonb_array_elements(owner.files) f
      join mine on mine.business_id = coalesce(owner.business_id, mine.business_id)
      where f.value ->> 'fileID' = $2
        and exists (select from actors a where a.kind = 'user' and a.id = $3::uuid)
        and (owner.side = mine.side or f.value ->> 'afterNda' is null or nda_opens(mine.request_id, owner.side))
      order by owner.side <> mine.side limit 1`,
    [id, fileID, reader],
  )
  return rows[0]
}
