// Merging of businesses that are listed twice: what would move, and doing it.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { Id, text } from '#contract/foundation/shapes.ts'

const Business = z.object({ businessID: z.string(), name: z.string(), key: z.string() })
/**
 * Why it can not be done: the one that would go has a paid membership or an open payment, an import under way, or a decision in force; or
 * one of the two is of the sample data.
 */
export const mergeObstacles = ['membership', 'payment', 'import', 'sanction', 'sample'] as const
/** Codes of a refusal at the field `into`: one or more of them, with a comma between. */
export const mergeRefusals = ['same', 'inactive', ...mergeObstacles] as const
export type MergeRefusal = (typeof mergeRefusals)[number]
/** Kinds of what moves, in the order in which they are shown. */
export const belongingKinds = [
  'members',
  'products',
  'certificates',
  'posts',
  'followers',
  'likes',
  'favorites',
  'inquiries',
  'quotations',
  'webhooks',
] as const
const Members = z.enum(['join', 'leave']).describe('join: its people belong to the other with the access they had')

export const businessMerging = {
  businessMerge: {
    method: 'GET',
    path: '/console/business/:id/merge',
    summary: 'What merging a business into another would move, and what stands against it.',
    signedIn: true,
    staff: ['administrator'],
    params: Id,
    query: z.object({ into: z.guid().describe('the business that stays'), members: Members.default('join') }),
    answer: z.object({
      business: Business,
      into: Business,
      moves: z.record(z.enum(belongingKinds), z.int()),
      ends: z.object({ members: z.int(), webhooks: z.int() }).describe('does not move: who leaves, and their webhooks'),
      hides: z.int().describe('shown products of both beyond the plan of the one that stays, the oldest'),
      shows: z.int().describe('hidden products of both for which that plan has room'),
      obstacles: z.array(z.enum(mergeObstacles)),
    }),
    refusals: ['NotFound', 'Conflict'],
  },
  mergeBusiness: {
    method: 'POST',
    path: '/console/business/:id/merge',
    summary:
      'Merges a business into another, for good: what it has moves there, and its address leads there. The profile of the other stays as it is.',
    signedIn: true,
    staff: ['administrator'],
    params: Id,
    body: z.object({
      into: z.guid(),
      members: Members,
      reason: text(staffReasonMost).refine((value) => value !== '', 'is missing'),
    }),
    answer: Business,
    refusals: ['NotFound', 'Conflict'],
  },
} as const satisfies Record<string, Endpoint>
