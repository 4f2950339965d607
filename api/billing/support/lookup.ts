// Support requests for neighbors.
import type { Kysely } from 'kysely'
import type { PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import { countWaiting, findQueue, findWrittenBy } from './queries.ts'

export { forgetPerson } from './queries.ts'

export function countWaitingSupport({ db }: { db: Kysely<DB> }, targetHours: number) {
  return countWaiting(db, targetHours)
}

export async function findSupportRequests({ db }: { db: Kysely<DB> }, words: string, most: number) {
  const { rows } = await findQueue(db, { status: 'all', q: words }, { direction: 'desc', limit: most, offset: 0 })
  return rows.map(({ id, subject: name, companyName: detail }) => ({ id, name, detail }))
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const supportMessages = await findWrittenBy(db, userID)
  return supportMessages.length > 0 ? { supportMessages } : {}
}

export const personColumns: PersonColumns = {
  'support_requests.writer_id': { merge: 'moves', kind: 'support' },
  'support_messages.writer_id': { merge: 'moves' },
  'support_minutes.booked_by': { merge: 'stays' },
}
