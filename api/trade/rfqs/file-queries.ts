// SQL of RFQ files and current access to them.
import type pg from 'pg'
import type { Attachment } from '#contract/identity/files/attachments.ts'

/** Buyer's people: all files; a supplier's: the RFQ's and its own quotations'. Suspended companies: none. */
export async function findFileFor(
  pool: pg.Pool,
  { id, fileID, reader }: { id: string; fileID: string; reader: string },
): Promise<Attachment | undefined> {
  const { rows } = await pool.query<{ file: Attachment }>(
    `select f.value as file from rfqs r
      cross join lateral (
        select r.files, null::uuid as business_id
        union all
        select q.files, q.business_id from quotations q where q.rfq_id = r.id) owner
      cross join lateral jsonb_array_elements(owner.files) f
      where r.id = $1::uuid and f.value ->> 'fileID' = $2
        and exists (select from actors a where a.kind = 'user' and a.id = $3::uuid)
        and ((r.buyer_kind = 'user' and r.buyer_id = $3::uuid)
          or exists (select from open_business_access b
            where b.user_id = $3::uuid and r.buyer_kind = 'business' and b.business_id = r.buyer_id)
          or exists (select from rfq_suppliers s join open_business_access b on b.business_id = s.business_id
            where s.rfq_id = r.id and b.user_id = $3::uuid and s.business_id = coalesce(owner.business_id, s.business_id)))
      limit 1`,
    [id, fileID, reader],
  )
  return rows[0]?.file
}
