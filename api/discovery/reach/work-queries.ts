// SQL of an owner's work.
import { sql, type Kysely } from 'kysely'
import { endingDays, type endingKinds } from '#contract/discovery/reach.ts'
import type { SubjectCode } from '#contract/trade/inquiries/subjects.ts'
import type { DB } from '#api/database/tables.ts'

export type WaitingRow = {
  id: string
  productID: string | null
  subject: string
  subjectCode: SubjectCode
  rfqID: string | null
  createdAt: Date
  sender: { firstName?: string; lastName?: string; companyName?: string; countryCode?: string } | null
  isBusiness: boolean
  total: number
}

export async function findWaiting(db: Kysely<DB>, businessID: string, most: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select r.id, r.product_id as "productID", r.subject, r.subject_code as "subjectCode", r.rfq_id as "rfqID",
      r.created_at as "createdAt", a.author as sender, r.sender_kind = 'business' as "isBusiness", count(*) over ()::int as total
    from received_inquiries r left join actors a on a.kind = r.sender_kind and a.id = r.sender_id
    where r.business_id = ${businessID} and r.answered_at is null and r.closed_at is null
    order by r.created_at, r.id limit ${most}`.execute(db)
  return rows
}

export type EndingRow = { kind: (typeof endingKinds)[number]; name: string; endsOn: string }

/** Soonest first, including last month's. */
export async function findEnding(db: Kysely<DB>, businessID: string): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    select kind, name, to_char(ends_on, 'YYYY-MM-DD') as "endsOn" from ending_evidence
    where business_id = ${businessID} and ends_on between (now() at time zone 'UTC')::date - 30
      and (now() at time zone 'UTC')::date + ${endingDays}::int
    order by ends_on, name`.execute(db)
  return rows
}
