// Merging of duplicate businesses.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { Id, text } from '#contract/foundation/shapes.ts'

const Business = z.object({ businessID: z.string(), name: z.string(), key: z.string() })
/**
 * The losing business has a paid membership, open payment, running import or active decision; either is sample data or
 * under claim.
 */
export const mergeObstacles = ['membership', 'payment', 'import', 'sanction', 'sample', 'claim'] as const
/** Comma-separated refusal codes at field `into`. */
export const mergeRefusals = ['same', 'inactive', ...mergeObstacles] as const
export type MergeRefusal = (typeof mergeRefusals)[number]
/** Display order. */
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
