// SQL of account data, without secrets or email texts.
import { sql, type Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'

type Db = Kysely<DB>

export function listAllSessions(db: Db, accountId: string, only: string | undefined) {
  return db
    .selectFrom('sessions')
    .select(['device', 'address', 'startedAt', 'lastSeenAt', 'expiresAt', 'endedAt'])
    .where('accountId', '=', accountId)
    .$if(only !== undefined, (query) => query.where('id', '=', only!))
    .orderBy('id', 'desc')
}

export function listEvents(db: Db, accountId: string, most: number, only: string | undefined) {
  return db
    .selectFrom('auditEntries')
    .select(['event', 'happenedAt', 'address', 'device', 'detail'])
    .where('accountId', '=', accountId)
    .$if(only !== undefined, (query) => query.where(sql<string>`detail->>'sessionID'`, '=', only!))
    .orderBy('id', 'desc')
    .limit(most)
}

export function listEmails(db: Db, recipient: string) {
  return db
    .selectFrom('mails')
    .select(['subject', 'postedAt', 'sentAt'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
}
