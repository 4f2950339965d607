// Rules of follows.
import { followPageSize } from '#contract/foundation/constants.ts'
import type { follows as contract } from '#contract/social/follows.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { actorByID, actorOf, authorsOf, actorIdsOf, speakerOf } from '#api/identity/actors/lookup.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import type { Actor, Context } from '#api/foundation/context.ts'
import { addFollow, findFollows, findSummary, removeFollow } from './queries.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async follow(context, { params, body }) {
    const actor = actorOf(context, body.businessID)
    if (actor.id === body.resourceID)
      throw new Refusal('ValidationError', 'Nobody follows itself', { fields: { resourceID: 'is yourself' } })
    const { pool } = context
    if (!(await addFollow(pool, actor, params.resourceType, body.resourceID, actorIdsOf(context, actor))))
      throw new Refusal('NotFound', `No such ${params.resourceType}`)
    return findSummary(pool, body.resourceID, actor.id)
  },

  async unfollow(context, { params, body }) {
    const actor = actorOf(context, body.businessID)
    await removeFollow(context.pool, actor.id, params.id)
    return findSummary(context.pool, params.id, actor.id)
  },

  async summary(context, { params, query }) {
    const speaker = await speakerOf(context, query.businessID)
    await requireVisible(context, params.id, speaker)
    return findSummary(context.pool, params.id, speaker?.id)
  },

  async followers(context, { params, query }) {
    const speaker = await speakerOf(context, query.businessID)
    return page(context, 'followers', params.id, speaker, query.nextID)
  },

  async following(context, { params, query }) {
    const speaker = await speakerOf(context, query.businessID)
    return page(context, 'following', params.id, speaker, query.nextID)
  },
}

/** Refuses NotFound. */
async function requireVisible(context: Context, id: string, speaker: Actor | undefined): Promise<Actor> {
  const [actor, blocked] = await Promise.all([
    actorByID(context, id),
    blockedIds(context, [id], actorIdsOf(context, speaker)),
  ])
  if (!actor || blocked.has(id)) throw new Refusal('NotFound', 'No such person or business')
  return actor
}

async function page(
  context: Context,
  side: 'followers' | 'following',
  id: string,
  speaker: Actor | undefined,
  before: string | undefined,
) {
  const actor = await requireVisible(context, id, speaker)
  if (actor.kind === 'user' && !context.viewer) throw new Refusal('TokenNotFound', 'You must be logged in')
  const [summary, rows] = await Promise.all([
    findSummary(context.pool, id, undefined),
    findFollows(context.pool, side, {
      id,
      before,
      size: followPageSize + 1,
      viewerID: speaker?.id,
      actorIds: actorIdsOf(context, speaker),
    }),
  ])
  const shown = rows.slice(0, followPageSize)
  const authors = await authorsOf(context, shown)
  return {
    data: shown.flatMap((row) => {
      const who = authors.get(row.id)
      return who ? [{ id: row.follow, who, since: row.since.toISOString(), isFollowing: row.isFollowing }] : []
    }),
    nextID: rows.length > followPageSize ? shown.at(-1)!.follow : null,
    total: summary[side],
  }
}
