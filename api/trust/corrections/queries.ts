// SQL of corrections.
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import { correctionOwnerDays } from '#contract/foundation/constants.ts'
import type { Correctable } from '#contract/trust/corrections/fields.ts'
import { lockActor } from '#api/database/locks.ts'
import type { Corrections, DB } from '#api/database/tables.ts'

type Tx = Transaction<DB>

export function findListing(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('listings')
    .select(({ ref }) => [ref('companyName').$notNull().as('companyName'), 'status', 'removed', 'run'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The last day's; locked until the transaction ends. */
export async function countLately(tx: Tx, userID: string): Promise<number> {
  await lockActor(tx, `corrections ${userID}`)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from corrections
    where suggested_by = ${userID} and id > uuidv7(interval '-1 day')`.execute(tx)
  return rows[0]!.count
}

export async function addCorrection(tx: Tx, row: Insertable<Corrections>): Promise<string | undefined> {
  const added = await tx
    .insertInto('corrections')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export async function findSame(tx: Tx, businessID: string, field: string, value: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('corrections')
    .select('id')
    .where('businessId', '=', businessID)
    .where('field', '=', field)
    .where('value', '=', value)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row?.id
}

/** Another one within a day: the business's people were told then. */
export async function wereTold(tx: Tx, businessID: string, except: string): Promise<boolean> {
  const row = await tx
    .selectFrom('corrections')
    .select('id')
    .where('businessId', '=', businessID)
    .where('id', '<>', except)
    .where(sql<boolean>`id > uuidv7(interval '-1 day')`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function lockCorrection(tx: Tx, id: string) {
  return tx.selectFrom('corrections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function decideCorrection(
  tx: Tx,
  id: string,
  decision: { state: 'accepted' | 'refused'; reason: string; decidedAs: 'owner' | 'staff'; decidedBy: string },
): Promise<void> {
  await tx
    .updateTable('corrections')
    .set({ ...decision, decidedAt: new Date() })
    .where('id', '=', id)
    .execute()
}

/** Null: nobody runs it. Later owners have as many days. */
const ownerUntil = sql<Date | null>`case when r.since is not null
  then greatest(c.owner_until, r.since + make_interval(days => ${sql.lit(correctionOwnerDays)})) end`

const own = (db: Kysely<DB>) =>
  db
    .selectFrom('corrections as c')
    .innerJoin('listings as b', 'b.id', 'c.businessId')
    .leftJoin('runBusinesses as r', 'r.id', 'c.businessId')
    .selectAll('c')
    .select(({ ref }) => [
      ownerUntil.as('ownerUntil'),
      ref('b.companyName').$notNull().as('companyName'),
      ref('b.slug').$notNull().as('slug'),
      sql<Date>`uuid_time(c.id)`.as('suggestedAt'),
    ])
export type CorrectionRow = Awaited<ReturnType<ReturnType<typeof own>['executeTakeFirstOrThrow']>> & {
  field: Correctable
}

export async function findCorrection(db: Kysely<DB>, id: string): Promise<CorrectionRow> {
  return (await own(db).where('c.id', '=', id).executeTakeFirstOrThrow()) as CorrectionRow
}

const ownMost = 50

export async function findOfPerson(db: Kysely<DB>, userID: string): Promise<CorrectionRow[]> {
  const rows = await own(db).where('c.suggestedBy', '=', userID).orderBy('c.id', 'desc').limit(ownMost).execute()
  return rows as CorrectionRow[]
}

export async function countAccepted(db: Kysely<DB>, userID: string): Promise<number> {
  const { count } = await db
    .selectFrom('corrections')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('suggestedBy', '=', userID)
    .where('state', '=', 'accepted')
    .executeTakeFirstOrThrow()
  return count
}

export async function findOfBusiness(db: Kysely<DB>, businessID: string): Promise<CorrectionRow[]> {
  const rows = await own(db)
    .where('c.businessId', '=', businessID)
    .orderBy(sql`c.state <> 'waiting'`)
    .orderBy('c.id', 'desc')
    .limit(ownMost)
    .execute()
  return rows as CorrectionRow[]
}

const isForStaff = sql<boolean>`c.state = 'waiting' and coalesce(${ownerUntil}, '-infinity') < now()`

export async function listCorrections(
  db: Kysely<DB>,
  { open, q }: { open: boolean; q: string | undefined },
  { direction, limit, offset }: { direction: 'asc' | 'desc'; limit: number; offset: number },
): Promise<{ rows: CorrectionRow[]; total: number }> {
  const wanted = own(db)
    .where(open ? isForStaff : sql<boolean>`c.state <> 'waiting'`)
    .$if(Boolean(q), (query) => query.where(sql<boolean>`strpos(folded(b.company_name), folded(${q ?? ''})) > 0`))
  const [rows, { total }] = await Promise.all([
    wanted.orderBy('c.id', direction).limit(limit).offset(offset).execute(),
    wanted
      .clearSelect()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: rows as CorrectionRow[], total }
}

/** Corrections wait for the staff once the owner's time ends. */
export async function countForStaff({ db }: { db: Kysely<DB> }, targetHours: number) {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null; late: number }>`
    select count(*)::int as waiting, min(since) as "oldestAt",
      (count(*) filter (where since < now() - make_interval(hours => ${targetHours}::int)))::int as late
    from (select coalesce(${ownerUntil}, uuid_time(c.id)) as since
      from corrections c left join run_businesses r on r.id = c.business_id where ${isForStaff}) one`.execute(db)
  return rows[0]!
}

export async function forgetPerson(tx: Tx, userID: string): Promise<void> {
  await tx.deleteFrom('corrections').where('suggestedBy', '=', userID).execute()
}

export async function removeOfBusiness(tx: Tx, businessID: string): Promise<void> {
  await tx.deleteFrom('corrections').where('businessId', '=', businessID).execute()
}
