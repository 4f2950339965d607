// SQL of devices, rings and keys.
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import { refreshTokenSeconds, ringSeconds } from '#contract/foundation/constants.ts'
import { ringKindOf, type QuietHours } from '#contract/discovery/notifications/ringing.ts'
import { prepared } from '#kit/postgres/prepared.ts'
import type { DB, Devices } from '#api/database/tables.ts'
import type { Entry } from '../reading-queries.ts'

type Tx = Transaction<DB>
export type DeviceRow = Omit<Selectable<Devices>, 'quiet'> & { quiet: QuietHours | null }
type One = { id: string; userID: string }

const isDead = sql<boolean>`last_used_at < now() - make_interval(secs => ${refreshTokenSeconds})`

export async function listDevices(db: Kysely<DB>, userID: string): Promise<DeviceRow[]> {
  const rows = await db
    .selectFrom('devices')
    .selectAll()
    .where('userId', '=', userID)
    .where(sql<boolean>`not ${isDead}`)
    .orderBy('lastUsedAt', 'desc')
    .execute()
  return rows as DeviceRow[]
}

export async function countDevices(tx: Tx, userID: string, but: string): Promise<number> {
  const { count } = await tx
    .selectFrom('devices')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userID)
    .where('endpoint', '<>', but)
    .executeTakeFirstOrThrow()
  return count
}

type NewDevice = Pick<DeviceRow, 'userId' | 'sessionId' | 'endpoint' | 'p256dh' | 'auth' | 'name'>
export type Choices = {
  kinds?: string[] | undefined
  quiet?: QuietHours | undefined
  withoutText?: boolean | undefined
}

const changesOf = ({ kinds, quiet, withoutText }: Choices) => ({
  ...(kinds && { kinds }),
  ...(quiet && { quiet: JSON.stringify(quiet) }),
  ...(withoutText !== undefined && { withoutText }),
})

export async function putDevice(tx: Tx, device: NewDevice, choices: Choices, usual: string[]): Promise<DeviceRow> {
  const { endpoint, ...rest } = device
  await tx.deleteFrom('devices').where('endpoint', '=', endpoint).where('userId', '<>', device.userId).execute()
  const row = await tx
    .insertInto('devices')
    .values({ ...device, kinds: usual, ...changesOf(choices) })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ ...rest, ...changesOf(choices), lastUsedAt: sql`now()` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as DeviceRow
}

export async function changeDevice(tx: Tx, { id, userID }: One, choices: Choices): Promise<DeviceRow | undefined> {
  const row = await tx
    .updateTable('devices')
    .set({ ...changesOf(choices), id: sql`id` })
    .where('id', '=', id)
    .where('userId', '=', userID)
    .returningAll()
    .executeTakeFirst()
  return row as DeviceRow | undefined
}

export async function removeDevice(db: Kysely<DB>, { id, userID }: One): Promise<void> {
  await db.deleteFrom('devices').where('id', '=', id).where('userId', '=', userID).execute()
}

export async function removeDevices(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('devices').where('id', 'in', ids).execute()
}

export async function removeOfSessions(tx: Tx, sessionIDs: readonly string[]): Promise<void> {
  await tx.deleteFrom('devices').where('sessionId', 'in', sessionIDs).execute()
}

export async function removeOfPerson(tx: Tx, userID: string): Promise<void> {
  await tx.deleteFrom('devices').where('userId', '=', userID).execute()
}

export async function removeDead(tx: Tx): Promise<void> {
  await tx.deleteFrom('devices').where(isDead).execute()
}

export async function addTest(tx: Tx, { id, userID }: One, seconds: number): Promise<string | false | undefined> {
  const device = await tx
    .selectFrom('devices')
    .select(sql<boolean>`coalesce(tested_at > now() - make_interval(secs => ${seconds}), false)`.as('justNow'))
    .where('id', '=', id)
    .where('userId', '=', userID)
    .forUpdate()
    .executeTakeFirst()
  if (!device) return undefined
  if (device.justNow) return false
  await tx
    .updateTable('devices')
    .set({ testedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
  const ring = await tx.insertInto('rings').values({ deviceId: id }).returning('id').executeTakeFirstOrThrow()
  return ring.id
}

export async function addRings(tx: Tx, entries: readonly Entry[]): Promise<string[]> {
  const wanted = entries.flatMap(({ id, receiverID, kind, news }) => {
    const ring = ringKindOf(kind, news ?? undefined)
    return ring ? [{ id, receiver_id: receiverID, ring }] : []
  })
  if (wanted.length === 0) return []
  const { rows } = await prepared(
    'rings-add',
    sql<{ id: string }>`insert into rings as r (device_id, notification_id)
      select d.id, w.id from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (id uuid, receiver_id uuid, ring text)
        join devices d on d.user_id = w.receiver_id and w.ring = any(d.kinds) and not ${isDead}
      order by d.id, w.id
      on conflict (device_id, notification_id) do update set turn = r.turn + 1, made_at = now()
      returning id`,
  ).execute(tx)
  return rows.map(({ id }) => id)
}

export type RingRow = {
  id: string
  turn: number
  notificationId: string | null
  deviceId: string
  endpoint: string
  p256dh: string
  auth: string
  quiet: QuietHours | null
  withoutText: boolean
  userId: string
  isLate: boolean
}

export async function findRings(db: Kysely<DB>, ids: readonly string[]): Promise<RingRow[]> {
  const rows = await db
    .selectFrom('rings as r')
    .innerJoin('devices as d', 'd.id', 'r.deviceId')
    .select(['r.id', 'r.turn', 'r.notificationId', 'r.deviceId'])
    .select(['d.endpoint', 'd.p256dh', 'd.auth', 'd.quiet', 'd.withoutText', 'd.userId'])
    .select(sql<boolean>`r.made_at < now() - make_interval(secs => ${ringSeconds})`.as('isLate'))
    .where('r.id', 'in', ids)
    .execute()
  return rows as RingRow[]
}

export async function endRings(tx: Tx, rings: readonly Pick<RingRow, 'id' | 'turn'>[]): Promise<void> {
  if (rings.length === 0) return
  const rows = JSON.stringify(rings.map(({ id, turn }) => ({ id, turn })))
  await sql`delete from rings r using jsonb_to_recordset(${rows}::jsonb) as e (id uuid, turn int)
    where r.id = e.id and r.turn = e.turn`.execute(tx)
}

type SealedKeys = { publicKey: string; privateKey: string; sealKey: string }

export async function findKeys(db: Kysely<DB>): Promise<SealedKeys | undefined> {
  return db.selectFrom('ringKeys').select(['publicKey', 'privateKey', 'sealKey']).executeTakeFirst()
}

export async function addKeys(db: Kysely<DB>, keys: SealedKeys): Promise<void> {
  await db
    .insertInto('ringKeys')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function markRefused(tx: Tx, host: string): Promise<void> {
  await tx
    .updateTable('ringKeys')
    .set({ refusedAt: sql`now()`, refusedBy: host })
    .execute()
}

export async function findRefusal(db: Kysely<DB>): Promise<{ amount: null; since: Date } | undefined> {
  const row = await db
    .selectFrom('ringKeys')
    .select('refusedAt')
    .where('refusedAt', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst()
  return row?.refusedAt ? { amount: null, since: row.refusedAt } : undefined
}

export async function findDeclined(pool: pg.Pool, userID: string): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>(
    'select ring_declined_at as at from notification_settings where user_id = $1',
    [userID],
  )
  return rows[0]?.at ?? null
}

export async function decline(tx: Tx, userID: string): Promise<void> {
  await tx
    .insertInto('notificationSettings')
    .values({ userId: userID, ringDeclinedAt: sql`now()` })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ringDeclinedAt: sql`now()` }))
    .execute()
}
