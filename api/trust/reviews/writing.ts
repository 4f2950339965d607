// Rules of writing reviews.
import type { Transaction } from 'kysely'
import { reviewEvidenceDays } from '#contract/foundation/constants.ts'
import type { Answers } from '#contract/trust/reviews/fields.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import type { Actor, SignedIn } from '#api/foundation/context.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { takeAttachments } from '#api/identity/files/lookup.ts'
import { isInactive, userCards } from '#api/identity/people/lookup.ts'
import type { FileReference } from '#contract/foundation/shapes.ts'
import { doubtsOf } from './doubts.ts'
import { findShown } from './list-queries.ts'
import { publishDue } from './publishing.ts'
import * as queries from './queries.ts'
import { aboutOf } from './reading.ts'
import { holdReasonsOf } from './screen.ts'
import { day, replyUntil } from './shape.ts'
import { mayOf, ownSide, type OwnSide, requireSpeaking } from './sides.ts'

type Tx = Transaction<DB>

const refusals = {
  early: 'There is no quotation, award or longer talk yet',
  late: 'The time to write about this has ended',
  own: 'Nobody reviews a company of their own, or a colleague',
} as const

/** Throws unless the side may write now; undefined: handed in. */
async function requireWriting(context: SignedIn, tx: Tx, one: OwnSide): Promise<queries.ReviewRow | undefined> {
  const reviews = await queries.lockDeal(tx, one.deal.id)
  const related = await queries.areRelated(tx, one.own, one.other, context.viewer.userID)
  const may = mayOf(one, reviews, related, new Date())
  if (may === 'done') return reviews.find(({ side }) => side === one.side)
  if (may === 'own') throw new Refusal('Forbidden', refusals.own, { fields: { review: may } })
  if (may !== 'write') throw new Refusal('Conflict', refusals[may], { fields: { review: may } })
  return undefined
}

async function speaker(context: SignedIn, requestID: string): Promise<OwnSide> {
  const one = await ownSide(context, requestID)
  await requireSpeaking(context, one.own)
  if (await isInactive(context.db, context.viewer.userID)) throw new Refusal('Forbidden', 'The account is suspended')
  return one
}

const writingOf = ({ deal, side, own, other }: OwnSide, writtenBy: string) => ({
  requestID: deal.id,
  side,
  writer: own,
  about: other,
  writtenBy,
})

export async function draft(context: SignedIn, requestID: string, answers: Answers): Promise<void> {
  const one = await speaker(context, requestID)
  await context.db.transaction().execute(async (tx) => {
    if (await requireWriting(context, tx, one)) throw new Refusal('Conflict', 'It is handed in')
    await queries.saveDraft(tx, writingOf(one, context.viewer.userID), answers)
  })
}

export async function write(context: SignedIn, requestID: string, answers: Answers): Promise<void> {
  const one = await speaker(context, requestID)
  await context.db.transaction().execute(async (tx) => {
    const before = await requireWriting(context, tx, one)
    if (before) {
      if (isSame(before, answers)) return
      throw new Refusal('Conflict', 'A review can not be changed once handed in', { fields: { review: 'done' } })
    }
    const id = await queries.saveDraft(tx, writingOf(one, context.viewer.userID), answers)
    const homes = await queries.findHomes(tx, [one.own.id, one.other.id])
    const heldFor = await screened(context, tx, one, answers.content, [...homes.values()])
    const { countryCode = null, industryId = null } = homes.get(one.own.id) ?? {}
    const state = heldFor.length > 0 ? 'held' : 'waiting'
    await queries.changeReview(tx, id, { state, heldFor, handedAt: new Date(), countryCode, industryId })
    const found = await doubtsOf(tx, { id })
    await queries.changeReview(tx, id, { doubts: found })
    await publishDue(context, tx, requestID)
  })
}

const compared = ['kept', 'quality', 'communication', 'onTime', 'again', 'content', 'named'] as const
const isSame = (before: queries.ReviewRow, answers: Answers) => compared.every((key) => before[key] === answers[key])

type Home = { name: string }

async function screened(context: SignedIn, tx: Tx, { own, other }: OwnSide, content: string, homes: readonly Home[]) {
  const people = await Promise.all([own, other].map((actor) => queries.findPeople(tx, actor)))
  const cards = await userCards(context, people.flat())
  const names = [...cards.values()].map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return holdReasonsOf(
    content,
    names,
    homes.map(({ name }) => name),
  )
}

/** Locks an own review. */
async function onOwn(context: SignedIn, id: string, work: (tx: Tx, row: queries.ReviewRow) => Promise<void>) {
  const found = await queries.findReview(context.db, id)
  if (!found?.writerId) throw new Refusal('NotFound', 'No such review')
  const one = await ownSide(context, found.requestId)
  if (one.side !== found.side) throw new Refusal('NotFound', 'No such review')
  await requireSpeaking(context, one.own)
  await context.db.transaction().execute(async (tx) => work(tx, (await queries.lockReview(tx, id))!))
  return found.requestId
}

export const addNote = (context: SignedIn, id: string, references: readonly FileReference[]) =>
  onOwn(context, id, async (tx, row) => {
    if (row.state === 'draft') throw new Refusal('Conflict', 'Hand in the review first')
    if (row.noteState) throw new Refusal('Conflict', 'A delivery note was sent before')
    const deal = await queries.findDeal(tx, row.requestId)
    if (!deal?.grade || deal.grade === 'talked') throw new Refusal('Conflict', 'There was no quotation')
    const files = await takeAttachments(context, tx, references, { owners: [context.viewer.userID, row.writerId!] })
    await queries.changeReview(tx, id, {
      noteFiles: JSON.stringify(files),
      noteState: 'waiting',
      noteSentAt: new Date(),
    })
  })

export const answer = (context: SignedIn, id: string, content: string) =>
  onOwn(context, id, async (tx, row) => {
    if (row.answer === content) return
    if (!row.askedAt || row.answer !== null) throw new Refusal('Conflict', 'Nobody waits for an answer')
    if (row.askedAt.getTime() + reviewEvidenceDays * day < Date.now()) throw new Refusal('Gone', 'The time is over')
    await queries.changeReview(tx, id, { answer: content, answeredAt: new Date() })
  })

export async function reply(context: SignedIn, id: string, content: string): Promise<{ content: string; at: string }> {
  const shown = await findShown(context.db, id)
  const about: Actor | undefined = shown && aboutOf(shown)
  if (!about) throw new Refusal('NotFound', 'No such review')
  await requireSpeaking(context, about)
  return context.db.transaction().execute(async (tx) => {
    const row = (await queries.lockReview(tx, id))!
    const until = replyUntil(row)
    const at = row.repliedAt ?? new Date()
    if (row.reply !== content) {
      if (until && until < new Date()) throw new Refusal('Gone', 'The reply can no longer be changed')
      const held = holdReasonsOf(content, [], [])
      if (held.length > 0)
        throw new Refusal('ValidationError', 'Some fields are not valid', { fields: { content: `has ${held[0]}` } })
      await queries.changeReview(tx, id, { reply: content, repliedAt: at })
      await emitEvent(tx, 'businesses.changed', { ids: about.kind === 'business' ? [about.id] : [], unlisted: true })
    }
    return { content, at: at.toISOString() }
  })
}
