// SQL of API tokens.
import type { Insertable, Kysely } from 'kysely'
import { later } from '../later.ts'
import type { ApiTokens, DB } from '../database/tables.ts'
import { ofViewer } from './queries.ts'

type Db = Kysely<DB>

/** Lets secret scanners recognize them. */
export const apiTokenPrefix = 'wbn_'
const useSeconds = 60 // limits writes to one a minute

export function listApiTokens(db: Db, accountId: string) {
  return db.selectFrom('apiTokens').selectAll().where('accountId', '=', accountId).orderBy('id', 'desc')
}

export function addApiToken(db: Db, token: Insertable<ApiTokens>) {
  return db.insertInto('apiTokens').values(token).returningAll()
}

export function deleteApiToken(db: Db, accountId: string, id: string) {
  return db.deleteFrom('apiTokens').where('id', '=', id).where('accountId', '=', accountId).returning('id')
}
export function deleteApiTokens(db: Db, accountId: string) {
  return db.deleteFrom('apiTokens').where('accountId', '=', accountId)
}

export function findApiTokenOwner(db: Db, hash: Buffer) {
  return db
    .selectFrom('apiTokens as t')
    .innerJoin('accounts as a', 'a.id', 't.accountId')
    .select([...ofViewer, 't.id as tokenId', 't.businessId', 't.scopes', 't.expiresAt'])
    .where('t.hash', '=', hash)
    .where('a.status', 'in', ['pending', 'active'])
}

export function markApiTokenUse(db: Db, id: string, now: Date) {
  return db
    .updateTable('apiTokens')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where((is) => is.or([is('usedAt', 'is', null), is('usedAt', '<', later(now, -useSeconds))]))
}
