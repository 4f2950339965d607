// SQL of accounts for the staff.
import { sql, type Kysely } from 'kysely'
import { likeOf } from '#kit/postgres/like.ts'
import type { DB } from '../database/tables.ts'

type Db = Kysely<DB>
type AccountFilter = { ids?: readonly string[] | undefined; email?: string | undefined; role?: string | undefined }

export function listAccounts(db: Db, { ids, email, role }: AccountFilter, now: Date, most: number) {
  const like = likeOf((email ?? '').toLowerCase())
  return db
    .selectFrom('accounts as a')
    .select((is) => [
      'a.id',
      'a.email',
      'a.status',
      'a.suspendedUntil',
      'a.mergedInto',
      'a.limitedUntil',
      'a.roles',
      'a.emailVerifiedAt',
      'a.registeredAt',
      'a.sample',
      is
        .exists(
          is
            .selectFrom('authenticators')
            .select('accountId')
            .whereRef('accountId', '=', 'a.id')
            .where('confirmedAt', 'is not', null),
        )
        .as('secondFactor'),
      sql<Date | null>`(select max(s.last_seen_at) from sessions s where s.account_id = a.id)`.as('lastSeenAt'),
      sql<number>`(select count(*)::int from sessions s
        where s.account_id = a.id and s.ended_at is null and s.expires_at > ${now})`.as('sessions'),
    ])
    .$if(ids !== undefined, (query) => query.where('a.id', 'in', [...ids!]))
    .$if(email !== undefined, (query) => query.where('a.email', 'like', like))
    .$if(role === 'any', (query) => query.where('a.roles', '<>', sql<string[]>`'{}'`))
    .$if(role !== undefined && role !== 'any', (query) => query.where(sql<boolean>`a.roles @> array[${role}]`))
    .orderBy('a.registeredAt', 'desc')
    .orderBy('a.id')
    .limit(most)
}

// Devices with more accounts tell nothing.
const onOneDevice = 10

export function findOnSameDevice(db: Db, id: string, most: number) {
  const users = sql<number>`(select count(distinct s.account_id) from sessions s where s.device_hash = mine.device_hash)`
  return db
    .selectFrom('accounts as a')
    .select('a.id')
    .where('a.id', 'in', (query) =>
      query
        .selectFrom('sessions as mine')
        .innerJoin('sessions as theirs', 'theirs.deviceHash', 'mine.deviceHash')
        .select('theirs.accountId')
        .where('mine.accountId', '=', id)
        .where('theirs.accountId', '<>', id)
        .where(users, '<=', onOneDevice),
    )
    .where('a.mergedInto', 'is', null)
    .orderBy('a.id', 'desc')
    .limit(most)
}

export async function findSharingDevices(db: Db, most: number) {
  const { rows } = await sql<{ one: string; other: string }>`
    with shared as (
      select device_hash from sessions where device_hash is not null
      group by device_hash having count(distinct account_id) between 2 and ${onOneDevice}),
    users as (
      select distinct s.device_hash, s.account_id as id
      from shared join sessions s using (device_hash) join accounts a on a.id = s.account_id and a.merged_into is null)
    select distinct one.id as one, other.id as other
    from users one join users other on other.device_hash = one.device_hash and other.id > one.id
    order by 2 desc, 1 desc limit ${most}`.execute(db)
  return rows
}

/** Locks the other administrators, so that the last two can't resign at once. */
export function otherAdministrators(db: Db, id: string) {
  return db
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`roles @> array['administrator']`)
    .where('status', '=', 'active')
    .where('id', '<>', id)
    .orderBy('id')
    .forUpdate()
}

export function findOver(db: Db, now: Date) {
  return db
    .selectFrom('accounts')
    .select(['id', 'emailVerifiedAt'])
    .where('status', '=', 'suspended')
    .where('suspendedUntil', '<=', now)
    .forUpdate()
}
