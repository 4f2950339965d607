// Territories for neighbors: sellers that both sides confirm in a country.
import { type Kysely, sql } from 'kysely'
import type { DB } from '#api/database/tables.ts'

export async function appointedIn(
  db: Kysely<DB>,
  supplierIDs: readonly string[],
  country: string,
): Promise<Map<string, string>> {
  if (supplierIDs.length === 0) return new Map()
  const { rows } = await sql<{ distributorId: string; supplierId: string }>`
    select a.distributor_id, a.supplier_id from agreements a
    where a.supplier_id = any(${supplierIDs}::uuid[]) and ${country} = any(a.countries) and a.state in ('inForce', 'notice')
      and a.role <> 'servicePartner' and a.supplier_lists and a.distributor_lists and a.starts_on <= current_date
      and coalesce(least(a.ends_on, a.notice_until), current_date) >= current_date
    order by a.id`.execute(db)
  return new Map(rows.map(({ distributorId, supplierId }) => [distributorId, supplierId]))
}
