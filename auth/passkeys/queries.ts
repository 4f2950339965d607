// SQL of passkeys and challenges.
import type { Insertable, Kysely } from 'kysely'
import type { Challenges, DB, Passkeys } from '../database/tables.ts'

type Db = Kysely<DB>

export function findPasskey(db: Db, credentialId: string) {
  return db.selectFrom('passkeys').selectAll().where('credentialId', '=', credentialId)
}

/** Nothing when any account has it. */
export function addPasskey(db: Db, passkey: Insertable<Passkeys>) {
  return db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returningAll()
}

export function renamePasskey(db: Db, accountId: string, id: string, name: string) {
  return db.updateTable('passkeys').set({ name }).where('id', '=', id).where('accountId', '=', accountId).returningAll()
}

export function removePasskey(db: Db, accountId: string, id: string) {
  return db.deleteFrom('passkeys').where('id', '=', id).where('accountId', '=', accountId).returning('id')
}

export function markUse(db: Db, id: string, counter: number, usedAt: Date) {
  return db.updateTable('passkeys').set({ counter, usedAt }).where('id', '=', id)
}

export function addChallenge(db: Db, challenge: Insertable<Challenges>) {
  return db.insertInto('challenges').values(challenge)
}

/** Nothing when unknown, used, expired or another's. */
export function takeChallenge(db: Db, hash: Buffer, accountId: string | null, now: Date) {
  return db
    .deleteFrom('challenges')
    .where('hash', '=', hash)
    .where('accountId', accountId === null ? 'is' : '=', accountId)
    .where('expiresAt', '>', now)
    .returning('hash')
}
