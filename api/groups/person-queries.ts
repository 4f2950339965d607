// All SQL about the groups of one person: given to them, or left with the person.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import { removeGroups } from './queries.ts'

/**
 * Removes the person from every group. A sole owner is succeeded by the moderator or member of longest standing. Answers the groups that
 * are removed because nobody is left.
 */
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
