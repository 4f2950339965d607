// SQL of a person's groups.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Merge, PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import { removeGroups } from './queries.ts'

/** Sole owners are succeeded by the longest-standing moderator, else member. Answers empty groups. */
export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<string[]> {
  await sql`select from groups where id in (select group_id from group_members where user_id = ${userID}) order by id for update`.execute(
    tx,
  )
  const { rows } = await sql<{ id: string; role: string; members: number }>`
    with gone as (delete from group_members where user_id = ${userID} returning group_id, status, role)
    update groups g set members = members - 1 from gone where g.id = gone.group_id and gone.status = 'member'
    returning g.id, gone.role, g.members`.execute(tx)
  const owned = rows.filter(({ role }) => role === 'owner').map(({ id }) => id)
  await sql`update group_members m set role = 'owner' from (
      select distinct on (group_id) group_id, user_id from group_members
      where group_id = any(${owned}::uuid[]) and status = 'member'
      order by group_id, array_position(array['owner', 'moderator', 'member'], role), since, user_id) heir
    where m.group_id = heir.group_id and m.user_id = heir.user_id`.execute(tx)
  const left = rows.filter(({ members }) => members === 0).map(({ id }) => id)
  await removeGroups(tx, left)
  return left
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const groups = await db
    .selectFrom('groupMembers')
    .innerJoin('groups', 'groups.id', 'groupMembers.groupId')
    .select(['groups.id', 'groups.name', 'groupMembers.status', 'groupMembers.role', 'groupMembers.since'])
    .where('groupMembers.userId', '=', userID)
    .orderBy('groupMembers.since')
    .orderBy('groups.id')
    .execute()
  return { groups }
}

export const personColumns: PersonColumns = {
  'group_members.user_id': { merge: 'moves', kind: 'groups', once: ['group_id'] },
  'groups.made_by': { merge: 'moves' },
}

/** The stronger row stays: owner, removed by a moderator, moderator, member, asked, refused. */
export async function mergePerson(tx: Transaction<DB>, { from, into }: Merge): Promise<void> {
  const rank = (row: string) =>
    sql.raw(`case when ${row}.status = 'member' then array_position(array['owner', null, 'moderator', 'member'], ${row}.role)
      when ${row}.status = 'removed' then 2 when ${row}.status = 'asked' then 5 else 6 end`)
  await sql`select from groups where id in (select group_id from group_members where user_id = ${from}) order by id for update`.execute(
    tx,
  )
  await sql`update group_members own set status = theirs.status, role = theirs.role, since = theirs.since
    from group_members theirs
    where own.user_id = ${into} and theirs.user_id = ${from} and theirs.group_id = own.group_id
      and ${rank('theirs')} < ${rank('own')}`.execute(tx)
  await sql`update groups g set members = (
      select count(*) from group_members m where m.group_id = g.id and m.status = 'member'
        and (m.user_id <> ${from} or not exists (
          select from group_members own where own.group_id = g.id and own.user_id = ${into})))
    where id in (select group_id from group_members where user_id = ${from})`.execute(tx)
  await sql`update groups theirs set name = name || ' (' || right(id::text, 4) || ')' where made_by = ${from} and removed_at is null
    and exists (select from groups own where own.made_by = ${into} and lower(own.name) = lower(theirs.name) and own.removed_at is null)`.execute(
    tx,
  )
}
