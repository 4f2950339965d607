// Personal data in territories: who stated, acted and wrote. The statements are the companies'.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const [cells, covers, acts, words, alerts] = await Promise.all([
    sql`select line_id, country_code, state, until, stated_at from territories where stated_by = ${userID}
      order by line_id, country_code`.execute(db),
    sql`select business_id, countries, description, stated_at from coverages where stated_by = ${userID}`.execute(db),
    sql`select agreement_id, side, act, uuid_time(id) as at from agreement_acts where acted_by = ${userID} order by id`.execute(
      db,
    ),
    sql`select dispute_id, side, content, uuid_time(id) as at from agreement_statements where written_by = ${userID}
      order by id`.execute(db),
    sql`select kind, name, question, pace, uuid_time(id) as at from territory_alerts where user_id = ${userID} order by id`.execute(
      db,
    ),
  ])
  const found = {
    cells: cells.rows,
    coverage: covers.rows,
    agreements: acts.rows,
    statements: words.rows,
    savedSearches: alerts.rows,
  }
  return Object.values(found).some((rows) => rows.length > 0) ? { territories: found } : {}
}

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await sql`delete from territory_alerts where user_id = ${userID}`.execute(tx)
  await sql`update territories set stated_by = null where stated_by = ${userID}`.execute(tx)
  await sql`update coverages set stated_by = null where stated_by = ${userID}`.execute(tx)
  await sql`update agreement_acts set acted_by = null where acted_by = ${userID}`.execute(tx)
  await sql`update agreement_statements set written_by = null where written_by = ${userID}`.execute(tx)
  await sql`update agreement_disputes set decided_by = null where decided_by = ${userID}`.execute(tx)
}

export const personColumns: PersonColumns = {
  'territories.stated_by': { merge: 'moves' },
  'coverages.stated_by': { merge: 'moves' },
  'agreement_acts.acted_by': { merge: 'moves' },
  'agreement_statements.written_by': { merge: 'moves' },
  'agreement_disputes.decided_by': { merge: 'moves' },
  'territory_alerts.user_id': { merge: 'moves', once: ['question_key'] },
}
