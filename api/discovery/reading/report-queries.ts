// SQL of translation reports.
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { lockActor } from '#api/database/locks.ts'
import type { DB, TranslationReports } from '#api/database/tables.ts'

type Tx = Transaction<DB>

const settledDays = 90
export type ReportRow = Selectable<TranslationReports> & { reportedAt: Date }
type NewReport = Pick<ReportRow, 'kind' | 'thingId' | 'businessId' | 'language' | 'wording' | 'reportedBy'>
export type Outcome = 'discarded' | 'dismissed'

const reported = (db: Kysely<DB>) =>
  db
    .selectFrom('translationReports as r')
    .selectAll('r')
    .select(sql<Date>`uuid_time(r.id)`.as('reportedAt'))

export async function countLately(tx: Tx, userID: string): Promise<number> {
  await lockActor(tx, `translation reports ${userID}`)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from translation_reports
    where reported_by = ${userID} and id > uuidv7(interval '-1 day')`.execute(tx)
  return rows[0]!.count
}

/** Undefined where this reader's report waits already; its wording is updated. */
export async function addReport(tx: Tx, row: NewReport): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    insert into translation_reports as r (kind, thing_id, business_id, language, wording, reported_by)
    values (${row.kind}, ${row.thingId}, ${row.businessId}, ${row.language}, ${row.wording}, ${row.reportedBy})
    on conflict (thing_id, language, reported_by) where settled_at is null do update
      set wording = coalesce(nullif(excluded.wording, ''), r.wording)
    returning id, xmax = 0 as "isNew"`.execute(tx)
  const { id, isNew } = rows[0]!
  return isNew ? id : undefined
}

type Scope = { businessID: string; resourceID: string | undefined }

export function findOfBusiness(db: Kysely<DB>, { businessID, resourceID }: Scope, most: number): Promise<ReportRow[]> {
  return reported(db)
    .where('r.businessId', '=', businessID)
    .$if(resourceID !== undefined, (all) => all.where('r.thingId', '=', resourceID!))
    .where('r.settledAt', 'is', null)
    .orderBy('r.id', 'desc')
    .limit(most)
    .execute()
}

export function findWaiting(db: Kysely<DB>, most: number): Promise<ReportRow[]> {
  return db
    .selectFrom('waitingTranslationReports as r')
    .selectAll('r')
    .select(sql<Date>`uuid_time(r.id)`.as('reportedAt'))
    .orderBy('r.id')
    .limit(most)
    .$castTo<ReportRow>()
    .execute()
}

export function lockReport(tx: Tx, id: string) {
  return tx.selectFrom('translationReports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type Selector = Pick<ReportRow, 'thingId' | 'language'> | Pick<ReportRow, 'id'>

export async function settle(tx: Tx, which: Selector, outcome: Outcome, settledBy: string): Promise<void> {
  await tx
    .updateTable('translationReports')
    .set({ outcome, settledBy, settledAt: sql<Date>`now()` })
    .where((all) => all.and(which))
    .where('settledAt', 'is', null)
    .execute()
}

export async function forgetSettled(db: Kysely<DB>): Promise<void> {
  await sql`delete from translation_reports where settled_at < now() - make_interval(days => ${settledDays})`.execute(
    db,
  )
}
