// All SQL of accounts as the staff sees them. Rules are elsewhere.
import { sql, type Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'

type Db = Kysely<DB>
type Asked = { ids?: readonly string[] | undefined; email?: string | undefined; role?: string | undefined }

export function listAccounts(db: Db, { ids, email, role }: Asked, now: Date, most: number) {
  const like = `%${(email ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('accounts as a')
    .select((is) => [
      'a.id',
      'a.email',
      'a.status',
      'a.suspendedUntil',
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

/** Other accounts of the same name and country, or that signed in from the same place. Sample accounts are everybody's. */
export async function findAlike(db: Db, id: string, most: number) {
  const { rows } = await sql<{ userID: string; hint: 'place' | 'name' }>`
    with own as (select * from accounts where id = ${id} and not sample)
    select distinct on (a.id) a.id as "userID", found.hint
    from own cross join lateral (
        select s.account_id as id, 'place' as hint, 1 as rank from sessions s
          where s.account_id <> own.id and s.device <> '' and exists (
            select from sessions mine where mine.account_id = own.id and mine.address = s.address and mine.device = s.device)
        union all
        select b.id, 'name', 2 from accounts b
          where b.id <> own.id and b.country_code = own.country_code and lower(b.first_name) = lower(own.first_name)
            and lower(b.last_name) = lower(own.last_name)) found
      join accounts a on a.id = found.id and not a.sample
    order by a.id, found.rank limit ${most}`.execute(db)
  return rows
}

/** Administrators besides the account, who could act. Locks them, so that the last two can't resign at once. */
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

/** Accounts whose suspension is over. */
export function findOver(db: Db, now: Date) {
  return db
    .selectFrom('accounts')
    .select(['id', 'emailVerifiedAt'])
    .where('status', '=', 'suspended')
    .where('suspendedUntil', '<=', now)
    .forUpdate()
}
