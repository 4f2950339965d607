// SQL of readable RFQs.
import type pg from 'pg'
import { ids } from '#kit/postgres/planned.ts'
import type { QuotationRow, RfqRow } from './queries.ts'

type Reader = { viewerID: string; accesses: readonly string[] }

/** SQL: $2 viewer, $3 accesses. */
const actsFor = (id: string) => `(${id} = $2::uuid or exists (
  select from open_business_access a
  where a.user_id = $2::uuid and a.access = any($3::text[]) and a.business_id = ${id}))`

type RfqTextsRow = Pick<RfqRow, 'id' | 'title' | 'description' | 'language'> & {
  businessID: string | null
  names: string[]
}

export async function findRfqTexts(
  pool: pg.Pool,
  rfqIDs: readonly string[],
  { viewerID, accesses }: Reader,
): Promise<RfqTextsRow[]> {
  const { rows } = await pool.query<RfqTextsRow>({
    name: 'rfq-texts',
    text: `select r.id, r.title, r.description, nullif(r.language, 'und') as language,
        case r.buyer_kind when 'business' then r.buyer_id end as "businessID",
        array(select f.company_name from business_facts f
          where f.id = r.buyer_id or f.id in (select s.business_id from rfq_suppliers s where s.rfq_id = r.id)) as names
      from rfqs r where r.id = any(${ids('$1')}) and (${actsFor('r.buyer_id')}
        or exists (select from rfq_suppliers s where s.rfq_id = r.id and ${actsFor('s.business_id')}))`,
    values: [rfqIDs, viewerID, accesses],
  })
  return rows
}

type QuotationTextsRow = Pick<QuotationRow, 'id' | 'note' | 'language'> & {
  businessID: string
  names: string[]
  requestID: string
  own: boolean
}

export async function findQuotationTexts(
  pool: pg.Pool,
  quotationIDs: readonly string[],
  { viewerID, accesses }: Reader,
): Promise<QuotationTextsRow[]> {
  const { rows } = await pool.query<QuotationTextsRow>({
    name: 'quotation-texts',
    text: `select q.id, q.note, nullif(q.language, 'und') as language, q.business_id as "businessID",
        s.request_id as "requestID", ${actsFor('q.business_id')} as own,
        array(select f.company_name from business_facts f where f.id in (r.buyer_id, q.business_id)) as names
      from quotations q join rfqs r on r.id = q.rfq_id
      join rfq_suppliers s on s.rfq_id = q.rfq_id and s.business_id = q.business_id
      where q.id = any(${ids('$1')}) and (${actsFor('r.buyer_id')} or ${actsFor('q.business_id')})`,
    values: [quotationIDs, viewerID, accesses],
  })
  return rows
}
