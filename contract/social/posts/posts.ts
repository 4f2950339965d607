// Posts.
import * as z from 'zod'
import { Author, speaks, SpeaksAs } from '#contract/identity/actors.ts'
import { postPicturesMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { GroupName } from '#contract/social/groups/groups.ts'
import { Mention, MentionsGiven } from '#contract/social/mentions.ts'
import { Picture, PostTags, PostText } from './fields.ts'
import { ReactionState } from '#contract/social/reactions.ts'
import { DeclaredLanguage, Instant, Named, Photo, TextLanguage, Uuid } from '#contract/foundation/shapes.ts'

const TimelineType = z.enum(['user', 'business', 'group'])

const Preview = z.object({
  url: z.string(),
  site: z.string(),
  title: z.string(),
  description: z.string(),
  picture: Photo.nullable().describe('as that page names it, kept as our own file'),
})
export type Preview = z.output<typeof Preview>

export const Post = z.object({
  postID: z.string(),
  content: z.string().describe('with the names of now of who is mentioned'),
  language: TextLanguage,
  mentions: z.array(Mention),
  tags: z.array(Named).describe('the industries it is about, as its author says'),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  author: Author,
  timelineID: z.string(),
  timelineType: TimelineType,
  group: GroupName.nullable().describe('in which it stands'),
  businessID: z.string().nullable().describe('the business that speaks'),
  header: z.object({ author: Author, metadata: z.object({ datetime: Instant, resourceID: z.string() }) }),
  body: z.object({ text: z.string(), picture: Photo.nullable(), pictures: z.array(Photo) }),
  preview: Preview.nullable().describe('of the first link in the text; comes a moment later'),
  reactions: ReactionState,
  commentCount: z.int(),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }).describe('what the viewer may do'),
})
export type Post = z.output<typeof Post>

const PostID = z.object({ postID: Uuid })
const refusals = ['NotFound', 'Gone', 'Forbidden'] as const

export const posts = capability({
  create: {
    method: 'POST',
    path: '/social/posts/make-post',
    summary: 'Posts on the own timeline, on that of a business the viewer speaks for, or as a member in a group.',
    signedIn: 'verified',
    needs: speaks,
    atomic: true,
    keyField: 'sendingID',
    body: SpeaksAs.extend({
      content: PostText,
      language: DeclaredLanguage,
      picture: Picture.optional(),
      mentions: MentionsGiven,
      tags: PostTags,
      pictures: z.array(Picture).max(postPicturesMost, `at most ${postPicturesMost}`).optional(),
      timelineID: Uuid,
      timelineType: TimelineType,
      sendingID: Uuid.optional().describe('in place of the header Idempotency-Key'),
    }),
    answer: Post,
    refusals: [...refusals, 'Conflict'],
  },
  read: {
    method: 'GET',
    path: '/social/posts/:postID',
    summary: "One post. A person's post is for signed-in people, one in a group for who may read the group.",
    params: PostID,
    query: SpeaksAs,
    answer: Post,
    refusals: [...refusals, 'TokenNotFound'],
  },
  change: {
    method: 'PUT',
    path: '/social/posts/:postID',
    summary:
      'Changes the text; the post is marked as edited. Who is mentioned and its industries stay where they are not sent.',
    signedIn: 'verified',
    params: PostID,
    body: z.object({ content: PostText, language: DeclaredLanguage, mentions: MentionsGiven, tags: PostTags }),
    answer: Post,
    refusals,
  },
  remove: {
    method: 'DELETE',
    path: '/social/posts/remove-post',
    summary: 'Removes a post: its author, an owner or admin of the business it speaks for, or a moderator.',
    signedIn: true,
    body: PostID,
    answer: z.object({ postID: z.string(), restoreUntil: Instant }),
    refusals,
  },
  restore: {
    method: 'POST',
    path: '/social/posts/restore-post',
    summary: 'Undoes a removal, as who removed it, for a few minutes.',
    signedIn: true,
    body: PostID,
    answer: Post,
    refusals,
  },
  moderate: {
    method: 'PUT',
    path: '/social/posts/:postID/hidden',
    summary: 'Hides a post from everybody, or shows it again.',
    signedIn: true,
    staff: ['moderator', 'administrator'],
    params: PostID,
    body: z.object({ hidden: z.boolean() }),
    answer: z.object({ postID: z.string(), hidden: z.boolean() }),
    refusals: ['NotFound'],
  },
})
