// SQL of sessions and tokens.
import { sql, type Insertable, type Kysely, type Updateable } from 'kysely'
import type pg from 'pg'
import { sessionsEnded } from '#contract/foundation/constants.ts'
import { add } from '#kit/jobs/jobs.ts'
import { prepared } from '#kit/postgres/prepared.ts'
import type { DB, Families, Sessions } from '../database/tables.ts'
import { forgiving } from '../throttle.ts'

type Db = Kysely<DB>

export function listSessions(db: Db, accountId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
}

function findLiving(db: Db, now: Date) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.accountId')
    .select(['s.id', 's.accountId', 's.cookieHash', 'a.status'])
    .where('s.endedAt', 'is', null)
    .where('s.expiresAt', '>', now)
}
export function findSession(db: Db, id: string, now: Date) {
  return findLiving(db, now).where('s.id', '=', id)
}
export function findSessionByCookie(db: Db, cookieHash: Buffer, now: Date) {
  return findLiving(db, now).where('s.cookieHash', '=', cookieHash)
}

export function countSessions(db: Db, accountId: string, device: string) {
  return db
    .selectFrom('sessions')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where device = ${device}))::int`.as('alike'),
    ])
    .where('accountId', '=', accountId)
}

export function addSession(db: Db, session: Insertable<Sessions>) {
  return db.insertInto('sessions').values(session).returning('id')
}

export function changeSession(db: Db, id: string, changes: Updateable<Sessions>) {
  return db.updateTable('sessions').set(changes).where('id', '=', id)
}

/** Bound devices end by a job of the transaction. */
export async function endSessions(
  tx: Db,
  accountId: string,
  now: Date,
  { only, but }: { only?: string; but?: string } = {},
): Promise<{ id: string }[]> {
  const ended = await tx
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only!))
    .$if(but !== undefined, (query) => query.where('id', '<>', but!))
    .returning('id')
    .execute()
  await reportEnded(
    tx,
    ended.map(({ id }) => id),
  )
  return ended
}

export async function reportEnded(tx: Db, sessionIDs: readonly string[]): Promise<void> {
  if (sessionIDs.length > 0) await add(tx, sessionsEnded, { sessionIDs })
}

export function addFamily(db: Db, family: Insertable<Families>) {
  return db.insertInto('families').values(family).returning('id')
}

export function findFamily(db: Db, id: string) {
  return db
    .selectFrom('families as f')
    .innerJoin('sessions as s', 's.id', 'f.sessionId')
    .innerJoin('accounts as a', 'a.id', 's.accountId')
    .selectAll('f')
    .select(['s.accountId', 's.endedAt as sessionEndedAt', 'a.status'])
    .where('f.id', '=', id)
}

/** Nothing when overtaken or ended. */
export function turnFamily(
  db: Db,
  { id, currentHash }: { id: string; currentHash: Buffer },
  turned: Updateable<Families>,
  seen: Updateable<Sessions>,
) {
  return db
    .with('turned', (inner) =>
      inner
        .updateTable('families')
        .set(turned)
        .where('id', '=', id)
        .where('currentHash', '=', currentHash)
        .where('endedAt', 'is', null)
        .returning('sessionId'),
    )
    .updateTable('sessions')
    .from('turned')
    .set(seen)
    .whereRef('sessions.id', '=', 'turned.sessionId')
    .where('sessions.endedAt', 'is', null)
    .returning('sessions.id')
}

export function endFamily(db: Db, id: string, endedAt: Date) {
  return db.updateTable('families').set({ endedAt }).where('id', '=', id).where('endedAt', 'is', null).returning('id')
}

export const ofViewer = [
  'a.id',
  'a.email',
  'a.emailVerifiedAt',
  'a.firstName',
  'a.lastName',
  'a.countryCode',
  'a.limitedUntil',
] as const

export async function findViewer(db: Db, familyId: string) {
  const query = db
    .selectFrom('families as f')
    .innerJoin('sessions as s', 's.id', 'f.sessionId')
    .innerJoin('accounts as a', 'a.id', 's.accountId')
    .select([
      ...ofViewer,
      'a.roles',
      's.id as sessionId',
      sql<boolean>`exists (select from authenticators f where f.account_id = a.id and f.confirmed_at is not null)`.as(
        'secondFactor',
      ),
    ])
    .where('f.id', '=', familyId)
    .where('f.endedAt', 'is', null)
    .where('s.endedAt', 'is', null)
    .where('a.status', 'in', ['pending', 'active'])
  type Row = NonNullable<Awaited<ReturnType<typeof query.executeTakeFirst>>>
  return (await prepared<Row>('viewer', query.compile()).execute(db)).rows[0]
}

/** Invalidates cached viewers everywhere at commit. */
export async function notifyAccountChanged(db: Db, accountId: string): Promise<void> {
  await sql`select pg_notify('accounts', ${accountId})`.execute(db)
}

export async function forgetExpired(db: Db, now: Date, longAgo: Date): Promise<void> {
  await db.deleteFrom('apiTokens').where('expiresAt', '<', longAgo).execute()
  for (const table of ['oneTimeTokens', 'challenges', 'openidVisits'] as const)
    await db.deleteFrom(table).where('expiresAt', '<', now).execute()
  await db.deleteFrom('throttles').where('lastAt', '<', longAgo).execute()
  await db
    .deleteFrom('families')
    .where((is) => is.or([is('expiresAt', '<', longAgo), is('endedAt', '<', longAgo)]))
    .execute()
  await db
    .deleteFrom('sessions')
    .where((is) => is.or([is('expiresAt', '<', longAgo), is('endedAt', '<', longAgo)]))
    .execute()
}

type Opening = {
  accountId: string
  cookieHash: Buffer
  deviceHash: Buffer | null
  device: string
  address: string
  how: string
  now: Date
  expiresAt: Date
  tokenHash: Buffer
  tokenExpiresAt: Date
  forgiven: [own: string[], shared: string[]]
}

/** False, with the attempt forgiven, for unknown devices of used accounts. */
export async function openKnownDevice(pool: pg.Pool, opening: Opening): Promise<boolean> {
  const { accountId, cookieHash, device, address, how, now, expiresAt, tokenHash, tokenExpiresAt, forgiven } = opening
  const { rowCount } = await pool.query({
    name: 'open-known-device',
    text: `with opened as (
        insert into sessions (account_id, cookie_hash, device, address, started_at, last_seen_at, expires_at, device_hash)
        select $1, $2, $3, $4, $6, $6, $7, $12::bytea
        where exists (select from sessions where account_id = $1 and device = $3)
          or not exists (select from sessions where account_id = $1)
        returning id),
      noted as (
        insert into auth.audit_entries (event, account_id, address, device, detail, happened_at)
        select 'signed-in', $1, $4, $3, jsonb_build_object('how', $5::text, 'sessionID', id), $6 from opened),
      ${forgiving('$10', '$11')}
      insert into one_time_tokens (hash, purpose, account_id, session_id, expires_at)
      select $8, 'hand-over', $1, id, $9 from opened`,
    values: [
      accountId,
      cookieHash,
      device,
      address,
      how,
      now,
      expiresAt,
      tokenHash,
      tokenExpiresAt,
      ...forgiven,
      opening.deviceHash,
    ],
  })
  return rowCount === 1
}
