// All SQL of identities at other providers, and of the visits there. Rules are elsewhere.
import type { Insertable, Kysely } from 'kysely'
import type { DB, OpenidVisits } from '../database/tables.ts'

type Db = Kysely<DB>

/** The account of somebody at a provider. */
export function findAccountByIdentity(db: Db, issuer: string, subject: string) {
  return db
    .selectFrom('identities as i')
    .innerJoin('accounts as a', 'a.id', 'i.accountId')
    .selectAll('a')
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
}

/** Answers nothing when the account is linked with somebody else there, or that one with another account. */
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

/** Ends a visit: it counts once. */
export function takeVisit(db: Db, hash: Buffer, now: Date) {
  return db.deleteFrom('openidVisits').where('hash', '=', hash).where('expiresAt', '>', now).returningAll()
}
