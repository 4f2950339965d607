// SQL of help requests.
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type HelpRequestStatus, waitingStatuses } from '#contract/operations/need-help/states.ts'
import { spamKeptDays } from '#contract/foundation/constants.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB, Enquiries, EnquiryEntries } from '#api/database/tables.ts'
import { likeOf } from '#kit/postgres/like.ts'

type Tx = Transaction<DB>
const createdAt = sql<Date>`uuid_time(id)`.as('createdAt')

export type HelpRequestRow = Selectable<Enquiries> & { status: HelpRequestStatus; createdAt: Date }
export type EntryRow = Pick<Selectable<EnquiryEntries>, 'id' | 'authorId' | 'content'> & {
  kind: EntryKind
  createdAt: Date
}
type EntryKind = 'received' | 'assigned' | 'status' | 'answer' | 'note'

export async function findKey(db: Kysely<DB>): Promise<string> {
  const { key } = await db.selectFrom('enquiryKey').select('key').executeTakeFirstOrThrow()
  return key
}

/** Idempotency lookup. */
export async function findSent(tx: Tx, formToken: string): Promise<string | undefined> {
  const row = await tx.selectFrom('enquiries').select('id').where('formToken', '=', formToken).executeTakeFirst()
  return row?.id
}

export async function countLately(tx: Tx, networkHash: Buffer, email: string) {
  // Fixed lock order prevents deadlocks.
  await lockActor(tx, `enquiries ${networkHash.toString('hex')}`)
  await lockActor(tx, `enquiries ${email}`)
  const { rows } = await sql<{ ofNetwork: number; withoutForm: number; toAddress: number }>`
    select (select count(*)::int from enquiries where network_hash = ${networkHash} and id > uuidv7(interval '-1 day')) as "ofNetwork",
      (select count(*)::int from enquiries where network_hash = ${networkHash} and id > uuidv7(interval '-1 day')
        and form_token is null) as "withoutForm",
      (select count(*)::int from enquiries where email = ${email} and id > uuidv7(interval '-1 day')) as "toAddress"`.execute(
    tx,
  )
  return rows[0]!
}

export async function addHelpRequest(tx: Tx, row: Insertable<Enquiries>): Promise<string> {
  const { id } = await tx.insertInto('enquiries').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function addEntry(
  tx: Tx,
  row: { enquiryId: string; kind: EntryKind; authorId?: string | undefined; content?: string },
): Promise<void> {
  await tx.insertInto('enquiryEntries').values(row).execute()
}

export function findHelpRequest(db: Kysely<DB>, id: string): Promise<HelpRequestRow | undefined> {
  return db.selectFrom('enquiries').selectAll().select(createdAt).where('id', '=', id).executeTakeFirst() as Promise<
    HelpRequestRow | undefined
  >
}

export function lockHelpRequest(tx: Tx, id: string): Promise<HelpRequestRow | undefined> {
  return tx
    .selectFrom('enquiries')
    .selectAll()
    .select(createdAt)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst() as Promise<HelpRequestRow | undefined>
}

export async function findEntries(db: Kysely<DB>, enquiryID: string): Promise<EntryRow[]> {
  const rows = await db
    .selectFrom('enquiryEntries')
    .select(['id', 'kind', 'authorId', 'content', createdAt])
    .where('enquiryId', '=', enquiryID)
    .orderBy('id')
    .execute()
  return rows as EntryRow[]
}

export async function changeHelpRequest(
  tx: Tx,
  id: string,
  change: { status?: HelpRequestStatus; assigneeId?: string | null; answeredAt?: Date; closedAt?: Date | null },
): Promise<void> {
  await tx
    .updateTable('enquiries')
    .set((is) => ({ ...change, version: is('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export type HelpRequestFilter = {
  status: HelpRequestStatus | 'waiting' | 'all'
  assignee: string | null | undefined
  late: boolean
  q: string | undefined
}
type Cut = { by: 'dueAt' | 'createdAt'; direction: 'asc' | 'desc'; limit: number; offset: number }

export async function listHelpRequests(db: Kysely<DB>, { status, assignee, late, q }: HelpRequestFilter, cut: Cut) {
  const like = likeOf((q ?? '').replace(/^WBN-/i, ''))
  const wanted = db
    .selectFrom('enquiries')
    .$if(status === 'waiting', (query) => query.where('status', 'in', waitingStatuses))
    .$if(status !== 'waiting' && status !== 'all', (query) => query.where('status', '=', status))
    .$if(assignee !== undefined, (query) => query.where('assigneeId', 'is not distinct from', assignee ?? null))
    .$if(late, (query) =>
      query.where(
        sql<boolean>`coalesce(answered_at, now()) > due_at and (answered_at is not null or status in ('new', 'open'))`,
      ),
    )
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`folded(form::text) like folded(${like}) or folded(email) like folded(${like}) or replace(id::text, '-', '') like lower(${like})`,
      ),
    )
  const [rows, { total }] = await Promise.all([
    wanted
      .selectAll()
      .select(createdAt)
      .orderBy(cut.by === 'dueAt' ? 'dueAt' : 'id', cut.direction)
      .orderBy('id')
      .limit(cut.limit)
      .offset(cut.offset)
      .execute(),
    wanted.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows as HelpRequestRow[], total }
}

export async function forgetOld(tx: Tx, keptDays: number): Promise<void> {
  await sql`update enquiries set network_hash = null
    where network_hash is not null and id < uuidv7(interval '-1 day')`.execute(tx)
  await sql`delete from enquiries where closed_at < now() - make_interval(days => ${keptDays})
    or (status = 'spam' and closed_at < now() - make_interval(days => ${spamKeptDays}))`.execute(tx)
}

export function findOfPerson(db: Kysely<DB>, userID: string) {
  return db
    .selectFrom('enquiries')
    .select(['id', 'form', 'email', 'status', 'answeredAt', createdAt])
    .where('userId', '=', userID)
    .orderBy('id')
    .execute()
}
export function findAnswersTo(db: Kysely<DB>, ids: readonly string[]) {
  return db
    .selectFrom('enquiryEntries')
    .select(['enquiryId', 'content', createdAt])
    .where('enquiryId', 'in', ids)
    .where('kind', '=', 'answer')
    .orderBy('id')
    .execute()
}

export async function forgetPerson(tx: Tx, userID: string): Promise<void> {
  await tx.deleteFrom('enquiries').where('userId', '=', userID).execute()
  await tx.updateTable('enquiries').set({ assigneeId: null }).where('assigneeId', '=', userID).execute()
}
