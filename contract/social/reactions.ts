// Reactions (likes): one per actor and resource; idempotent.
import * as z from 'zod'
import { speaks, SpeaksAs, Toward } from '#contract/identity/actors.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Reactions, Uuid } from '#contract/foundation/shapes.ts'

const Kind = z.object({ resourceType: z.enum(['post', 'comment', 'product', 'business']) })
const ReactionType = z.enum(['like'])
export const ReactionState = Reactions.extend({ reactionType: ReactionType.nullable() })
export type ReactionState = z.output<typeof ReactionState>

export const reactions = capability({
  react: {
    method: 'POST',
    path: '/social/reaction/react/:resourceType',
    summary: 'Likes a post, comment, product or business. Safe to repeat.',
    signedIn: 'verified',
    needs: speaks,
    params: Kind,
    body: Toward.extend({ reactionType: ReactionType.default('like') }),
    answer: ReactionState,
    refusals: ['NotFound', 'Forbidden', 'Gone'],
  },
  unreact: {
    method: 'DELETE',
    path: '/social/reaction/react/:resourceType',
    summary: 'Takes the reaction back. Safe to repeat.',
    signedIn: true,
    needs: speaks,
    params: Kind,
    body: Toward,
    answer: ReactionState,
    refusals: ['NotFound', 'Forbidden', 'Gone'],
  },
  check: {
    method: 'GET',
    path: '/social/reaction/check/:resourceID',
    summary: 'The own reaction, or that of the business spoken for; null where there is none, always for strangers.',
    params: z.object({ resourceID: Uuid }),
    query: SpeaksAs,
    answer: z.object({ reactionType: ReactionType.nullable() }),
    refusals: ['Forbidden', 'NotFound', 'Gone'],
  },
  summary: {
    method: 'GET',
    path: '/social/reaction/summary/:resourceID',
    summary: 'How many reacted.',
    params: z.object({ resourceID: Uuid }),
    answer: Reactions,
    refusals: ['NotFound'],
  },
})
