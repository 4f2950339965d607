// Comments, one level of replies.
import * as z from 'zod'
import { Author, speaks, SpeaksAs, Toward } from '#contract/identity/actors.ts'
import { CommentText } from './fields.ts'
import { commentPageSizeMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Mention, MentionsGiven } from '#contract/social/mentions.ts'
import { ReactionState } from '#contract/social/reactions.ts'
import { DeclaredLanguage, Instant, paging, TextLanguage, Uuid } from '#contract/foundation/shapes.ts'

export const Comment = z.object({
  commentID: z.string(),
  resourceID: z.string(),
  resourceType: z.enum(['post', 'comment', 'product']),
  content: z.string().describe('with the names of now of who is mentioned'),
  language: TextLanguage,
  mentions: z.array(Mention),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  whoComment: Author,
  reactions: ReactionState,
  replyCount: z.int(),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }).describe('what the viewer may do'),
})
export type Comment = z.output<typeof Comment>

const CommentID = z.object({ commentID: Uuid })
const refusals = ['NotFound', 'Gone', 'Forbidden'] as const

export const comments = capability({
  create: {
    method: 'POST',
    path: '/social/comments/make-comment',
    summary: 'Comments on a post or product, or replies to a comment.',
    signedIn: 'verified',
    needs: speaks,
    atomic: true,
    keyField: 'sendingID',
    body: Toward.extend({
      resourceType: Comment.shape.resourceType.default('post'),
      content: CommentText,
      language: DeclaredLanguage,
      mentions: MentionsGiven,
      sendingID: Uuid.optional().describe('in place of the header Idempotency-Key'),
    }),
    answer: Comment,
    refusals: [...refusals, 'Conflict'],
  },
  list: {
    method: 'GET',
    path: '/social/comments/:resourceID',
    summary: 'Comments newest first; replies oldest first.',
    params: z.object({ resourceID: Uuid }),
    query: SpeaksAs.extend(paging(commentPageSizeMost)),
    answer: z.object({ comments: z.array(Comment), total: z.int() }),
    refusals: [...refusals, 'TokenNotFound'],
  },
  change: {
    method: 'PUT',
    path: '/social/comments/:commentID',
    summary: 'Changes the text; the comment is marked as edited. Who is mentioned stays where it is not sent.',
    signedIn: 'verified',
    params: CommentID,
    body: z.object({ content: CommentText, language: DeclaredLanguage, mentions: MentionsGiven }),
    answer: Comment,
    refusals,
  },
  remove: {
    method: 'DELETE',
    path: '/social/comments/:commentID',
    summary: 'Removes a comment: its author, an owner or admin of the business it speaks for, or a moderator.',
    signedIn: true,
    params: CommentID,
    answer: z.object({ commentID: z.string(), restoreUntil: Instant }),
    refusals,
  },
  restore: {
    method: 'POST',
    path: '/social/comments/:commentID/restore',
    summary: 'Undoes a removal, as who removed it, for a few minutes.',
    signedIn: true,
    params: CommentID,
    answer: Comment,
    refusals,
  },
  moderate: {
    method: 'PUT',
    path: '/social/comments/:commentID/hidden',
    summary: 'Hides a comment from everybody, or shows it again.',
    signedIn: true,
    staff: ['moderator', 'administrator'],
    params: CommentID,
    body: z.object({ hidden: z.boolean() }),
    answer: z.object({ commentID: z.string(), hidden: z.boolean() }),
    refusals: ['NotFound'],
  },
})
