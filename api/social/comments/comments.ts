// Rules of comments.
import { commentPageSize } from '#contract/foundation/constants.ts'
import type { Comment, comments as contract } from '#contract/social/comments/comments.ts'
import type { GroupRole } from '#contract/social/groups/groups.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { actorOf, authorOf, actorIdsOf, speakerOf } from '#api/identity/actors/lookup.ts'
import type { Actor, Context, SignedIn } from '#api/foundation/context.ts'
import { languageFor } from '#api/identity/text-languages.ts'
import { mentionsIn, emitMentions, withNames } from '#api/social/mentions/lookup.ts'
import { lifeCycle, permissionsOf } from '#api/social/posts/lookup.ts'
import { enforcePostingRate } from '#api/foundation/posting-rate/lookup.ts'
import {
  addComment,
  changeComment,
  type CommentRow,
  findComment,
  findResource,
  type Resource,
  setModerationState,
  type WholeCommentRow,
} from './queries.ts'
import { findPage } from './page-queries.ts'

const cycle = lifeCycle<WholeCommentRow>({
  noun: 'comment',
  find: ({ pool, viewer }, id) => findComment(pool, id, viewer.userID),
  setState: setModerationState,
})

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async create(context, { body }) {
    const { userID } = context.viewer
    const author = actorOf(context, body.businessID)
    const { resourceID, content } = body
    const resource = await reachable(context, resourceID, author)
    if (resource.type !== body.resourceType) throw new Refusal('NotFound', `No such ${body.resourceType}`)
    if (
      resource.type === 'comment' &&
      (await findComment(context.pool, resourceID, userID))?.resourceType === 'comment'
    )
      throw new Refusal('ValidationError', 'Replies have no replies', { fields: { resourceID: 'is a reply itself' } })
    const actorIds = actorIdsOf(context, author)
    const mentions = await mentionsIn(context, content, body.mentions, author)
    const comment = {
      type: resource.type,
      resourceID,
      author,
      writerID: userID,
      content,
      language: await languageFor(context, content, body.language),
      mentions,
      actorIds,
    }
    const made = await context.db.transaction().execute(async (tx) => {
      await enforcePostingRate(tx, context, content)
      const added = await addComment(tx, comment)
      if (added)
        await emitMentions(tx, { resourceType: 'comment', resourceID: added.id, author, writerID: userID }, mentions)
      return added
    })
    if (!made) throw new Refusal('NotFound', `No such ${body.resourceType}`)
    return commentsOf(context, [made], made.role)[0]!
  },

  async list(context, { params, query: { skip, size, limit, businessID } }) {
    const speaker = await speakerOf(context, businessID)
    const found = await findPage(context.pool, {
      resourceID: params.resourceID,
      viewerID: context.viewer?.userID,
      actorID: speaker?.id,
      actorIds: actorIdsOf(context, speaker),
      skip,
      size: size ?? limit ?? commentPageSize,
    })
    const { role, total } = mustReach(context, found?.resource)
    return { comments: commentsOf(context, found?.rows ?? [], role), total }
  },

  async change(context, { params, body }) {
    const row = await cycle.existing(context, params.commentID)
    if (row.closed) throw new Refusal('NotFound', 'No such comment')
    if (row.removedAt || row.hiddenAt) {
      if (!permissionsOf(context, row).edit) throw new Refusal('Forbidden', 'Only its author may edit a comment')
      throw new Refusal('Gone', 'This comment has been removed')
    }
    await cycle.edit(context, row, body, (tx, change) => changeComment(tx, row.id, change))
    return one(context, row.id, undefined)
  },

  async remove(context, { params }) {
    const { id, restoreUntil } = await cycle.remove(context, params.commentID)
    return { commentID: id, restoreUntil }
  },

  async restore(context, { params }) {
    await cycle.restore(context, params.commentID)
    return one(context, params.commentID, undefined)
  },

  async moderate(context, { params, body }) {
    const { id, hidden } = await cycle.moderate(context, params.commentID, body.hidden)
    return { commentID: id, hidden }
  },
}

async function reachable(context: Context, id: string, speaker: Actor | undefined): Promise<Resource> {
  return mustReach(context, await findResource(context.pool, id, actorIdsOf(context, speaker)))
}

/** On people's posts and in groups: signed-in people. */
function mustReach({ viewer }: Context, resource: Resource | undefined): Resource {
  if (!resource || (resource.closed && viewer)) throw new Refusal('NotFound', 'Nothing that could be commented on')
  if ((resource.closed || resource.timelineKind === 'user') && !viewer)
    throw new Refusal('TokenNotFound', 'You must be logged in')
  return resource
}

async function one(context: SignedIn, id: string, author: Actor | undefined): Promise<Comment> {
  const row = await findComment(context.pool, id, context.viewer.userID, author?.id)
  const open = row && !row.removedAt && !row.hiddenAt && !row.closed
  const [comment] = open ? commentsOf(context, [row], row.role) : []
  if (!comment) throw new Refusal('Gone', 'This comment has been removed')
  return comment
}

/** Omits invisible authors. `role`: the viewer's in the group. */
function commentsOf(context: Context, rows: readonly CommentRow[], role: GroupRole | null): Comment[] {
  return rows.flatMap((row) => {
    if (!row.author) return []
    return [
      {
        commentID: row.id,
        resourceID: row.resourceID,
        resourceType: row.resourceType,
        ...withNames(row, context.locale),
        language: row.language,
        createdAt: row.madeAt.toISOString(),
        editedAt: row.editedAt?.toISOString() ?? null,
        whoComment: authorOf(row.author, context.locale),
        reactions: { reactionCount: { like: row.likes }, reactionType: row.liked ? ('like' as const) : null },
        replyCount: row.replies,
        can: permissionsOf(context, { ...row, role }),
      },
    ]
  })
}
