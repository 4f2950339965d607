// Support requests for other capabilities: how many wait, and all of a person.
import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'
import { countWaiting, findWrittenBy } from './queries.ts'

export { forgetPerson } from './queries.ts'

export function countWaitingSupport({ db }: { db: Kysely<DB> }, targetHours: number) {
  return countWaiting(db, targetHours)
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const supportMessages = await findWrittenBy(db, userID)
  return supportMessages.length > 0 ? { supportMessages } : {}
}
