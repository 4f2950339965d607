// Personal data of watches.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  for (const table of ['savedSearches', 'watches', 'watchNews', 'watchSettings'] as const)
    await tx.deleteFrom(table).where('userId', '=', userID).execute()
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const [searches, watched, news, settings] = await Promise.all([
    db
      .selectFrom('savedSearches')
      .select(['name', 'question', 'locale', 'pace', 'categoryId'])
      .where('userId', '=', userID)
      .orderBy('id')
      .execute(),
    db.selectFrom('watches').select(['thingType', 'thingId']).where('userId', '=', userID).orderBy('id').execute(),
    db
      .selectFrom('watchNews')
      .select(['kind', 'thingType', 'thingId', 'old', 'new', 'at', 'openedAt', 'mailedAt'])
      .where('userId', '=', userID)
      .orderBy('id')
      .execute(),
    sql<{ pace: string }>`select pace from watch_settings where user_id = ${userID}`.execute(db),
  ])
  return { watches: { searches, watched, news, pace: settings.rows[0]?.pace ?? 'daily' } }
}

export const personColumns: PersonColumns = {
  'saved_searches.user_id': { merge: 'moves', once: ['question_key'] },
  'watches.user_id': { merge: 'moves', once: ['thing_id'] },
  'watch_news.user_id': { merge: 'moves', once: ['thing_id', 'kind', 'day'] },
  'watch_settings.user_id': { merge: 'moves', once: [] },
}
