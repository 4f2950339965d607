// SQL of claims and their history.
import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import {
  type ClaimKind,
  type ClaimState,
  controlKinds,
  judgedStates,
  openStates,
} from '#contract/identity/businesses/verification-kinds.ts'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { Claim } from '#contract/trust/verification/verification.ts'
import type { DB, VerificationClaims } from '#api/database/tables.ts'
import { likeOf } from '#kit/postgres/like.ts'

type Tx = Transaction<DB>
type Db = Kysely<DB>
export type EntryKind = Claim['entries'][number]['happened']
export type ClaimRow = Omit<Selectable<VerificationClaims>, 'kind' | 'state' | 'detail' | 'files'> & {
  kind: ClaimKind
  state: ClaimState
  detail: Record<string, string>
  files: Attachment[]
  createdAt: Date
}
export type EntryRow = {
  id: string
  claimId: string
  happened: EntryKind
  authorId: string | null
  content: string
  createdAt: Date
}

const createdAt = sql<Date>`uuid_time(id)`.as('createdAt')
const rows = (found: Promise<unknown>) => found as Promise<ClaimRow[]>
const row = (found: Promise<unknown>) => found as Promise<ClaimRow | undefined>

export async function addClaim(tx: Tx, values: Insertable<VerificationClaims>): Promise<string> {
  const { id } = await tx.insertInto('verificationClaims').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}
export async function changeClaim(tx: Tx, id: string, values: Updateable<VerificationClaims>): Promise<void> {
  await tx.updateTable('verificationClaims').set(values).where('id', '=', id).execute()
}
export async function addEntry(
  tx: Tx,
  entry: { claimId: string; happened: EntryKind; authorId?: string | undefined; content?: string | undefined },
): Promise<void> {
  await tx.insertInto('verificationEntries').values(entry).execute()
}

const claims = (db: Db) => db.selectFrom('verificationClaims').selectAll().select(createdAt)

export const findClaim = (db: Db, id: string) => row(claims(db).where('id', '=', id).executeTakeFirst())
export const lockClaim = (tx: Tx, id: string) => row(claims(tx).where('id', '=', id).forUpdate().executeTakeFirst())
export const findClaims = (db: Db, businessID: string) =>
  rows(
    claims(db)
      .where('businessId', '=', businessID)
      .where('kind', 'not in', controlKinds)
      .where((where) => where.or([where('ownershipClaimId', 'is', null), where('state', '=', 'verified')]))
      .orderBy('id', 'desc')
      .execute(),
  )
export const findOpenLike = (tx: Tx, businessID: string, kind: ClaimKind, subject: string) =>
  row(
    claims(tx)
      .where('businessId', '=', businessID)
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('state', 'in', [...openStates, 'verified'])
      .executeTakeFirst(),
  )

export async function countOpen(tx: Tx, businessID: string): Promise<number> {
  const { count } = await tx
    .selectFrom('verificationClaims')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('businessId', '=', businessID)
    .where('ownershipClaimId', 'is', null)
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow()
  return count
}

export const findHolding = (db: Db, businessID: string) =>
  rows(
    claims(db)
      .where('businessId', '=', businessID)
      .where('kind', 'not in', controlKinds)
      .where('state', '=', 'verified')
      .where('validUntil', '>', sql<Date>`now()`)
      .orderBy('decidedAt', 'desc')
      .execute(),
  )

export async function findPublicHistory(db: Db, businessID: string) {
  const found = await db
    .selectFrom('verificationEntries as e')
    .innerJoin('verificationClaims as c', 'c.id', 'e.claimId')
    .select(['c.kind', 'e.happened', sql<Date>`uuid_time(e.id)`.as('at')])
    .where('c.businessId', '=', businessID)
    .where('c.kind', 'not in', controlKinds)
    .where('c.decidedAt', 'is not', null)
    .where('c.state', '<>', 'refused')
    .where('e.happened', 'in', ['verified', 'expired', 'withdrawn'])
    .orderBy('e.id', 'desc')
    .limit(50)
    .execute()
  return found as { kind: ClaimKind; happened: 'verified' | 'expired' | 'withdrawn'; at: Date }[]
}

export async function findEntries(db: Db, claimIDs: readonly string[]): Promise<EntryRow[]> {
  if (claimIDs.length === 0) return []
  const found = await db
    .selectFrom('verificationEntries')
    .select(['id', 'claimId', 'happened', 'authorId', 'content', createdAt])
    .where('claimId', 'in', claimIDs)
    .orderBy('id')
    .execute()
  return found as EntryRow[]
}

export type ClaimFilter = {
  state: ClaimState | 'judged' | 'all'
  kind: ClaimKind | undefined
  verifier: string | null | undefined
  q: string | undefined
}
type Cut = { by: 'dueAt' | 'submittedAt'; direction: 'asc' | 'desc'; limit: number; offset: number }

export async function listClaims(db: Db, { state, kind, verifier, q }: ClaimFilter, cut: Cut) {
  const like = likeOf(q ?? '')
  const wanted = db
    .selectFrom('verificationClaims')
    .where('ownershipClaimId', 'is', null)
    .$if(state === 'judged', (query) => query.where('state', 'in', judgedStates))
    .$if(state !== 'judged' && state !== 'all', (query) => query.where('state', '=', state))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(verifier !== undefined, (query) => query.where('verifierId', 'is not distinct from', verifier ?? null))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`folded(subject) like folded(${like}) or business_id in (select id from business_names where folded(company_name) like folded(${like}))`,
      ),
    )
  const [found, { total }] = await Promise.all([
    rows(
      wanted
        .selectAll()
        .select(createdAt)
        .orderBy(cut.by === 'dueAt' ? 'dueAt' : 'id', cut.direction)
        .orderBy('id')
        .limit(cut.limit)
        .offset(cut.offset)
        .execute(),
    ),
    wanted.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: found, total }
}

/** Postponed: the next run skips them. */
export async function takeDue(tx: Tx, most: number): Promise<string[]> {
  const { rows: taken } = await sql<{ id: string }>`
    update verification_claims set next_check_at = now() + interval '1 hour'
    where id in (select id from verification_claims where next_check_at <= now() order by next_check_at limit ${most} for update skip locked)
    returning id`.execute(tx)
  return taken.map(({ id }) => id)
}

export const lockEnded = (tx: Tx, most: number) =>
  rows(
    claims(tx)
      .where('state', '=', 'verified')
      .where('validUntil', '<=', sql<Date>`now()`)
      .orderBy('validUntil')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute(),
  )

export type EndingClaim = { id: string; businessID: string; kind: ClaimKind; companyName: string; validUntil: Date }

/** Once per `days`. Domains are rechecked instead. */
export async function takeEnding(tx: Tx, days: number): Promise<EndingClaim[]> {
  const { rows: taken } = await sql<EndingClaim>`
    update verification_claims c set reminded_days = ${days}
    from business_names b
    where c.state = 'verified' and c.kind not in ('domain', 'mailbox', 'phone', 'document', 'letter') and c.valid_until between now() and now() + make_interval(days => ${days})
      and (c.reminded_days is null or c.reminded_days > ${days}) and b.id = c.business_id
    returning c.id, c.business_id as "businessID", c.kind, b.company_name as "companyName", c.valid_until as "validUntil"`.execute(
    tx,
  )
  return taken
}

export async function countJudged(db: Db) {
  const { rows: found } = await sql<{ waiting: number; oldestAt: Date | null; late: number }>`
    select count(*)::int as waiting, min(uuid_time(id)) as "oldestAt", (count(*) filter (where due_at < now()))::int as late
    from verification_claims where state in ('waiting', 'seconding') and ownership_claim_id is null`.execute(db)
  return found[0]!
}

/** Claims' documents after `days` without an event. Empties the rows. */
export async function takeJudgedFiles(tx: Tx, days: number, most: number): Promise<Attachment[]> {
  const { rows: taken } = await sql<{ files: Attachment[] }>`
    with judged as (select id, files from verification_claims v
      where ownership_claim_id is not null and files <> '[]' and state in ('verified', 'refused', 'withdrawn', 'expired')
        and not exists (select from verification_entries e
          where e.claim_id = v.id and uuid_time(e.id) > now() - make_interval(days => ${days}::int))
      order by id limit ${most} for update skip locked)
    update verification_claims v set files = '[]' from judged where v.id = judged.id returning judged.files`.execute(tx)
  return taken.flatMap(({ files }) => files)
}

export const findOfPerson = (db: Db, userID: string) =>
  rows(claims(db).where('createdBy', '=', userID).orderBy('id').execute())
export async function giveBackAll(tx: Tx, userID: string): Promise<void> {
  await tx
    .updateTable('verificationClaims')
    .set({ verifierId: null })
    .where('verifierId', '=', userID)
    .where('state', 'in', openStates)
    .execute()
}
