// SQL of reviews.
import { type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import { reviewMonths } from '#contract/foundation/constants.ts'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { Answers } from '#contract/trust/reviews/fields.ts'
import type { Doubt, Grade, HoldReason } from '#contract/trust/reviews/standing.ts'
import type { Actor } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB, Reviews } from '#api/database/tables.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>
export type Side = 'S' | 'R'

export type DealRow = {
  id: string
  rfqId: string | null
  product: string | null
  subject: string
  senderKind: Actor['kind']
  senderId: string
  receiverKind: Actor['kind']
  receiverId: string
  lastAt: Date
  awardedAt: Date | null
  grade: Grade | null
}
export type ReviewRow = Omit<
  Selectable<Reviews>,
  'heldFor' | 'doubts' | 'noteFiles' | 'side' | 'state' | 'noteState'
> & {
  side: Side
  state: 'draft' | 'held' | 'waiting' | 'published' | 'refused'
  heldFor: HoldReason[]
  doubts: Doubt[]
  noteFiles: Attachment[]
  noteState: 'waiting' | 'accepted' | 'refused' | null
}

const dealColumns = [
  'id',
  'rfqId',
  'product',
  'subject',
  'senderKind',
  'senderId',
  'receiverKind',
  'receiverId',
  'lastAt',
  'awardedAt',
  'grade',
] as const

export async function findDeal(db: Db, id: string): Promise<DealRow | undefined> {
  return (await db.selectFrom('deals').select(dealColumns).where('id', '=', id).executeTakeFirst()) as
    | DealRow
    | undefined
}

export async function findDeals(db: Db, ids: readonly string[]): Promise<Map<string, DealRow>> {
  if (ids.length === 0) return new Map()
  const rows = (await db.selectFrom('deals').select(dealColumns).where('id', 'in', ids).execute()) as DealRow[]
  return new Map(rows.map((row) => [row.id, row]))
}

const listMost = 50

/** Dealings with enough evidence and nothing handed in, latest first. */
export async function findRipe(db: Db, actors: readonly string[]): Promise<DealRow[]> {
  const rows = await db
    .selectFrom('deals as d')
    .select(dealColumns.map((column) => `d.${column}` as const))
    .where(sql<boolean>`(d.sender_id = any(${actors}::uuid[]) or d.receiver_id = any(${actors}::uuid[]))`)
    .where('d.grade', 'is not', null)
    .where(sql<boolean>`d.last_at > now() - make_interval(months => ${reviewMonths})`)
    .where(
      sql<boolean>`not are_related(d.sender_kind, d.sender_id, d.receiver_kind, d.receiver_id) and not exists (
        select from reviews r where r.request_id = d.id and (r.state = 'published' or r.state <> 'draft'
          and r.side = case when d.sender_id = any(${actors}::uuid[]) then 'S' else 'R' end))`,
    )
    .orderBy('d.lastAt', 'desc')
    .limit(listMost)
    .execute()
  return rows as DealRow[]
}

const rows = (found: Promise<unknown>) => found as Promise<ReviewRow[]>
const row = (found: Promise<unknown>) => found as Promise<ReviewRow | undefined>

export const findOfDeals = (db: Db, requestIDs: readonly string[]): Promise<ReviewRow[]> =>
  requestIDs.length === 0
    ? Promise.resolve([])
    : rows(db.selectFrom('reviews').selectAll().where('requestId', 'in', requestIDs).execute())

export const findReview = (db: Db, id: string) =>
  row(db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst())

export const lockReview = (tx: Tx, id: string) =>
  row(tx.selectFrom('reviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())

/** Both sides, in the order of writing; serialized until the transaction ends. */
export async function lockDeal(tx: Tx, requestID: string): Promise<ReviewRow[]> {
  await lockActor(tx, `review ${requestID}`)
  return rows(tx.selectFrom('reviews').selectAll().where('requestId', '=', requestID).orderBy('handedAt').execute())
}

export const findWritten = (db: Db, actors: readonly string[]) =>
  rows(
    db
      .selectFrom('reviews')
      .selectAll()
      .where('writerId', 'in', actors)
      .where('state', '<>', 'draft')
      .orderBy('id', 'desc')
      .limit(listMost)
      .execute(),
  )

export async function changeReview(tx: Tx, id: string, changes: Updateable<Reviews>): Promise<void> {
  await tx.updateTable('reviews').set(changes).where('id', '=', id).execute()
}

type Writing = { requestID: string; side: Side; writer: Actor; about: Actor; writtenBy: string }

/** Replaces drafts; handed in reviews stay. */
export async function saveDraft(tx: Tx, writing: Writing, answers: Answers): Promise<string> {
  const { requestID, side, writer, about, writtenBy } = writing
  const values = { ...answers, writtenBy }
  const { id } = await tx
    .insertInto('reviews')
    .values({
      ...values,
      requestId: requestID,
      side,
      writerKind: writer.kind,
      writerId: writer.id,
      aboutKind: about.kind,
      aboutId: about.id,
    })
    .onConflict((conflict) => conflict.columns(['requestId', 'side']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type HomeRow = {
  id: string
  countryCode: string | null
  industryId: string | null
  name: string
  website: string | null
}

export async function findHomes(db: Db, ids: readonly string[]): Promise<Map<string, HomeRow>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('actorHomes')
    .select(['id', 'countryCode', 'industryId', 'name', 'website'])
    .where('id', 'in', ids)
    .execute()
  return new Map((found as HomeRow[]).map((one) => [one.id, one]))
}

/** The person, or its side, belongs to the other. */
export async function areRelated(db: Db, one: Actor, other: Actor, person: string): Promise<boolean> {
  const { rows: found } = await sql<{ related: boolean }>`
    select are_related(${one.kind}, ${one.id}, ${other.kind}, ${other.id}) or exists (
      select from people_of(${other.kind}, ${other.id}) p where p = ${person}::uuid) as related`.execute(db)
  return found[0]!.related
}

export async function findPeople(db: Db, { kind, id }: Actor): Promise<string[]> {
  const { rows: found } = await sql<{ id: string }>`select people_of(${kind}, ${id}) as id`.execute(db)
  return found.map((one) => one.id)
}

/** The first side wrote long enough ago. */
export async function findDue(tx: Tx, days: number): Promise<string[]> {
  const { rows: found } = await sql<{ id: string }>`
    select distinct request_id as id from reviews r where state = 'waiting' and exists (
      select from reviews first where first.request_id = r.request_id and first.handed_at <= now() - make_interval(days => ${days}))
    limit 500`.execute(tx)
  return found.map(({ id }) => id)
}

type Ripe = { id: string; side: Side }

/** MarkResult: each side once. Dealings at rest for `days`, at most twice that and a month. */
export async function takeToInvite(tx: Tx, days: number, most: number): Promise<Ripe[]> {
  const { rows: found } = await sql<Ripe>`
    insert into review_invitations (request_id, side)
    select d.id, s.side from deals d cross join (values ('S'), ('R')) s (side)
    where d.grade in ('quoted', 'awarded') and d.created_at > now() - interval '1 year'
      and coalesce(d.awarded_at, d.last_at) between now() - make_interval(days => ${2 * days + 30}) and now() - make_interval(days => ${days})
      and not exists (select from review_invitations i where i.request_id = d.id and i.side = s.side)
      and not exists (select from reviews r where r.request_id = d.id and (r.state = 'published' or r.side = s.side and r.state <> 'draft'))
      and not are_related(d.sender_kind, d.sender_id, d.receiver_kind, d.receiver_id)
    limit ${most}
    on conflict do nothing returning request_id as id, side`.execute(tx)
  return found
}
