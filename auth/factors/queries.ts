// SQL of factors.
import { sql, type Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'

type Db = Kysely<DB>

export function findAuthenticator(db: Db, accountId: string) {
  return db.selectFrom('authenticators').selectAll().where('accountId', '=', accountId)
}

export function addAuthenticator(db: Db, accountId: string, secret: Buffer, askedAt: Date) {
  return db
    .insertInto('authenticators')
    .values({ accountId, secret, askedAt })
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet({ secret, askedAt }).where('authenticators.confirmedAt', 'is', null),
    )
    .returning('accountId')
}

/** Returns nothing when this or a later step was used. */
export function useStep(db: Db, accountId: string, step: number, confirmedAt?: Date) {
  return db
    .updateTable('authenticators')
    .set({ lastStep: step, ...(confirmedAt && { confirmedAt }) })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', step)
    .where('confirmedAt', confirmedAt ? 'is' : 'is not', null)
    .returning('accountId')
}

export function removeAuthenticator(db: Db, accountId: string) {
  return db
    .deleteFrom('authenticators')
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is not', null)
    .returning('accountId')
}

export async function replaceRecoveryCodes(db: Db, accountId: string, hashes: Buffer[]): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()
  if (hashes.length === 0) return
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((hash) => ({ accountId, hash })))
    .execute()
}

export function useRecoveryCode(db: Db, accountId: string, hash: Buffer) {
  return db
    .deleteFrom('recoveryCodes')
    .where('accountId', '=', accountId)
    .where('hash', '=', hash)
    .returning('accountId')
}

export function countRecoveryCodes(db: Db, accountId: string) {
  return db
    .selectFrom('recoveryCodes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('accountId', '=', accountId)
}

export function findSignIn(db: Db, accountId: string, sessionId: string, since: Date) {
  return db
    .selectFrom('auditEntries')
    .select('happenedAt')
    .where('accountId', '=', accountId)
    .where('event', '=', 'signed-in')
    .where('happenedAt', '>', since)
    .where(sql<string>`detail->>'sessionID'`, '=', sessionId)
    .orderBy('id', 'desc')
    .limit(1)
}

export function listPasskeys(db: Db, accountId: string) {
  return db.selectFrom('passkeys').selectAll().where('accountId', '=', accountId).orderBy('id')
}

export function listIdentities(db: Db, accountId: string) {
  return db.selectFrom('identities').selectAll().where('accountId', '=', accountId)
}

export async function removeFactors(db: Db, accountId: string): Promise<void> {
  for (const table of ['authenticators', 'recoveryCodes', 'passkeys', 'identities'] as const)
    await db.deleteFrom(table).where('accountId', '=', accountId).execute()
}
