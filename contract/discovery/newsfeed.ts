// Newsfeed of a person; timeline of an author.
import * as z from 'zod'
import { Author, Cursor, pageOf, speaks, SpeaksAs, Toward } from '#contract/identity/actors.ts'
import { timelinePageSizeMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Post } from '#contract/social/posts/posts.ts'
import { Id, listOf, Named, paging, Uuid } from '#contract/foundation/shapes.ts'

export const FeedEntry = Post.extend({
  why: z.object({
    kind: z.enum(['own', 'following', 'industry', 'group']),
    industry: Named.nullable().describe('of an `industry` entry'),
  }),
})
export type FeedEntry = z.output<typeof FeedEntry>

export const newsfeed = capability({
  load: {
    method: 'GET',
    path: '/newsfeed/load',
    summary: 'Posts of who the person follows, its own, those of its industries and in its groups, newest first.',
    signedIn: true,
    needs: speaks,
    query: SpeaksAs.extend({ nextID: Cursor }),
    answer: pageOf(FeedEntry),
    refusals: ['Forbidden', 'NotFound', 'Gone'],
  },
  news: {
    method: 'GET',
    path: '/newsfeed/news',
    summary: 'How many posts are newer than the newest one shown; at most 20 are counted.',
    signedIn: true,
    query: z.object({ since: Uuid.optional().describe('the newest post that is shown') }),
    answer: z.object({ count: z.int() }),
  },
  timeline: {
    method: 'GET',
    path: '/timeline/load/:id',
    summary:
      "The posts on a timeline, newest first. A business's is public, a person's for signed-in people, a group's for who may read it.",
    params: Id,
    query: SpeaksAs.extend({ ...paging(timelinePageSizeMost) }),
    answer: listOf(Post),
    refusals: ['NotFound', 'Gone', 'Forbidden', 'TokenNotFound'],
  },
  muted: {
    method: 'GET',
    path: '/newsfeed/mute',
    summary: 'Who is muted in the own feed.',
    signedIn: true,
    answer: z.array(Author),
  },
  mute: {
    method: 'POST',
    path: '/newsfeed/mute',
    summary: 'Shows no posts of a person or business in the own feed. Safe to repeat.',
    signedIn: true,
    body: Toward.pick({ resourceID: true }),
    answer: z.object({ muted: z.boolean() }),
    refusals: ['NotFound', 'Gone'],
  },
  unmute: {
    method: 'DELETE',
    path: '/newsfeed/mute',
    summary: 'Shows them again. Safe to repeat.',
    signedIn: true,
    body: Toward.pick({ resourceID: true }),
    answer: z.object({ muted: z.boolean() }),
  },
  hide: {
    method: 'POST',
    path: '/newsfeed/hide',
    summary: 'Shows a post no longer in the own feed. Safe to repeat.',
    signedIn: true,
    body: z.object({ postID: Uuid }),
    answer: z.object({ hidden: z.boolean() }),
    refusals: ['NotFound'],
  },
  unhide: {
    method: 'DELETE',
    path: '/newsfeed/hide',
    summary: 'Shows it again. Safe to repeat.',
    signedIn: true,
    body: z.object({ postID: Uuid }),
    answer: z.object({ hidden: z.boolean() }),
  },
})
