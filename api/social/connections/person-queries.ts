// SQL of a person's connections.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Merge, MergeCounts, PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await tx
    .deleteFrom('connections')
    .where(({ eb, or }) => or([eb('askerId', '=', userID), eb('askedId', '=', userID)]))
    .execute()
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const connections = await db
    .selectFrom('connections')
    .select(['askerKind', 'askerId', 'askedKind', 'askedId', 'askedAt', 'connectedAt'])
    .where(({ eb, or }) => or([eb('askerId', '=', userID), eb('askedId', '=', userID)]))
    .orderBy('id')
    .execute()
  return { connections }
}

export const personColumns: PersonColumns = {
  'connections.asker_id': { merge: 'moves', kind: 'connections' },
  'connections.asked_id': { merge: 'moves', kind: 'connections' },
}

/** Weaker duplicates go: pending, else newer. */
export async function mergePerson(tx: Transaction<DB>, { from, into }: Merge): Promise<MergeCounts> {
  const { rows } = await sql`with sides as (
      select id, asker_id as own, asked_id as other, connected_at from connections where asker_id in (${from}, ${into})
      union all
      select id, asked_id, asker_id, connected_at from connections where asked_id in (${from}, ${into})),
    ranked as (
      select id, other, row_number() over (partition by other order by connected_at nulls last, own = ${from}) as place from sides)
    delete from connections c using ranked r
    where c.id = r.id and (r.place > 1 or r.other in (${from}, ${into})) returning c.id`.execute(tx)
  return { connections: { dropped: rows.length } }
}
