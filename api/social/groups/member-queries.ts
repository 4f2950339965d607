// SQL of group members. Writers lock the group's row: exact counts.
import { type Kysely, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { GroupRole } from '#contract/social/groups/groups.ts'
import type { DB } from '#api/database/tables.ts'
import type { MemberStatus } from './queries.ts'
import { isThere } from './reading-queries.ts'

type Tx = Transaction<DB>
export type MemberRow = { userID: string; role: GroupRole; since: Date }
export type Membership = { status: MemberStatus; role: GroupRole; since: Date }

export async function lockGroup(tx: Tx, id: string): Promise<{ name: string; admission: string } | undefined> {
  return tx
    .selectFrom('groups')
    .select(['name', 'admission'])
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function findMembership(tx: Tx, groupID: string, userID: string): Promise<Membership | undefined> {
  const row = await tx
    .selectFrom('groupMembers')
    .select(['status', 'role', 'since'])
    .where('groupId', '=', groupID)
    .where('userId', '=', userID)
    .executeTakeFirst()
  return row as Membership | undefined
}

/** Includes requests. */
export async function countMemberships(tx: Tx, userID: string): Promise<number> {
  const { count } = await tx
    .selectFrom('groupMembers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userID)
    .where('status', 'in', ['member', 'asked'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function putMember(
  tx: Tx,
  groupID: string,
  userID: string,
  { status, role = 'member' }: { status: MemberStatus; role?: GroupRole },
): Promise<void> {
  await sql`with before as (select status from group_members where group_id = ${groupID} and user_id = ${userID}),
    put as (
      insert into group_members as m (group_id, user_id, status, role) values (${groupID}, ${userID}, ${status}, ${role})
      on conflict (group_id, user_id) do update set status = excluded.status, role = excluded.role,
        since = case when m.status = excluded.status then m.since else now() end)
    update groups set members = members + (${status} = 'member')::int
        - (select count(*) from before where status = 'member')::int where id = ${groupID}`.execute(tx)
}

export async function endMembership(tx: Tx, groupID: string, userID: string): Promise<void> {
  await sql`with gone as (
      delete from group_members where group_id = ${groupID} and user_id = ${userID} and status in ('member', 'asked') returning status)
    update groups set members = members - (select count(*) from gone where status = 'member')::int where id = ${groupID}`.execute(
    tx,
  )
}

export async function admitAll(tx: Tx, groupID: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with admitted as (
      update group_members set status = 'member', since = now() where group_id = ${groupID} and status = 'asked' returning user_id),
    counted as (update groups set members = members + (select count(*) from admitted)::int where id = ${groupID})
    select user_id as id from admitted`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function countOtherOwners(tx: Tx, groupID: string, userID: string): Promise<number> {
  const { count } = await tx
    .selectFrom('groupMembers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('groupId', '=', groupID)
    .where('status', '=', 'member')
    .where('role', '=', 'owner')
    .where('userId', '<>', userID)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Page = { groupID: string; viewerID: string; skip: number; size: number }

export async function findPage(
  pool: pg.Pool,
  status: 'member' | 'asked',
  { groupID, viewerID, skip, size }: Page,
): Promise<{ rows: MemberRow[]; total: number }> {
  const chosen = `m.group_id = $1 and m.status = '${status}' and not exists (
    select from block_pairs b where b.actor_id = $2::uuid and b.other_id = m.user_id)`
  const [found, counted] = await Promise.all([
    pool.query<MemberRow>({
      name: `group-${status}`,
      text: `select m.user_id as "userID", m.role, m.since from group_members m where ${chosen}
        order by array_position(array['owner', 'moderator', 'member'], m.role), m.since, m.user_id limit $3 offset $4`,
      values: [groupID, viewerID, size, skip],
    }),
    pool.query<{ total: number }>({
      name: `group-${status}-total`,
      text: `select count(*)::int as total from group_members m where ${chosen}`,
      values: [groupID, viewerID],
    }),
  ])
  return { rows: found.rows, total: counted.rows[0]!.total }
}

export async function findLed(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<{ id: string; name: string; leaders: string[] }[]> {
  const { rows } = await sql<{ id: string; name: string; leaders: string[] }>`
    select g.id, g.name, array(select m.user_id from group_members m
        where m.group_id = g.id and m.status = 'member' and m.role <> 'member') as leaders
    from groups g where g.id = any(${ids}::uuid[]) and ${sql.raw(isThere('g'))}`.execute(db)
  return rows
}
