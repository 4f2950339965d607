// Duplicate accounts.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Id, Instant, text } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'

/** Strongest first. The shared value is never disclosed. */
export const alikeReasons = ['email', 'phone', 'device', 'name'] as const
export type AlikeReason = (typeof alikeReasons)[number]

export const mergeKinds = [
  'businesses',
  'posts',
  'comments',
  'reactions',
  'follows',
  'followers',
  'connections',
  'favorites',
  'groups',
  'inquiries',
  'messages',
  'rfqs',
  'notifications',
  'files',
  'support',
  'help',
  'reports',
  'sanctions',
  'blocks',
  'payments',
] as const
export type MergeKind = (typeof mergeKinds)[number]

export const mergeObstacles = ['same', 'gone', 'merged', 'staff', 'closed', 'sample', 'unverified', 'account'] as const
export type MergeObstacle = (typeof mergeObstacles)[number]

const Reason = text(staffReasonMost).refine((value) => value !== '', 'is missing')
const Pair = z.object({ oneID: z.uuid(), otherID: z.uuid(), reason: Reason })
const Person = z.object({
  userID: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  companyName: z.string().nullable(),
  registeredAt: Instant,
})
export const Alike = z.object({
  one: Person,
  other: Person,
  reasons: z.array(z.enum(alikeReasons)).describe('what both share, the strongest first'),
  different: z
    .object({ reason: z.string(), decidedAt: Instant })
    .nullable()
    .describe('since when the staff holds them for different people'),
})
export type Alike = z.output<typeof Alike>

const Merging = z.object({
  counts: z
    .array(
      z.object({
        kind: z.enum(mergeKinds),
        moved: z.int(),
        dropped: z.int().describe('both accounts had it, or it was between the two'),
      }),
    )
    .describe('kinds of which there is anything'),
  suspended: z.boolean().describe('one of the two is suspended: so is the remaining one'),
})
export type Merging = z.output<typeof Merging>

const moderators = ['moderator', 'administrator'] as const

export const duplicates = capability({
  list: {
    method: 'GET',
    path: '/console/duplicate-person',
    summary: 'Pairs of accounts that may belong to the same person, the strongest hints first.',
    signedIn: true,
    staff: moderators,
    query: tableQuery(['strength'], '-strength', {
      state: z.enum(['open', 'different']).default('open').describe('those to look at, or those that were told apart'),
    }),
    answer: tableOf(Alike),
  },
  ofPerson: {
    method: 'GET',
    path: '/console/person/:id/alike',
    summary: 'Accounts that may belong to the same person as this one, also those that were told apart.',
    signedIn: true,
    staff: moderators,
    params: Id,
    answer: z.array(Alike),
    refusals: ['NotFound'],
  },
  tellApart: {
    method: 'POST',
    path: '/console/duplicate-person/different',
    summary: 'These are different people: the pair is listed no more. Safe to repeat.',
    signedIn: true,
    staff: moderators,
    body: Pair,
    answer: z.object({}),
    refusals: ['NotFound', 'Conflict'],
  },
  takeBack: {
    method: 'POST',
    path: '/console/duplicate-person/undecided',
    summary: 'Takes back that two are different people. Safe to repeat.',
    signedIn: true,
    staff: moderators,
    body: Pair,
    answer: z.object({}),
    refusals: ['NotFound'],
  },
  preview: {
    method: 'GET',
    path: '/console/person/:id/merge',
    summary: 'What joining another account with this one would move and drop; nothing changes.',
    signedIn: true,
    staff: ['administrator'],
    params: Id,
    query: z.object({ from: z.uuid().describe('id of the account that would go') }),
    answer: Merging.extend({
      counts: Merging.shape.counts.nullable().describe('null where it takes longer than a few seconds'),
      from: z.object({ userID: z.string(), name: z.string(), email: z.string().nullable() }),
      obstacle: z.enum(mergeObstacles).nullable().describe('why it is not possible'),
    }),
    refusals: ['NotFound'],
  },
  merge: {
    method: 'POST',
    path: '/console/person/:id/merge',
    summary:
      'Joins another account of the same person with this one, for good. Safe to repeat: what was broken off is completed.',
    signedIn: true,
    staff: ['administrator'],
    params: Id,
    body: z.object({ from: z.uuid().describe('id of the account that goes'), reason: Reason }),
    answer: Merging,
    refusals: ['NotFound', 'Forbidden', 'Conflict'],
  },
})
