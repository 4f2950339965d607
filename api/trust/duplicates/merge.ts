// Joining two accounts: auth service first, then rows; a retry or job completes it.
import type { Kysely, Transaction } from 'kysely'
import type { Viewer } from '#contract/identity/auth/auth.ts'
import type { StaffAccount } from '#contract/identity/auth/staff.ts'
import { mergeCompletion, mergeCompletionSeconds } from '#contract/foundation/constants.ts'
import type { MergeObstacle } from '#contract/trust/duplicates.ts'
import { add } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { Merge } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import { closeMerged } from '#api/identity/people/lookup.ts'
import { type Counts, type Mergeable, moveEverything } from './columns.ts'
import {
  addMerge,
  closeMerge,
  findMerge,
  findPeople,
  finishMerge,
  limitWaiting,
  lockMerge,
  type MergeRow,
} from './queries.ts'

type Tx = Transaction<DB>
type PersonIdentity = { name: string; email: string | null; status: string }
type Both = {
  people: { from?: PersonIdentity; into?: PersonIdentity }
  accounts: { from?: StaffAccount; into?: StaffAccount }
  before: MergeRow | undefined
}
type Result = { counts: Counts; suspended: boolean }

// Preview limits: statements, locks.
const previewMost = 5000 // ms
const waitMost = 2000 // ms
// SQLSTATE: lock_not_available, query_canceled.
const tookTooLong = new Set(['55P03', '57014'])
// Longer than any request that read the former profile.
const inFlight = 60 // s

export async function preview(context: SignedIn, kept: readonly Mergeable[], pair: Merge) {
  const both = await knownOf(context, pair)
  const { from } = both.people
  if (!from || !both.people.into) throw new Refusal('NotFound', 'No such person')
  const obstacle = obstacleTo(both, pair)
  const counts = obstacle ? [] : await tryOut(context, kept, pair)
  const email = both.accounts.from?.email ?? from.email
  return { from: { userID: pair.from, name: from.name, email }, obstacle, counts, suspended: isSuspended(both) }
}

export async function merge(
  context: SignedIn,
  kept: readonly Mergeable[],
  pair: Merge,
  reason: string,
): Promise<Result> {
  const { db, viewer } = context
  const both = await knownOf(context, pair)
  const { people, accounts, before } = both
  if (before?.finishedAt && before.intoId === pair.into) return resultOf(before)
  if (!people.into || (!people.from && !before)) throw new Refusal('NotFound', 'No such person')
  const obstacle = obstacleTo(both, pair)
  if (obstacle || !people.from) throw refusalFor(obstacle ?? 'gone')
  const begun = {
    fromId: pair.from,
    intoId: pair.into,
    fromName: people.from.name,
    reason,
    mergedBy: viewer.userID,
  }
  if (!(await addMerge(db, begun).executeTakeFirst())) return finishedBefore(db, pair)
  if (accounts.from)
    await context
      .accounts(context.token!)
      .mergeAccounts({ params: { id: pair.into }, body: { from: pair.from, reason } })
  // Otherwise the auth service added the job in its transaction.
  const job = !accounts.from && { from: pair.from }
  await whileLocked(db, pair.from, async (tx, record) => {
    await close(tx, record)
    if (job) await add(tx, mergeCompletion, job, { after: mergeCompletionSeconds })
  })
  const { intoId, result } = await whileLocked(db, pair.from, (tx, record) => complete(tx, kept, record, viewer))
  // The remaining account was itself joined; the rows are there.
  if (intoId !== pair.into) throw refusalFor('merged')
  return result
}

/** Moves late rows too; requeues while it finds any. */
export async function completeMerge(db: Kysely<DB>, kept: readonly Mergeable[], from: string): Promise<void> {
  const begun = await findMerge(db, from).executeTakeFirst()
  if (!begun) return
  await whileLocked(db, from, close)
  await whileLocked(db, from, (tx, record) => complete(tx, kept, record, 'completion of a merge'))
}

/** A concurrent call's result; Conflict for another account. */
async function finishedBefore(db: Kysely<DB>, { from, into }: Merge): Promise<Result> {
  const present = await findMerge(db, from).executeTakeFirst()
  if (present?.finishedAt && present.intoId === into) return resultOf(present)
  throw refusalFor('merged')
}

/** Locks both accounts, rereads the record: the remaining one may have changed. */
async function whileLocked<T>(db: Kysely<DB>, from: string, step: (tx: Tx, record: MergeRow) => Promise<T>) {
  for (;;) {
    const { intoId } = await findMerge(db, from).executeTakeFirstOrThrow()
    const done = await db.transaction().execute(async (tx) => {
      await lockMerge(tx, [from, intoId])
      const record = await findMerge(tx, from).executeTakeFirstOrThrow()
      return record.intoId === intoId ? { value: await step(tx, record) } : undefined
    })
    if (done) return done.value
  }
}

/** Short and first: nobody writes meanwhile. */
async function close(tx: Tx, { fromId, intoId, closedAt }: MergeRow): Promise<void> {
  if (closedAt) return
  await closeMerged(tx, { from: fromId, into: intoId })
  await closeMerge(tx, fromId).execute()
}

/** Finished merges move only rows written since. */
async function complete(tx: Tx, kept: readonly Mergeable[], record: MergeRow, by: Viewer | string) {
  const { fromId, intoId, fromName, reason } = record
  const { counts, rows } = await moveEverything(tx, kept, { from: fromId, into: intoId })
  const again = (after?: number) => add(tx, mergeCompletion, { from: fromId }, after ? { after } : {})
  if (record.finishedAt) {
    if (rows > 0) await again(inFlight)
    return { intoId, result: resultOf(record) }
  }
  const [into] = await findPeople(tx, [intoId])
  const result = { counts, suspended: into?.status === 'suspended' }
  await finishMerge(tx, fromId, result).execute()
  await recordAct(tx, {
    by,
    act: 'user.merge',
    object: { kind: 'user', id: intoId, name: into?.name ?? '' },
    reason,
    detail: {
      from: fromId,
      name: fromName,
      ...Object.fromEntries(counts.map(({ kind, moved, dropped }) => [kind, [moved, dropped]])),
    },
  })
  await again()
  await again(inFlight)
  return { intoId, result }
}

const resultOf = ({ counts }: MergeRow) => counts as Result
const refusalFor = (obstacle: MergeObstacle) =>
  new Refusal('Conflict', 'These accounts cannot be joined', { fields: { from: obstacle } })

class TrialEnd extends Error {
  readonly counts: Counts
  constructor(counts: Counts) {
    super('tried')
    this.counts = counts
  }
}

async function tryOut({ db }: SignedIn, kept: readonly Mergeable[], pair: Merge): Promise<Counts | null> {
  try {
    return await db.transaction().execute(async (tx) => {
      await limitWaiting(tx, waitMost)
      await lockMerge(tx, [pair.from, pair.into])
      throw new TrialEnd((await moveEverything(tx, kept, pair, { most: previewMost })).counts)
    })
  } catch (error) {
    if (error instanceof TrialEnd) return error.counts
    if (tookTooLong.has((error as { code?: string }).code ?? '')) return null
    throw error
  }
}

async function knownOf(context: SignedIn, { from, into }: Merge): Promise<Both> {
  const [people, accounts] = await Promise.all([
    findPeople(context.db, [from, into]),
    context.accounts(context.token!).accounts({ query: { ids: `${from},${into}` } }),
  ])
  // Read last: explains earlier states.
  const before = await findMerge(context.db, from).executeTakeFirst()
  const person = (id: string) => {
    const row = people.find((one) => one.id === id)
    return row && { name: row.name!, email: row.email, status: row.status! }
  }
  const account = (id: string) => accounts.find(({ userID }) => userID === id)
  const found = <T>(of: (id: string) => T | undefined) => {
    const [theirs, own] = [of(from), of(into)]
    return { ...(theirs && { from: theirs }), ...(own && { into: own }) }
  }
  return { people: found(person), accounts: found(account), before }
}

/** The auth service rechecks under locks. */
function obstacleTo({ people, accounts, before }: Both, pair: Merge): MergeObstacle | null {
  const both = [accounts.from, accounts.into].filter((account) => account !== undefined)
  const states = [people.from?.status, people.into?.status]
  if (pair.from === pair.into) return 'same'
  // Accounts are joined, data not yet.
  if (accounts.from?.mergedInto === pair.into) return null
  if (before?.closedAt) return before.intoId === pair.into ? null : 'merged'
  if (both.some(({ mergedInto }) => mergedInto !== null)) return 'merged'
  if (both.some(({ roles }) => roles.length > 0)) return 'staff'
  if (both.some(({ sample }) => sample)) return 'sample'
  if ([...states, ...both.map(({ status }) => status)].some((state) => state === 'terminated' || state === 'rejected'))
    return 'closed'
  if (accounts.from && !accounts.into) return 'account'
  if (accounts.into && accounts.from && !accounts.into.emailVerified) return 'unverified'
  return null
}

function isSuspended({ people, accounts }: Both): boolean {
  const states = [people.from?.status, people.into?.status, accounts.from?.status, accounts.into?.status]
  return states.includes('suspended')
}
