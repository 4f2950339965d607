// Signed tokens of links that end emails: of one saved search, or of all.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { Uuid } from '#contract/foundation/shapes.ts'
import type { DB } from '#api/database/tables.ts'
import { endEmails, findLetterKey } from './digest-queries.ts'

const prefix = 'watches.'
const signed = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** No search: every email. */
export async function watchToken(pool: pg.Pool, userID: string, search?: string): Promise<string> {
  const said = `${prefix}${userID}.${search ?? 'all'}`
  return `${said}.${signed(await findLetterKey(pool), said)}`
}

/** Undefined for a token of another kind, false for a false one. */
export async function endWatchEmails(
  { db, pool }: { db: Kysely<DB>; pool: pg.Pool },
  token: string,
): Promise<boolean | undefined> {
  if (!token.startsWith(prefix)) return undefined
  const [userID = '', search = '', signature = ''] = token.slice(prefix.length).split('.')
  const expected = Buffer.from(signed(await findLetterKey(pool), `${prefix}${userID}.${search}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  if (!Uuid.safeParse(userID).success || (search !== 'all' && !Uuid.safeParse(search).success)) return false
  await endEmails(db, userID, search === 'all' ? undefined : search)
  return true
}
