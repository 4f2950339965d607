// Decisions of the staff about reviews.
import type { Transaction, Updateable } from 'kysely'
import { reviewEvidenceDays } from '#contract/foundation/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { ReviewQueueRow, reviews as contract } from '#contract/trust/reviews/reviews.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB, Reviews } from '#api/database/tables.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Actor, SignedIn } from '#api/foundation/context.ts'
import { releaseFiles } from '#api/identity/files/lookup.ts'
import { addDoubt, findOnDevices } from './doubts.ts'
import { templates } from './email-words.ts'
import { mail, publishDue } from './publishing.ts'
import * as queries from './queries.ts'
import { aboutOf } from './reading.ts'
import { findCase, type QueueRow } from './queue-queries.ts'
import { scoresOf } from './shape.ts'

type Tx = Transaction<DB>
type Judgement = HandlerInput<typeof contract.judge>['body']
type Change = { changes: Updateable<Reviews>; tells?: 'asked' | 'decided' }

export function caseOf(row: QueueRow): ReviewQueueRow {
  return {
    reviewID: row.id,
    why: row.why,
    writer: { kind: row.writerKind as Actor['kind'], id: row.writerId, name: row.writer ?? '' },
    about: { kind: row.aboutKind as Actor['kind'], id: row.aboutId, name: row.about ?? '' },
    grade: row.grade,
    scores: scoresOf(row),
    again: row.again,
    content: row.content,
    heldFor: row.state === 'held' ? row.heldFor : [],
    doubts: row.doubts,
    note: row.noteState === 'waiting' ? row.noteFiles : [],
    answer: row.answer,
    askedAt: row.askedAt?.toISOString() ?? null,
    since: row.since.toISOString(),
  }
}

/** Undefined: decided so before. */
function changeFor(row: queries.ReviewRow, { act, reason, content }: Judgement): Change | undefined {
  const isHeld = row.state === 'held'
  const isOpen = row.state === 'waiting' || row.state === 'published'
  switch (act) {
    case 'publish':
      if (isOpen) return undefined
      return isHeld ? { changes: { state: 'waiting' } } : refused()
    case 'refuse':
      if (row.state === 'refused') return undefined
      return isHeld ? { changes: { state: 'refused' }, tells: 'decided' } : refused()
    case 'count':
    case 'ignore':
      if (row.doubts.length === 0) return refused()
      return row.counted === (act === 'count') ? undefined : { changes: { counted: act === 'count' } }
    case 'ask':
      if (row.askedAt) return undefined
      return row.state === 'published' && row.writerId
        ? { changes: { askedAt: new Date() }, tells: 'asked' }
        : refused()
    case 'keep':
      return row.askedAt ? { changes: { askedAt: null, answer: null, answeredAt: null }, tells: 'decided' } : undefined
    case 'amend': {
      if (content === undefined)
        throw new Refusal('ValidationError', 'Some fields are not valid', { fields: { content: 'is missing' } })
      if (row.content === content) return undefined
      const decided = { askedAt: null, answer: null, answeredAt: null }
      const amended = { content, amendedAt: new Date(), amendReason: reason }
      return isOpen ? { changes: { ...amended, ...decided }, tells: 'decided' } : refused()
    }
  }
}

function refused(): never {
  throw new Refusal('Conflict', 'The review is not in a state for this')
}

async function requireStranger(tx: Tx, { viewer }: SignedIn, row: queries.ReviewRow): Promise<void> {
  const sides = [aboutOf(row), ...(row.writerId ? [writerOf(row)] : [])]
  const people = await Promise.all(sides.map((side) => queries.findPeople(tx, side)))
  if (row.writtenBy === viewer.userID || people.flat().includes(viewer.userID))
    throw new Refusal('Forbidden', 'Somebody else decides about your reviews')
}

const writerOf = (row: queries.ReviewRow): Actor => ({ kind: row.writerKind as Actor['kind'], id: row.writerId! })

/** Locks the review. */
async function decide(
  context: SignedIn,
  id: string,
  act: string,
  reason: string,
  work: (tx: Tx, row: queries.ReviewRow) => Promise<Change | undefined>,
): Promise<ReviewQueueRow> {
  await context.db.transaction().execute(async (tx) => {
    const row = await queries.lockReview(tx, id)
    if (!row || row.state === 'draft') throw new Refusal('NotFound', 'No such review')
    await requireStranger(tx, context, row)
    const change = await work(tx, row)
    if (!change) return
    await queries.changeReview(tx, id, change.changes)
    const { about = '' } = (await findCase(tx, id)) ?? {}
    const object = { kind: 'review', id, name: about }
    await recordAct(tx, { by: context.viewer, act: `review.${act}`, object, reason })
    const letter = { path: 'review', business: about, explanation: reason, days: String(reviewEvidenceDays) }
    if (change.tells && row.writerId) await mail(context, tx, writerOf(row), templates[change.tells], letter)
    await publishDue(context, tx, row.requestId)
  })
  return caseOf((await findCase(context.db, id))!)
}

export const judge = (context: SignedIn, id: string, judgement: Judgement) =>
  decide(context, id, judgement.act, judgement.reason, async (_tx, row) => changeFor(row, judgement))

/** Deleted in any case. */
export const judgeNote = (context: SignedIn, id: string, { accept, reason }: { accept: boolean; reason: string }) =>
  decide(context, id, accept ? 'acceptNote' : 'refuseNote', reason, async (tx, row) => {
    const state = accept ? 'accepted' : 'refused'
    if (row.noteState === state) return undefined
    if (row.noteState !== 'waiting') throw new Refusal('Conflict', 'There is no delivery note')
    await releaseFiles(
      tx,
      row.noteFiles.map(({ fileID }) => ({ url: `/files/${fileID}/` })),
    )
    return { changes: { noteState: state, noteFiles: '[]' }, tells: 'decided' }
  })

export async function examine(context: SignedIn): Promise<{ found: number }> {
  const pairs = await context.accounts(context.token!).accountsSharingDevices()
  const ids = await findOnDevices(context.db, pairs)
  if (ids.length === 0) return { found: 0 }
  const found = await context.db.transaction().execute(async (tx) => {
    const added = await addDoubt(tx, ids, 'device')
    const object = { kind: 'review', id: ids[0]!, name: '' }
    await recordAct(tx, { by: context.viewer, act: 'review.examine', object, detail: { reviews: ids } })
    return added
  })
  return { found }
}
