// Rules of reactions.
import type { reactions as contract } from '#contract/social/reactions.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { actorOf, actorIdsOf, speakerOf } from '#api/identity/actors/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { addReaction, findLikes, isLiked, removeReaction } from './queries.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async react(context, { params, body }) {
    const actor = actorOf(context, body.businessID)
    const { pool } = context
    const done = await addReaction(pool, params.resourceType, body.resourceID, actor, actorIdsOf(context, actor))
    if (!done.open) throw new Refusal('NotFound', `No such ${params.resourceType}`)
    return { reactionCount: { like: done.likes }, reactionType: 'like' }
  },

  async unreact(context, { params, body }) {
    const actor = actorOf(context, body.businessID)
    const like = await removeReaction(
      context.pool,
      params.resourceType,
      body.resourceID,
      actor.id,
      actorIdsOf(context, actor),
    )
    return { reactionCount: { like }, reactionType: null }
  },

  async check(context, { params, query }) {
    const speaker = await speakerOf(context, query.businessID)
    const liked = speaker ? await isLiked(context.pool, params.resourceID, speaker.id) : false
    return { reactionType: liked ? 'like' : null }
  },

  async summary(context, { params }) {
    const like = await findLikes(context.pool, params.resourceID, actorIdsOf(context, undefined))
    if (like === undefined) throw new Refusal('NotFound', 'Nothing that could be liked')
    return { reactionCount: { like } }
  },
}
