// SQL of external identities and visits.
import type { Insertable, Kysely } from 'kysely'
import type { DB, OpenidVisits } from '../database/tables.ts'

type Db = Kysely<DB>

export function findAccountByIdentity(db: Db, issuer: string, subject: string) {
  return db
    .selectFrom('identities as i')
    .innerJoin('accounts as a', 'a.id', 'i.accountId')
    .selectAll('a')
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
}

/** Nothing when either side is linked elsewhere. */
export function addIdentity(db: Db, identity: { issuer: string; subject: string; accountId: string; linkedAt: Date }) {
  return db
    .insertInto('identities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning('accountId')
}

export function removeIdentity(db: Db, accountId: string, issuer: string) {
  return db
    .deleteFrom('identities')
    .where('accountId', '=', accountId)
    .where('issuer', '=', issuer)
    .returning('accountId')
}

export function addVisit(db: Db, visit: Insertable<OpenidVisits>) {
  return db.insertInto('openidVisits').values(visit)
}

export function takeVisit(db: Db, hash: Buffer, now: Date) {
  return db.deleteFrom('openidVisits').where('hash', '=', hash).where('expiresAt', '>', now).returningAll()
}
