// What companies of a country accept, and who sells to its market. Both read many profiles: callers keep the answer for a while.
import type pg from 'pg'

const isPublic = `b.status = 'active' and b.removed_at is null`

/** Delivery terms by how many companies of the countries accept them, most first. */
export async function countDeliveryTerms(
  pool: pg.Pool,
  countries: readonly string[],
  most: number,
): Promise<{ code: string; count: number }[]> {
  const { rows } = await pool.query<{ code: string; count: number }>(
    `select term as code, count(*)::int as count
      from businesses b, jsonb_array_elements_text(b.business_terms -> 'acceptedDeliveryTerms') term
      where b.country_code = any($1) and ${isPublic} group by term order by count desc, term limit $2`,
    [countries, most],
  )
  return rows
}

/** Manufacturers, distributors, wholesalers and exporters of other countries that name one of the markets; verified ones first. */
export async function findSuppliers(
  pool: pg.Pool,
  { countries, markets }: { countries: readonly string[]; markets: readonly string[] },
  most: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select b.id from businesses b
      where not b.country_code = any($1) and b.trade_capabilities -> 'markets' ?| $2 and ${isPublic}
        and b.business_type in ('MA', 'DI', 'WS', 'EX')
      order by b.verified_at is null, b.registered_at desc, b.id limit $3`,
    [countries, markets, most],
  )
  return rows.map(({ id }) => id)
}
