// SQL of visiting companies.
import { sql, type Kysely } from 'kysely'
import type { DB } from '#api/database/tables.ts'

export type VisitorRow = { id: string; days: number; lastOn: string }

/** Latest first, without blocked ones. Undefined for hidden businesses. */
export async function findVisitors(
  db: Kysely<DB>,
  businessID: string,
  { days, most }: { days: number; most: number },
): Promise<VisitorRow[] | undefined> {
  const own = await db
    .selectFrom('reachVisible')
    .select('since')
    .where('businessId', '=', businessID)
    .executeTakeFirst()
  if (!own) return undefined
  const { rows } = await sql<VisitorRow>`
    select r.visitor_id as id, count(*)::int as days, to_char(max(r.day), 'YYYY-MM-DD') as "lastOn"
    from reach_visitors r join reach_visible v on v.business_id = r.visitor_id
    where r.business_id = ${businessID} and r.day > (now() at time zone 'UTC')::date - ${days}::int
      and not exists (select from block_pairs b where b.actor_id = r.business_id and b.other_id = r.visitor_id)
    group by 1 order by 3 desc, 2 desc, 1 limit ${most}`.execute(db)
  return rows
}

export async function showVisits(db: Kysely<DB>, businessID: string, shown: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (shown) {
      await tx
        .insertInto('reachVisible')
        .values({ businessId: businessID })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return
    }
    await tx.deleteFrom('reachVisible').where('businessId', '=', businessID).execute()
    await sql`delete from reach_visitors where business_id = ${businessID} or visitor_id = ${businessID}`.execute(tx)
  })
}
