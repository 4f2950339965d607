// SQL of documents that end.
import { sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'

export type EndingRow = {
  id: string
  businessID: string
  companyName: string
  title: string
  endsOn: string
  before: number
}

export async function takeToRemind(tx: Transaction<DB>, days: readonly number[], most: number): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    with ending as (
      select e.*, (select min(d) from unnest(${days}::int[]) d where e.ends_on - current_date <= d) as before
      from ending_documents e where e.ends_on between current_date and current_date + ${Math.max(...days)}::int),
    due as (select * from ending where reminded is null or reminded > before),
    companies as (select distinct business_id from due order by 1 limit ${most})
    update document_revisions r set reminded = due.before from due join companies using (business_id) where r.id = due.revision_id
    returning due.id, due.business_id as "businessID", due.company_name as "companyName", due.title,
      due.ends_on as "endsOn", due.before`.execute(tx)
  return rows
}
