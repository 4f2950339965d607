// One-time tokens, stored as hashes.
import type { Kysely } from 'kysely'
import { handOverSeconds, resetLinkSeconds, verifyLinkSeconds } from '#contract/foundation/constants.ts'
import { later } from './later.ts'
import type { DB } from './database/tables.ts'
import { hashOf, newSecret } from './secrets.ts'

const lifetimes = {
  'hand-over': handOverSeconds,
  verify: verifyLinkSeconds,
  reset: resetLinkSeconds,
  'change-email': verifyLinkSeconds,
} as const
type Purpose = keyof typeof lifetimes

type About = { accountId: string; sessionId?: string; email?: string; browserHash?: Buffer | undefined }

/** New tokens revoke earlier ones of their purpose; hand-overs coexist. */
export async function createToken(db: Kysely<DB>, purpose: Purpose, about: About, now: Date): Promise<string> {
  if (purpose !== 'hand-over') await revokeTokens(db, about.accountId, [purpose])
  const secret = newSecret()
  await db
    .insertInto('oneTimeTokens')
    .values({ hash: hashOf(secret), purpose, ...about, expiresAt: later(now, lifetimes[purpose]) })
    .execute()
  return secret
}

/** Undefined if unknown, used or expired. */
export async function consumeToken(db: Kysely<DB>, purposes: readonly Purpose[], secret: string, now: Date) {
  return db
    .deleteFrom('oneTimeTokens')
    .where('hash', '=', hashOf(secret))
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', now)
    .returning(['purpose', 'accountId', 'sessionId', 'email', 'browserHash'])
    .executeTakeFirst()
}

export async function findToken(db: Kysely<DB>, purposes: readonly Purpose[], secret: string, now: Date) {
  return db
    .selectFrom('oneTimeTokens')
    .select(['purpose', 'accountId', 'browserHash'])
    .where('hash', '=', hashOf(secret))
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

export async function revokeTokens(db: Kysely<DB>, accountId: string, purposes: readonly Purpose[]): Promise<void> {
  await db.deleteFrom('oneTimeTokens').where('accountId', '=', accountId).where('purpose', 'in', purposes).execute()
}
