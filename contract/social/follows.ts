// Follows: at most one per actor and target; idempotent.
import * as z from 'zod'
import { Author, Cursor, pageOf, speaks, SpeaksAs, Toward } from '#contract/identity/actors.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Id, Instant } from '#contract/foundation/shapes.ts'

const FollowSummary = z.object({
  followers: z.int(),
  following: z.int(),
  isFollowing: z.boolean().describe('does the viewer, or the business it speaks for, follow? Never for strangers'),
})
type FollowSummary = z.output<typeof FollowSummary>

const Follow = z.object({ id: z.string(), who: Author, since: Instant, isFollowing: z.boolean() })
export type Follow = z.output<typeof Follow>
const FollowPage = pageOf(Follow).extend({ total: z.int() })
const Page = SpeaksAs.extend({ nextID: Cursor })

export const follows = capability({
  follow: {
    method: 'POST',
    path: '/social/follow/:resourceType',
    summary: 'Follows a business or a person. Safe to repeat.',
    signedIn: true,
    needs: speaks,
    params: z.object({ resourceType: z.enum(['business', 'user']) }),
    body: Toward,
    answer: FollowSummary,
    refusals: ['NotFound', 'Forbidden', 'Gone'],
  },
  unfollow: {
    method: 'DELETE',
    path: '/social/follow/:id',
    summary: 'Follows no longer. Safe to repeat.',
    signedIn: true,
    needs: speaks,
    params: Id,
    body: SpeaksAs,
    answer: FollowSummary,
    refusals: ['NotFound', 'Forbidden', 'Gone'],
  },
  summary: {
    method: 'GET',
    path: '/social/follow/:id/summary',
    summary: 'How many follow a business or a person, how many it follows, and whether the viewer does.',
    params: Id,
    query: SpeaksAs,
    answer: FollowSummary,
    refusals: ['NotFound', 'Forbidden', 'Gone'],
  },
  followers: {
    method: 'GET',
    path: '/social/follow/:id/followers',
    summary: "Who follows, newest first; a person's followers are for signed-in people.",
    params: Id,
    query: Page,
    answer: FollowPage,
    refusals: ['NotFound', 'Forbidden', 'Gone', 'TokenNotFound'],
  },
  following: {
    method: 'GET',
    path: '/social/follow/:id/following',
    summary: 'Whom somebody follows, newest first; for signed-in people.',
    signedIn: true,
    needs: speaks,
    params: Id,
    query: Page,
    answer: FollowPage,
    refusals: ['NotFound', 'Forbidden', 'Gone'],
  },
})
