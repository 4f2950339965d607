// Sanctions and appeals.
import * as z from 'zod'
import { appealTextMost, reportReasons, sanctionDaysMost, staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { moderatedKinds, sanctionActs } from './acts.ts'
import { locales } from '#contract/foundation/locales.ts'
import { Id, Instant, text, Uuid } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'

const Act = z.enum(sanctionActs)
const Rule = z.enum(reportReasons)
const ModeratedKindField = z.enum(moderatedKinds)
const Sanction = z.object({
  id: z.string(),
  objectKind: ModeratedKindField,
  objectID: z.string(),
  objectName: z.string(),
  subjectKind: z.enum(['user', 'business']),
  subjectID: z.string(),
  subjectName: z.string(),
  act: Act,
  rule: Rule,
  reason: z.string(),
  decidedBy: z.string().describe('the name'),
  decidedByID: z.string(),
  decidedAt: Instant,
  endsAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  appeal: z.string().nullable(),
  appealedAt: Instant.nullable(),
  appealDecidedAt: Instant.nullable(),
  appealUpheld: z.boolean().nullable(),
})
export type Sanction = z.output<typeof Sanction>
const moderators = ['moderator', 'administrator'] as const
const Reason = text(staffReasonMost).refine((value) => value !== '', 'is missing')
const Explanation = text(staffReasonMost).default('').describe('in the email and on the page of the decision')
const object = { objectKind: ModeratedKindField.describe('kind of the thing that it is about'), objectID: Uuid }
const imposed = {
  ...object,
  rule: Rule,
  reason: Reason.describe('for the staff alone'),
  explanation: Explanation,
  days: z.int().min(1).max(sanctionDaysMost).optional().describe('until it ends by itself; without it, it has no end'),
}
const Preview = z.object({ locale: z.string(), subject: z.string(), text: z.string() })
const Token = z.string().min(20).max(100)
const Appealed = z.object({
  act: Act,
  rule: Rule,
  explanation: z.string().describe('what the staff wrote to whoever answers for it'),
  objectKind: ModeratedKindField,
  objectName: z.string(),
  decidedAt: Instant,
  endsAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  appealUntil: Instant,
  appeal: z.string().nullable(),
  appealUpheld: z.boolean().nullable(),
})
const OwnDecision = Appealed.extend({
  id: z.string(),
  subjectKind: z.enum(['user', 'business']),
  subjectID: z.string(),
})
export type OwnDecision = z.output<typeof OwnDecision>
const AppealText = text(appealTextMost).refine((value) => value !== '', 'is missing')

export const sanctions = capability({
  list: {
    method: 'GET',
    path: '/sanction',
    summary: 'Sanctions, newest first.',
    signedIn: true,
    staff: moderators,
    query: tableQuery(['decidedAt'], '-decidedAt', {
      state: z.enum(['inForce', 'appealed', 'ended']).optional().describe('only those in this state'),
      act: Act.optional().describe('only these'),
      subjectID: Uuid.optional().describe('whoever answers for it'),
      objectID: Uuid.optional().describe('what it is about'),
    }),
    answer: tableOf(Sanction),
  },
  impose: {
    method: 'POST',
    path: '/sanction',
    summary:
      'Warns, hides, removes, limits or suspends, in effect at once; tells who answers for it, by an email with the way to appeal. Repeated, it stays one.',
    signedIn: true,
    staff: moderators,
    body: z.object({ ...imposed, act: z.enum(['warn', 'hide', 'remove', 'limit', 'suspend']) }),
    answer: Sanction,
    refusals: ['NotFound', 'Conflict', 'Forbidden'],
  },
  close: {
    method: 'POST',
    path: '/sanction/final',
    summary:
      'Rejects a person or business, or ends its place in the network. Can be appealed, and taken back for a business.',
    signedIn: true,
    staff: ['administrator'],
    body: z.object({ ...imposed, act: z.enum(['reject', 'terminate']) }).omit({ days: true }),
    answer: Sanction,
    refusals: ['NotFound', 'Conflict', 'Forbidden'],
  },
  end: {
    method: 'PUT',
    path: '/sanction/:id/end',
    summary: 'Takes a sanction back: what was hidden shows again. Safe to repeat.',
    signedIn: true,
    staff: moderators,
    params: Id,
    body: z.object({ reason: Reason }),
    answer: Sanction,
    refusals: ['NotFound', 'Forbidden', 'Conflict'],
  },
  preview: {
    method: 'GET',
    path: '/sanction/preview',
    summary: 'The email that an act would send, in the language of whoever receives it, or in another.',
    signedIn: true,
    staff: moderators,
    query: z.object({
      ...object,
      act: Act.describe('what would be done'),
      rule: Rule.describe('the rule that was broken'),
      explanation: Explanation,
      days: z.coerce.number().int().min(1).max(sanctionDaysMost).optional().describe('until it ends by itself'),
      lang: z.enum(locales).optional().describe('language of the email'),
    }),
    answer: Preview,
    refusals: ['NotFound'],
  },
  decideAppeal: {
    method: 'PUT',
    path: '/sanction/:id/appeal',
    summary: 'Decides an appeal: the sanction stands or is taken back. Not by whoever imposed it.',
    signedIn: true,
    staff: moderators,
    params: Id,
    body: z.object({ upheld: z.boolean().describe('the sanction stands'), reason: Reason }),
    answer: Sanction,
    refusals: ['NotFound', 'Forbidden', 'Conflict'],
  },
  appealed: {
    method: 'GET',
    path: '/appeal',
    summary: 'The sanction that an email told of, by the token of its link, also for people who can not sign in.',
    query: z.object({ token: Token.describe('of the link in the email') }),
    answer: Appealed,
    refusals: ['NotFound'],
  },
  appeal: {
    method: 'POST',
    path: '/appeal',
    summary: 'Appeals by the token of the email, once, within six months.',
    body: z.object({
      token: Token,
      text: AppealText,
    }),
    answer: Appealed,
    refusals: ['NotFound', 'Conflict', 'Gone'],
  },
  own: {
    method: 'GET',
    path: '/sanction/own',
    summary:
      'Decisions about the viewer, the businesses that the viewer owns and what they published: in force, or still open to appeal; newest first.',
    signedIn: true,
    answer: z.array(OwnDecision),
  },
  appealOwn: {
    method: 'POST',
    path: '/sanction/own/:id/appeal',
    summary: 'Appeals against such a decision, once, within six months. Also for an account that may only read.',
    signedIn: true,
    params: Id,
    body: z.object({ text: AppealText }),
    answer: OwnDecision,
    refusals: ['NotFound', 'Conflict', 'Gone'],
  },
})
