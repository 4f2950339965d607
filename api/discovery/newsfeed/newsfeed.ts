// Rules of newsfeed and timelines.
import { feedNewsMost, feedPageSize, timelinePageSize } from '#contract/foundation/constants.ts'
import type { newsfeed as contract } from '#contract/discovery/newsfeed.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { actorByID, actorOf, authorsOf, actorIdsOf, speakerOf } from '#api/identity/actors/lookup.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { groupsNamed } from '#api/social/groups/lookup.ts'
import { namedFor } from '#api/foundation/industries/lookup.ts'
import { findTimeline, postsOf } from '#api/social/posts/lookup.ts'
import { addHidden, addMute, findFeed, findMuted, removeHidden, removeMute } from './queries.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async load(context, { query: { businessID, nextID } }) {
    const { pool, locale, viewer } = context
    const actorID = actorOf(context, businessID).id
    const rows = await findFeed(pool, { userID: viewer.userID, actorID, before: nextID, size: feedPageSize + 1 })
    const found = postsOf(context, rows.slice(0, feedPageSize))
    return {
      data: found.map(({ row, post }) => ({
        ...post,
        why: {
          kind: row.why,
          industry: row.why === 'industry' && row.interestID ? namedFor(row.interestID, locale) : null,
        },
      })),
      nextID: rows.length > feedPageSize ? rows[feedPageSize - 1]!.id : null,
    }
  },

  async news({ pool, viewer }, { query }) {
    const { userID } = viewer
    const rows = await findFeed(pool, { userID, actorID: userID, since: query.since, size: feedNewsMost })
    return { count: rows.filter((row) => row.writerID !== userID).length }
  },

  async timeline(context, { params, query: { skip, size, limit, businessID } }) {
    const speaker = await speakerOf(context, businessID)
    const actorIds = actorIdsOf(context, speaker)
    const [owner, blocked] = await Promise.all([
      actorByID(context, params.id),
      blockedIds(context, [params.id], actorIds),
    ])
    const group = owner ? undefined : (await groupsNamed(context, [params.id])).get(params.id)
    const kind = group ? 'group' : owner?.kind
    if (!kind || blocked.has(params.id)) throw new Refusal('NotFound', 'No such timeline')
    if (kind !== 'business' && !context.viewer) throw new Refusal('TokenNotFound', 'You must be logged in')
    if (group && !group.mayRead) throw new Refusal('Forbidden', 'Only members read this group')
    const page = { skip, size: size ?? limit ?? timelinePageSize }
    const reader = { viewerID: context.viewer?.userID, actorID: speaker?.id, actorIds }
    const { rows, total } = await findTimeline(context.pool, { id: params.id, kind }, reader, page)
    return { data: postsOf(context, rows).map(({ post }) => post), total }
  },

  async muted(context) {
    const muted = await findMuted(context.pool, context.viewer.userID)
    const authors = await authorsOf(context, muted)
    return muted.flatMap(({ id }) => authors.get(id) ?? [])
  },

  async mute(context, { body }) {
    if (body.resourceID === context.viewer.userID)
      throw new Refusal('ValidationError', 'Nobody mutes itself', { fields: { resourceID: 'is yourself' } })
    const actor = await actorByID(context, body.resourceID)
    if (!actor) throw new Refusal('NotFound', 'No such person or business')
    await addMute(context.pool, context.viewer.userID, actor)
    return { muted: true }
  },

  async unmute({ pool, viewer }, { body }) {
    await removeMute(pool, viewer.userID, body.resourceID)
    return { muted: false }
  },

  async hide({ pool, viewer }, { body }) {
    if (!(await addHidden(pool, viewer.userID, body.postID))) throw new Refusal('NotFound', 'No such post')
    return { hidden: true }
  },

  async unhide({ pool, viewer }, { body }) {
    await removeHidden(pool, viewer.userID, body.postID)
    return { hidden: false }
  },
}
