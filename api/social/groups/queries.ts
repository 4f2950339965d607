// SQL of groups.
import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type pg from 'pg'
import type { GroupRole } from '#contract/social/groups/groups.ts'
import type { DB, Groups } from '#api/database/tables.ts'
import { isThere } from './reading-queries.ts'

export type MemberStatus = 'member' | 'asked' | 'refused' | 'removed'
export type GroupRow = {
  id: string
  key: string
  name: string
  description: string
  rules: string
  industryID: string
  admission: 'open' | 'approval'
  madeAt: Date
  removedAt: Date | null
  hiddenAt: Date | null
  members: number
  posts: number
  status: MemberStatus | null
  role: GroupRole | null
  since: Date | null
  asking: number
}

const columns = `g.id, g.slug as key, g.name, g.description, g.rules, g.industry_id as "industryID", g.admission, g.made_at as "madeAt",
  g.removed_at as "removedAt", g.hidden_at as "hiddenAt", g.members, coalesce(c.posts, 0) as posts, m.status, m.role, m.since,
  case when m.status = 'member' and m.role <> 'member' then (
    select count(*)::int from group_members a where a.group_id = g.id and a.status = 'asked') else 0 end as asking`
const from = `groups g left join counters c on c.resource_id = g.id
  left join group_members m on m.group_id = g.id and m.user_id = $1::uuid`

export async function findGroup(pool: pg.Pool, userID: string, id: string): Promise<GroupRow | undefined> {
  const { rows } = await pool.query<GroupRow>({
    name: 'group',
    text: `select ${columns} from ${from} where g.id = $2`,
    values: [userID, id],
  })
  return rows[0]
}

export async function findMine(pool: pg.Pool, userID: string): Promise<GroupRow[]> {
  const { rows } = await pool.query<GroupRow>({
    name: 'groups-of-person',
    text: `select ${columns} from ${from}
      where m.status in ('member', 'asked') and ${isThere('g')} order by m.status desc, lower(g.name), g.id`,
    values: [userID],
  })
  return rows
}

/** Own industry or `industries` first, then the largest. */
export async function findSuggested(
  pool: pg.Pool,
  userID: string,
  industries: readonly string[],
  most: number,
): Promise<GroupRow[]> {
  const { rows } = await pool.query<GroupRow>({
    name: 'groups-suggested',
    text: `select ${columns} from ${from}
      where m.user_id is null and ${isThere('g')}
      order by (g.industry_id = any($2::uuid[]) or g.industry_id in (select p.industry_id from visible_people p where p.id = $1::uuid)) desc,
        g.members desc, g.id limit $3`,
    values: [userID, industries, most],
  })
  return rows
}

type GroupQuery = {
  userID: string
  every: readonly string[]
  first: string
  industry: string | undefined
  skip: number
  size: number
}
const matching = (every: string, industry = 'null') => `${isThere('g')} and g.words like all (${every}::text[])
  and (${industry}::uuid is null or g.industry_id = ${industry}::uuid)`

export async function findGroups(pool: pg.Pool, asked: GroupQuery): Promise<{ rows: GroupRow[]; total: number }> {
  const { userID, every, first, industry = null, skip, size } = asked
  const [found, counted] = await Promise.all([
    pool.query<GroupRow>({
      name: 'groups',
      text: `select ${columns} from ${from} where ${matching('$2', '$3')}
        order by g.words like $4 desc, g.members desc, g.id limit $5 offset $6`,
      values: [userID, every, industry, first, size, skip],
    }),
    pool.query<{ total: number }>({
      name: 'groups-total',
      text: `select count(*)::int as total from groups g where ${matching('$1', '$2')}`,
      values: [every, industry],
    }),
  ])
  return { rows: found.rows, total: counted.rows[0]!.total }
}

export async function countIndustries(
  pool: pg.Pool,
  every: readonly string[],
): Promise<{ industryID: string; count: number }[]> {
  const { rows } = await pool.query<{ industryID: string; count: number }>({
    name: 'groups-industries',
    text: `select g.industry_id as "industryID", count(*)::int as count from groups g where ${matching('$1')} group by 1 order by 2 desc, 1`,
    values: [every],
  })
  return rows
}

export async function countMade(tx: Transaction<DB>, userID: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('groups')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('madeBy', '=', userID)
    .where('madeAt', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function addGroup(tx: Transaction<DB>, group: Insertable<Groups>): Promise<string | undefined> {
  const row = await tx
    .insertInto('groups')
    .values(group)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function changeGroup(tx: Transaction<DB>, id: string, columns: Updateable<Groups>): Promise<boolean> {
  try {
    await tx
      .updateTable('groups')
      .set({ ...columns, version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'groups_by_name') return false
    throw error
  }
}

export async function setHidden(db: Kysely<DB>, id: string, hidden: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('groups')
    .set({ hiddenAt: hidden ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .where('hiddenAt', hidden ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeGroups(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('groups').set({ removedAt: new Date(), members: 0 }).where('id', 'in', ids).execute()
  await tx.deleteFrom('groupMembers').where('groupId', 'in', ids).execute()
}
