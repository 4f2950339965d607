// SQL of reading preferences.
import { type Kysely, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { ReadingPreference } from '#contract/discovery/reading.ts'
import type { PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'

export async function findPreference(pool: pg.Pool, userID: string): Promise<ReadingPreference | undefined> {
  const { rows } = await pool.query<ReadingPreference>({
    name: 'reading-preference',
    text: 'select translate, languages from reading_preferences where user_id = $1',
    values: [userID],
  })
  return rows[0]
}

export async function setPreference(
  db: Kysely<DB>,
  userID: string,
  { translate, languages }: ReadingPreference,
): Promise<void> {
  await sql`insert into reading_preferences (user_id, translate, languages) values (${userID}, ${translate}, ${languages})
    on conflict (user_id) do update set translate = excluded.translate, languages = excluded.languages`.execute(db)
}

export type ThreadReadingRow = { userID: string; always: boolean; language: string }

export async function findReadings(pool: pg.Pool, requestID: string): Promise<ThreadReadingRow[]> {
  const { rows } = await pool.query<ThreadReadingRow>({
    name: 'thread-readings',
    text: 'select user_id as "userID", always, language from thread_readings where request_id = $1 order by since',
    values: [requestID],
  })
  return rows
}

type ReaderOf = { requestID: string; userID: string }

export async function readAlways(db: Kysely<DB>, { requestID, userID }: ReaderOf, language: string): Promise<void> {
  await sql`insert into thread_readings (request_id, user_id, always, language)
    values (${requestID}, ${userID}, true, ${language})
    on conflict (request_id, user_id) do update set always = true, language = excluded.language`.execute(db)
}

export async function readNoMore(db: Kysely<DB>, { requestID, userID }: ReaderOf): Promise<void> {
  await db.deleteFrom('threadReadings').where('requestId', '=', requestID).where('userId', '=', userID).execute()
}

export async function noteReading(
  db: Kysely<DB>,
  userID: string,
  requestIDs: readonly string[],
  language: string,
): Promise<void> {
  await sql`insert into thread_readings as t (request_id, user_id, language)
    select distinct asked.id, ${userID}::uuid, ${language}::text from unnest(${requestIDs}::uuid[]) asked (id) order by 1
    on conflict (request_id, user_id) do update set language = excluded.language
      where t.language <> excluded.language`.execute(db)
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const [preference, threads, translationReports] = await Promise.all([
    db.selectFrom('readingPreferences').select(['translate', 'languages']).where('userId', '=', userID).execute(),
    db
      .selectFrom('threadReadings')
      .select(['requestId', 'always', 'language', 'since'])
      .where('userId', '=', userID)
      .orderBy('requestId')
      .execute(),
    db
      .selectFrom('translationReports')
      .select(['kind', 'thingId', 'language', 'wording', 'outcome', sql<Date>`uuid_time(id)`.as('reportedAt')])
      .where('reportedBy', '=', userID)
      .orderBy('id')
      .execute(),
  ])
  return { reading: { preference: preference[0], threads, translationReports } }
}

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await tx.deleteFrom('readingPreferences').where('userId', '=', userID).execute()
  await tx.deleteFrom('threadReadings').where('userId', '=', userID).execute()
  await tx.deleteFrom('translationReports').where('reportedBy', '=', userID).execute()
}

export const personColumns: PersonColumns = {
  'reading_preferences.user_id': { merge: 'moves', once: [] },
  'translation_reports.reported_by': { merge: 'moves', once: ['thing_id', 'language'], while: 'settled_at' },
  'translation_reports.settled_by': { merge: 'stays' },
  'thread_readings.user_id': { merge: 'moves', once: ['request_id'] },
}
