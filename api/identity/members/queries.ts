// SQL of members and their log.
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Access } from '#contract/identity/access.ts'
import { add } from '#kit/jobs/jobs.ts'
import { prepared } from '#kit/postgres/prepared.ts'
import { emitEvent } from '#api/foundation/events.ts'
import type { DB, MemberLog, Members } from '#api/database/tables.ts'

type Tx = Transaction<DB>
export type AccessRow = { businessID: string; access: Access }
export type MemberRow = Selectable<Members> & { access: Access }
export type LogRow = Selectable<MemberLog>

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

export async function findOpenAccesses(
  pool: pg.Pool,
  userID: string,
  businessIDs: readonly string[],
): Promise<AccessRow[]> {
  const { rows } = await pool.query<AccessRow>({
    name: 'open-accesses',
    text: `select business_id as "businessID", access from open_business_access
      where user_id = $1 and business_id = any($2::uuid[])`,
    values: [userID, businessIDs],
  })
  return rows
}

type Right = {
  moderationState: 'open' | 'closed' | 'removed' | null
  /** Publishing is withheld for now. */
  limited: boolean
  access: Access | null
  claimLock: 'waiting' | 'contested' | 'held' | null
}

export async function findRight(pool: pg.Pool, userID: string, businessID: string): Promise<Right> {
  const { rows } = await pool.query<Right>({
    name: 'right',
    text: `select b.state as "moderationState", coalesce(b.limited, false) as limited,
      (select access from members where user_id = $1::uuid and business_id = $2::uuid) as access,
      claim_lock($2::uuid) as "claimLock"
      from (select) one left join business_states b on b.id = $2::uuid`,
    values: [userID, businessID],
  })
  return rows[0]!
}

export async function findBusinessesOf(pool: pg.Pool, userID: string): Promise<AccessRow[]> {
  const { rows } = await pool.query<AccessRow>({
    name: 'businesses-of',
    text: `select m.business_id as "businessID", m.access from members m
      where m.user_id = $1 order by m.joined_at, m.business_id`,
    values: [userID],
  })
  return rows
}

/** Removed ones excluded. */
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

/** Owners first, then by joining. */
export async function findMembers(db: Kysely<DB>, businessIDs: readonly string[]): Promise<MemberRow[]> {
  if (businessIDs.length === 0) return []
  const { rows } = await prepared(
    'members',
    sql<MemberRow>`select business_id as "businessId", user_id as "userId", access, joined_at as "joinedAt"
      from members where business_id = any(${businessIDs}::uuid[])
      order by array_position(array['owner', 'admin', 'editor', 'member'], access), joined_at, user_id`,
  ).execute(db)
  return rows
}

/** Serializes decisions. */
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

/** Every business of the person. */
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

/** False for present members. */
export async function addMember(tx: Tx, row: Insertable<Members>): Promise<boolean> {
  const added = await tx
    .insertInto('members')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  if (added) {
    await emitMember(tx, row.businessId, added.userId)
    await tellFirst(tx, row.businessId)
  }
  return added !== undefined
}

/** First members receive everything kept for the business. */
async function tellFirst(tx: Tx, businessID: string): Promise<void> {
  const { count } = await tx
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('businessId', '=', businessID)
    .executeTakeFirstOrThrow()
  if (Number(count) === 1) await add(tx, 'businesses.run', { businessID })
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

async function emitMember(tx: Tx, businessID: string, userID: string): Promise<void> {
  await emitEvent(tx, 'people.changed', { ids: [userID] })
  await emitEvent(tx, 'members.changed', { businessID, userID })
  await emitEvent(tx, 'businesses.changed', { ids: [businessID] }) // its presence
}

export async function removeMemberships(tx: Tx, userID: string): Promise<AccessRow[]> {
  const rows = await tx.deleteFrom('members').where('userId', '=', userID).returning(['businessId', 'access']).execute()
  for (const { businessId } of rows) await emitEvent(tx, 'members.changed', { businessID: businessId, userID })
  const ids = rows.map(({ businessId }) => businessId)
  if (ids.length > 0) await emitEvent(tx, 'businesses.changed', { ids })
  return rows.map(({ businessId, access }) => ({ businessID: businessId, access: access as AccessRow['access'] }))
}

export async function removeMembersOf(tx: Tx, businessID: string): Promise<{ userId: string; access: string }[]> {
  const rows = await tx
    .deleteFrom('members')
    .where('businessId', '=', businessID)
    .returning(['userId', 'access'])
    .execute()
  for (const { userId } of rows) await emitMember(tx, businessID, userId)
  return rows
}

/** Removed businesses excluded. */
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

export function findLog(db: Kysely<DB>, businessID: string, size: number): Promise<LogRow[]> {
  return db
    .selectFrom('memberLog')
    .selectAll()
    .where('businessId', '=', businessID)
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
}

/** The higher access wins. */
export async function liftAccess(tx: Tx, from: string, into: string): Promise<void> {
  await lockMembersBeside(tx, from)
  const rank = (row: string) => sql.raw(`array_position(array['member', 'editor', 'admin', 'owner'], ${row}.access)`)
  await sql`update members own set access = theirs.access from members theirs
    where own.user_id = ${into} and theirs.user_id = ${from} and theirs.business_id = own.business_id
      and ${rank('theirs')} > ${rank('own')}`.execute(tx)
  const rows = await tx.selectFrom('members').select('businessId').where('userId', '=', from).execute()
  for (const { businessId } of rows)
    for (const userID of [from, into]) await emitEvent(tx, 'members.changed', { businessID: businessId, userID })
  if (rows.length > 0) await emitEvent(tx, 'businesses.changed', { ids: rows.map(({ businessId }) => businessId) })
}
