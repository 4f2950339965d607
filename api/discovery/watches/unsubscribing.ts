// Signed tokens that end emails.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { Uuid } from '#contract/foundation/shapes.ts'
import type { DB } from '#api/database/tables.ts'
import { endEmails, findSigningKey } from './digest-queries.ts'

const prefix = 'watches.'
const signed = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

export async function watchToken(pool: pg.Pool, userID: string, search?: string): Promise<string> {
  const text = `${prefix}${userID}.${search ?? 'all'}`
  return `${text}.${signed(await findSigningKey(pool), text)}`
}

/** Undefined for tokens of other kinds, false for forged ones. */
export async function endWatchEmails(
  { db, pool }: { db: Kysely<DB>; pool: pg.Pool },
  token: string,
): Promise<boolean | undefined> {
  if (!token.startsWith(prefix)) return undefined
  const [userID = '', search = '', signature = ''] = token.slice(prefix.length).split('.')
  const expected = Buffer.from(signed(await findSigningKey(pool), `${prefix}${userID}.${search}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  if (!Uuid.safeParse(userID).success || (search !== 'all' && !Uuid.safeParse(search).success)) return false
  await endEmails(db, userID, search === 'all' ? undefined : search)
  return true
}
