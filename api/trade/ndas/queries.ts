// SQL of NDAs and signatures.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { SubjectCode } from '#contract/trade/inquiries/subjects.ts'
import type { NdaKind, NdaSide, NdaState, NdaText } from '#contract/trade/ndas/states.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import type { Actor } from '#api/foundation/context.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>

export type NdaRow = {
  id: string
  requestId: string
  rfqId: string | null
  kind: NdaKind
  proposer: NdaSide
  discloser: NdaSide
  textKind: NdaText
  lang: Locale | null
  title: string
  content: string
  file: Attachment | null
  hash: string
  proposedBy: string
  proposedAt: Date
  signUntil: Date
  state: NdaState
  settledAt: Date | null
  reason: string
}
/** Seen by one side of its thread. */
export type SeenRow = NdaRow & {
  side: NdaSide
  actorKind: Actor['kind']
  actorId: string
  otherKind: Actor['kind'] | null
  otherId: string | null
  subjectCode: SubjectCode
  subject: string
  holds: boolean
  stands: boolean
}
export type SignatureRow = {
  ndaId: string
  side: NdaSide
  actorKind: Actor['kind']
  actorId: string
  firm: string
  signedBy: string
  name: string
  role: string
  address: string
  hash: string
  signedAt: Date
}

const columns = [
  'id',
  'requestId',
  'rfqId',
  'kind',
  'proposer',
  'discloser',
  'textKind',
  'lang',
  'title',
  'content',
  'file',
  'hash',
  'proposedBy',
  'proposedAt',
  'signUntil',
  'state',
  'settledAt',
  'reason',
] as const

type Choice = { actorID: string; ndaID?: string; requestID?: string; state?: NdaState | undefined }
type Page = { skip: number; size: number }

function seen(db: Db, { actorID, ndaID, requestID, state }: Choice) {
  return db
    .selectFrom('ndas as n')
    .innerJoin('threadParties as me', (join) =>
      join.onRef('me.requestId', '=', 'n.requestId').on('me.actorId', '=', actorID),
    )
    .$if(ndaID !== undefined, (query) => query.where('n.id', '=', ndaID!))
    .$if(requestID !== undefined, (query) => query.where('n.requestId', '=', requestID!))
    .$if(state !== undefined, (query) => query.where('n.state', '=', state!))
}

export async function findSeen(
  db: Db,
  choice: Choice,
  { skip, size }: Page = { skip: 0, size: 50 },
): Promise<SeenRow[]> {
  const rows = await seen(db, choice)
    .leftJoin('threadParties as other', (join) =>
      join.onRef('other.requestId', '=', 'n.requestId').onRef('other.side', '<>', 'me.side'),
    )
    .select(columns.map((column) => `n.${column}` as const))
    .select(['me.side', 'me.actorKind', 'me.actorId', 'me.subjectCode', 'me.subject'])
    .select(['other.actorKind as otherKind', 'other.actorId as otherId'])
    .select([sql<boolean>`nda_holds(n.id)`.as('holds'), sql<boolean>`nda_stands(n.id)`.as('stands')])
    .orderBy('n.id', 'desc')
    .limit(size)
    .offset(skip)
    .execute()
  return rows as SeenRow[]
}

export async function countSeen(db: Db, choice: Choice): Promise<number> {
  const { count } = await seen(db, choice)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findSignatures(db: Db, ndaIDs: readonly string[]): Promise<SignatureRow[]> {
  if (ndaIDs.length === 0) return []
  const rows = await db
    .selectFrom('ndaSignatures')
    .select([
      'ndaId',
      'side',
      'actorKind',
      'actorId',
      'firm',
      'signedBy',
      'name',
      'role',
      'address',
      'hash',
      'signedAt',
    ])
    .where('ndaId', 'in', ndaIDs)
    .orderBy('signedAt')
    .execute()
  return rows as SignatureRow[]
}

/** Serializes all acts in a thread; taken before row locks. */
export async function lockThread(tx: Tx, requestID: string): Promise<void> {
  await lockActor(tx, `ndas ${requestID}`)
}

export async function findNda(db: Db, id: string): Promise<NdaRow | undefined> {
  const row = await db.selectFrom('ndas').select(columns).where('id', '=', id).executeTakeFirst()
  return row as NdaRow | undefined
}

export async function lockNda(tx: Tx, id: string): Promise<NdaRow | undefined> {
  const row = await tx.selectFrom('ndas').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
  return row as NdaRow | undefined
}

export async function findOfThread(tx: Tx, requestID: string): Promise<NdaRow[]> {
  const rows = await tx.selectFrom('ndas').select(columns).where('requestId', '=', requestID).orderBy('id').execute()
  return rows as NdaRow[]
}

export type NewNdaRow = Omit<NdaRow, 'id' | 'proposedAt' | 'state' | 'settledAt' | 'reason'>

export async function addNda(tx: Tx, { file, ...row }: NewNdaRow): Promise<string> {
  const values = { ...row, file: file && JSON.stringify(file) }
  const { id } = await tx.insertInto('ndas').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function addSignature(tx: Tx, row: Omit<SignatureRow, 'signedAt'>): Promise<void> {
  await tx.insertInto('ndaSignatures').values(row).execute()
}

type Settlement = { state: NdaState; by?: string; reason?: string }

export async function settle(tx: Tx, id: string, { state, by, reason = '' }: Settlement): Promise<void> {
  await tx
    .updateTable('ndas')
    .set({ state, settledAt: sql<Date>`clock_timestamp()`, settledBy: by ?? null, reason })
    .where('id', '=', id)
    .execute()
}

/** Signers are still the sides. */
export async function stands(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ stands: boolean }>`select nda_stands(${id}::uuid) as stands`.execute(tx)
  return rows[0]!.stands
}

/** Marked, so each is returned once. */
export async function takeLapsed(tx: Tx, most: number): Promise<NdaRow[]> {
  const rows = await tx
    .updateTable('ndas')
    .set({ state: 'lapsed', settledAt: sql<Date>`clock_timestamp()` })
    .where('state', '=', 'proposed')
    .where('id', 'in', (query) =>
      query
        .selectFrom('ndas')
        .select('id')
        .where('state', '=', 'proposed')
        .where('signUntil', '<=', sql<Date>`now()`)
        .orderBy('id')
        .limit(most),
    )
    .returning(columns)
    .execute()
  return rows as NdaRow[]
}

/** Marked, so each is returned once. */
export async function takeToRemind(tx: Tx, days: number, most: number): Promise<NdaRow[]> {
  const rows = await tx
    .updateTable('ndas')
    .set({ remindedAt: sql<Date>`now()` })
    .where('state', '=', 'proposed')
    .where('remindedAt', 'is', null)
    .where('id', 'in', (query) =>
      query
        .selectFrom('ndas as n')
        .select('n.id')
        .where('n.state', '=', 'proposed')
        .where('n.remindedAt', 'is', null)
        .where('n.signUntil', '<=', sql<Date>`now() + make_interval(days => ${days}::int)`)
        .where(sql<boolean>`nda_stands(n.id)`)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('writableThreads as w').select('w.requestId').whereRef('w.requestId', '=', 'n.requestId')),
        )
        .orderBy('n.id')
        .limit(most),
    )
    .returning(columns)
    .execute()
  return rows as NdaRow[]
}

type PartyRow = { side: NdaSide; actor: Actor }

/** Sides that are still there. */
export async function findParties(db: Db, requestID: string): Promise<PartyRow[]> {
  const rows = await db
    .selectFrom('threadParties')
    .select(['side', 'actorKind', 'actorId'])
    .where('requestId', '=', requestID)
    .execute()
  return rows.map(({ side, actorKind, actorId }) => ({
    side: side as NdaSide,
    actor: { kind: actorKind as Actor['kind'], id: actorId! },
  }))
}
