// Reviews after dealings, shown together.
import * as z from 'zod'
import { reviewPageSize, reviewTextMost, staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { Country, Id, Instant, listOf, Named, paging, text, Uuid } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'
import { Author } from '#contract/identity/actors.ts'
import { Attachment, AttachmentAddress, Attachments } from '#contract/identity/files/attachments.ts'
import { Answers, NewReview, ReviewReply } from './fields.ts'
import { doubts, grades, holdReasons, questions, standings } from './standing.ts'

const Grade = z.enum(grades)
const side = z.enum(['buyer', 'supplier'])
const Reply = z.object({ content: z.string(), at: Instant }).nullable()
const Amendment = z.object({ at: Instant, reason: z.string() }).nullable()
const Scores = z.record(z.enum(questions), z.number().nullable())

const Review = z.object({
  reviewID: z.string(),
  by: Author.nullable().describe('null: not named, or no longer here'),
  country: Country.nullable().describe('of the writer'),
  industry: Named.nullable().describe('of the writer'),
  side: side.describe('the writer’s'),
  product: z.string().nullable(),
  handedAt: Instant,
  grade: Grade,
  standing: z.enum(standings).describe('`counts`: in the figures; the others say why not'),
  scores: Scores,
  again: z.boolean().nullable(),
  content: z.string(),
  amended: Amendment,
  reply: Reply,
})
export type Review = z.output<typeof Review>

const Figures = z.object({
  overall: z.number(),
  scores: Scores,
  firms: z.int(),
  reviews: z.int(),
  again: z.object({ yes: z.int(), of: z.int() }),
})
const BuyerFacts = z.object({
  quotations: z.int().describe('received in 24 months'),
  answered: z.int().describe('of these, with a message afterwards'),
  told: z.int().describe('of these, awarded or told the outcome'),
  awarded: z.int(),
})
export type BuyerFacts = z.output<typeof BuyerFacts>

const Own = Answers.extend({
  reviewID: z.string(),
  state: z.enum(['draft', 'held', 'waiting', 'published', 'refused']),
  heldFor: z.array(z.enum(holdReasons)),
  handedAt: Instant.nullable(),
  hidden: z.boolean(),
  checked: z.boolean().describe('signs of fraud are looked at; it counts nothing meanwhile'),
  note: z.enum(['waiting', 'accepted', 'refused']).nullable().describe('delivery note'),
  asked: z.object({ until: Instant, answered: z.boolean() }).nullable().describe('evidence the staff asks for'),
  amended: Amendment,
})
export type OwnReview = z.output<typeof Own>

const Deal = z.object({
  requestID: z.string(),
  rfqID: z.string().nullable(),
  title: z.string(),
  side: side.describe('the viewer’s'),
  as: Author.nullable(),
  with: Author.nullable(),
  grade: Grade.nullable().describe('null: too early'),
  awardedAt: Instant.nullable(),
  lastAt: Instant,
  may: z.enum(['write', 'early', 'late', 'own', 'done']),
  own: Own.nullable(),
  otherHandedAt: Instant.nullable(),
  until: Instant.nullable().describe('both appear then at the latest; null: nobody wrote'),
  industry: Named.nullable().describe('of the viewer’s side'),
  country: Country.nullable(),
  buyer: BuyerFacts.nullable().describe('for a supplier'),
})
export type ReviewDeal = z.output<typeof Deal>

const Received = Review.extend({
  requestID: z.string(),
  about: Author.nullable(),
  replyUntil: Instant.nullable().describe('a reply can be changed until then; null: there is none yet'),
})
export type ReceivedReview = z.output<typeof Received>

const whys = ['held', 'doubt', 'note', 'answer'] as const
const QueueRow = z.object({
  reviewID: z.string(),
  why: z.array(z.enum(whys)),
  writer: z.object({ kind: z.enum(['user', 'business']), id: z.string().nullable(), name: z.string() }),
  about: z.object({ kind: z.enum(['user', 'business']), id: z.string(), name: z.string() }),
  grade: Grade.nullable(),
  scores: Scores,
  again: z.boolean().nullable(),
  content: z.string(),
  heldFor: z.array(z.enum(holdReasons)),
  doubts: z.array(z.enum(doubts)),
  note: z.array(Attachment),
  answer: z.string().nullable(),
  askedAt: Instant.nullable(),
  since: Instant,
})
export type ReviewQueueRow = z.output<typeof QueueRow>

const moderators = ['moderator', 'administrator'] as const
const verifiers = ['verifier', 'administrator'] as const
const Of = z.object({ requestID: Uuid })
const Reason = required(staffReasonMost)

export const reviews = capability({
  ofBusiness: {
    method: 'GET',
    path: '/business/:id/review',
    summary:
      'Reviews of a business after dealings, the strongest evidence first, with figures from three firms on, and what it did as a buyer.',
    params: Id,
    query: z.object({
      side: side.default('buyer').describe('who wrote them'),
      evidence: z.enum(['all', 'awarded']).default('all').describe('`awarded`: also those with a delivery shown'),
      ...paging(reviewPageSize),
    }),
    answer: listOf(Review).extend({
      companyName: z.string(),
      key: z.string(),
      all: z.int(),
      awarded: z.int().describe('awarded or delivered'),
      figures: Figures.nullable().describe('null: fewer than three firms'),
      removed: z.int().describe('by the staff'),
      buyer: BuyerFacts.extend({ figures: Figures.nullable() }).describe('the business as a buyer'),
    }),
    refusals: ['NotFound', 'Gone'],
  },
  mine: {
    method: 'GET',
    path: '/review/mine',
    summary: 'Dealings that the viewer can write about, own reviews, and those received.',
    signedIn: true,
    answer: z.object({ toWrite: z.array(Deal), written: z.array(Deal), received: z.array(Received) }),
  },
  deal: {
    method: 'GET',
    path: '/review/deal/:requestID',
    summary: 'One dealing: the viewer’s side, its evidence, the draft, and whether the other side wrote.',
    signedIn: true,
    params: Of,
    answer: Deal,
    refusals: ['NotFound'],
  },
  draft: {
    method: 'PUT',
    path: '/review/deal/:requestID/draft',
    summary: 'Keeps a draft.',
    signedIn: 'verified',
    params: Of,
    body: Answers,
    answer: Deal,
    refusals: ['NotFound', 'Gone', 'Forbidden', 'Conflict'],
  },
  write: {
    method: 'PUT',
    path: '/review/deal/:requestID',
    summary: 'Hands in a review: it can not be changed afterwards. Safe to repeat with the same words.',
    signedIn: 'verified',
    params: Of,
    body: NewReview,
    answer: Deal,
    refusals: ['NotFound', 'Gone', 'Forbidden', 'Conflict'],
  },
  addNote: {
    method: 'PUT',
    path: '/review/:id/note',
    summary: 'Sends a delivery note for a verifier, who deletes it once it is judged.',
    signedIn: 'verified',
    params: Id,
    body: z.object({ files: Attachments.refine((files) => files.length > 0, 'is missing') }),
    answer: Deal,
    refusals: ['NotFound', 'Gone', 'Forbidden', 'Conflict'],
  },
  answer: {
    method: 'PUT',
    path: '/review/:id/answer',
    summary: 'Answers the staff that asks for evidence after a report.',
    signedIn: 'verified',
    params: Id,
    body: z.object({ content: required(reviewTextMost) }),
    answer: Deal,
    refusals: ['NotFound', 'Gone', 'Forbidden', 'Conflict'],
  },
  reply: {
    method: 'PUT',
    path: '/review/:id/reply',
    summary: 'Replies to a review once; the reply can be changed for seven days.',
    signedIn: 'verified',
    params: Id,
    body: ReviewReply,
    answer: Reply,
    refusals: ['NotFound', 'Gone', 'Forbidden', 'Conflict'],
  },
  queue: {
    method: 'GET',
    path: '/review-queue',
    summary: 'Reviews that the staff judges: held ones, doubted ones, delivery notes, answers with evidence.',
    signedIn: true,
    staff: ['moderator', 'verifier', 'administrator'],
    query: tableQuery(['since'], 'since', { why: z.enum(whys).optional().describe('only these') }),
    answer: tableOf(QueueRow),
  },
  judge: {
    method: 'POST',
    path: '/review-queue/:id',
    summary:
      'Publishes or refuses a held review, counts a doubted one or not, asks for evidence, or amends the words with a reason that is shown.',
    signedIn: true,
    staff: moderators,
    params: Id,
    body: z.object({
      act: z.enum(['publish', 'refuse', 'count', 'ignore', 'ask', 'keep', 'amend']),
      reason: Reason,
      content: text(reviewTextMost).optional().describe('the amended words'),
    }),
    answer: QueueRow,
    refusals: ['NotFound', 'Conflict', 'Forbidden'],
  },
  judgeNote: {
    method: 'POST',
    path: '/review-queue/:id/note',
    summary: 'Accepts or refuses a delivery note, which is deleted.',
    signedIn: true,
    staff: verifiers,
    params: Id,
    body: z.object({ accept: z.boolean(), reason: Reason }),
    answer: QueueRow,
    refusals: ['NotFound', 'Conflict', 'Forbidden'],
  },
  note: {
    method: 'GET',
    path: '/review-queue/:id/note/:fileID',
    summary: 'An address at which a verifier can read a delivery note, for some minutes.',
    signedIn: true,
    staff: verifiers,
    params: Id.extend({ fileID: Uuid }),
    answer: AttachmentAddress,
    refusals: ['NotFound'],
  },
  examine: {
    method: 'POST',
    path: '/review-queue/examine',
    summary:
      'Looks for accounts of both sides that signed in on one device: their reviews no longer count by themselves.',
    signedIn: true,
    staff: moderators,
    answer: z.object({ found: z.int() }),
  },
})
