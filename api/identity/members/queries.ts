// All SQL of members and their log; that of invitations stands in invitation-queries.ts. Rules are elsewhere.
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Access } from '#contract/identity/access.ts'
import { emitEvent } from '#api/foundation/events.ts'
import type { DB, MemberLog, Members } from '#api/database/tables.ts'

type Tx = Transaction<DB>
export type AccessRow = { businessID: string; access: Access }
export type MemberRow = Selectable<Members> & { access: Access }
export type LogRow = Selectable<MemberLog>

/** The person's access to each of the businesses; no row without one. */
export async function findAccesses(
  pool: pg.Pool,
  userID: string,
  businessIDs: readonly string[],
): Promise<AccessRow[]> {
  const { rows } = await pool.query<AccessRow>({
    name: 'accesses',
    text: `select business_id as "businessID", access from members where user_id = $1 and business_id = any($2::uuid[])`,
    values: [userID, businessIDs],
  })
  return rows
}

type Right = {
  moderationState: 'open' | 'closed' | 'removed' | null
  /** The operator lets it publish nothing for now. */
  limited: boolean
  access: Access | null
}

/** Basis of a permission check: how the business stands, and what the person is to it. */
export async function findRight(pool: pg.Pool, userID: string, businessID: string): Promise<Right> {
  const { rows } = await pool.query<Right>({
    name: 'right',
    text: `select b.state as "moderationState", coalesce(b.limited, false) as limited,
      (select access from members where user_id = $1::uuid and business_id = $2::uuid) as access
      from (select) one left join business_states b on b.id = $2::uuid`,
    values: [userID, businessID],
  })
  return rows[0]!
}

/** The businesses of a person, oldest first. */
export async function findBusinessesOf(pool: pg.Pool, userID: string): Promise<AccessRow[]> {
  const { rows } = await pool.query<AccessRow>({
    name: 'businesses-of',
    text: `select m.business_id as "businessID", m.access from members m
      where m.user_id = $1 order by m.joined_at, m.business_id`,
    values: [userID],
  })
  return rows
}

/** How many businesses the person owns, removed ones left out. */
export async function countOwned(tx: Tx, userID: string): Promise<number> {
  const { count } = await tx
    .selectFrom('members')
    .innerJoin('businessStates', 'businessStates.id', 'members.businessId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userID)
    .where('access', '=', 'owner')
    .where('state', '!=', 'removed')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The members of the businesses, owners first, each in the order they joined. */
export async function findMembers(db: Kysely<DB>, businessIDs: readonly string[]): Promise<MemberRow[]> {
  if (businessIDs.length === 0) return []
  const rows = await db
    .selectFrom('members')
    .selectAll()
    .where('businessId', 'in', businessIDs)
    .orderBy(sql`array_position(array['owner', 'admin', 'member'], access)`)
    .orderBy('joinedAt')
    .orderBy('userId')
    .execute()
  return rows as MemberRow[]
}

/** The members of a business, locked together: who decides upon them decides alone. */
export async function lockMembers(tx: Tx, businessID: string): Promise<MemberRow[]> {
  const rows = await tx
    .selectFrom('members')
    .selectAll()
    .where('businessId', '=', businessID)
    .orderBy('userId')
    .forUpdate()
    .execute()
  return rows as MemberRow[]
}

/** The same of every business of the person. */
export async function lockMembersBeside(tx: Tx, userID: string): Promise<void> {
  await tx
    .selectFrom('members')
    .select('userId')
    .where('businessId', 'in', (query) => query.selectFrom('members').select('businessId').where('userId', '=', userID))
    .orderBy('businessId')
    .orderBy('userId')
    .forUpdate()
    .execute()
}

/** Makes the person belong to the business (their page lists it); who does already stays as it is. Answers whether it is new. */
export async function addMember(tx: Tx, row: Insertable<Members>): Promise<boolean> {
  const added = await tx
    .insertInto('members')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  if (added) await emitMember(tx, row.businessId, added.userId)
  return added !== undefined
}

export async function setAccess(tx: Tx, businessID: string, userID: string, access: Access): Promise<void> {
  await tx
    .updateTable('members')
    .set({ access })
    .where('businessId', '=', businessID)
    .where('userId', '=', userID)
    .execute()
}

export async function removeMember(tx: Tx, businessID: string, userID: string): Promise<void> {
  await tx.deleteFrom('members').where('businessId', '=', businessID).where('userId', '=', userID).execute()
  await emitMember(tx, businessID, userID)
}

/** The page of the person lists the business or does so no longer, and what they hear live changes. */
async function emitMember(tx: Tx, businessID: string, userID: string): Promise<void> {
  await emitEvent(tx, 'people.changed', { ids: [userID] })
  await emitEvent(tx, 'members.changed', { businessID, userID })
}

/** Of a person all memberships; answers what they were. */
export async function removeMemberships(tx: Tx, userID: string): Promise<AccessRow[]> {
  const rows = await tx.deleteFrom('members').where('userId', '=', userID).returning(['businessId', 'access']).execute()
  for (const { businessId } of rows) await emitEvent(tx, 'members.changed', { businessID: businessId, userID })
  return rows.map(({ businessId, access }) => ({ businessID: businessId, access: access as AccessRow['access'] }))
}

/** Of a business all members; answers who they were. */
export async function removeMembersOf(tx: Tx, businessID: string): Promise<{ userId: string; access: string }[]> {
  const rows = await tx
    .deleteFrom('members')
    .where('businessId', '=', businessID)
    .returning(['userId', 'access'])
    .execute()
  for (const { userId } of rows) await emitMember(tx, businessID, userId)
  return rows
}

/** Businesses, not removed, whose only owner is the person. */
export async function findSoleOwnerships(db: Pick<Kysely<DB>, 'selectFrom'>, userID: string): Promise<string[]> {
  const rows = await db
    .selectFrom('members as m')
    .innerJoin('businessStates as b', 'b.id', 'm.businessId')
    .select('m.businessId')
    .where('m.userId', '=', userID)
    .where('m.access', '=', 'owner')
    .where('b.state', '<>', 'removed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('members as o')
            .select('o.userId')
            .whereRef('o.businessId', '=', 'm.businessId')
            .where('o.access', '=', 'owner')
            .where('o.userId', '<>', userID),
        ),
      ),
    )
    .orderBy('m.joinedAt')
    .execute()
  return rows.map(({ businessId }) => businessId)
}

export async function addLog(tx: Tx, row: Insertable<MemberLog>): Promise<void> {
  await tx.insertInto('memberLog').values(row).execute()
}

/** The newest of the log. */
export function findLog(db: Kysely<DB>, businessID: string, size: number): Promise<LogRow[]> {
  return db
    .selectFrom('memberLog')
    .selectAll()
    .where('businessId', '=', businessID)
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
}

/** In businesses of both the second one gets the access of the first where that is more; both hear that their memberships change. */
export async function liftAccess(tx: Tx, from: string, into: string): Promise<void> {
  await lockMembersBeside(tx, from)
  const rank = (row: string) => sql.raw(`array_position(array['member', 'admin', 'owner'], ${row}.access)`)
  await sql`update members own set access = theirs.access from members theirs
    where own.user_id = ${into} and theirs.user_id = ${from} and theirs.business_id = own.business_id
      and ${rank('theirs')} > ${rank('own')}`.execute(tx)
  const rows = await tx.selectFrom('members').select('businessId').where('userId', '=', from).execute()
  for (const { businessId } of rows)
    for (const userID of [from, into]) await emitEvent(tx, 'members.changed', { businessID: businessId, userID })
  if (rows.length > 0) await emitEvent(tx, 'businesses.changed', { ids: rows.map(({ businessId }) => businessId) })
}
