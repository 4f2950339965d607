// Rules of blocks: who blocks whom, and what ends between the two at that moment. No HTTP, no SQL text.
import type { blocks as contract } from '#contract/blocks.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { actorByID, actorOf, authorsOf } from '../actors/lookup.ts'
import { endConnections } from '../connections/lookup.ts'
import type { Context } from '../context.ts'
import { endFollows } from '../follows/lookup.ts'
import { findBlocked, removeBlock } from './queries.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async list(context, { query }) {
    const blocked = await findBlocked(context.pool, actorOf(context, query.businessID).id)
    const authors = await authorsOf(context, blocked)
    return blocked.flatMap(({ id }) => authors.get(id) ?? [])
  },

  async block(context, { body }) {
    const blocker = actorOf(context, body.businessID)
    if (blocker.id === body.resourceID || context.viewer.userID === body.resourceID)
      throw new Refusal('ValidationError', 'Nobody blocks itself', { fields: { resourceID: 'is yourself' } })
    const blocked = await actorByID(context, body.resourceID)
    if (!blocked) throw new Refusal('NotFound', 'No such person or business')
    await context.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('blocks')
        .values({
          blockerId: blocker.id,
          blockedId: blocked.id,
          blockerKind: blocker.kind,
          blockedKind: blocked.kind,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await endFollows(tx, blocker.id, blocked.id)
      await endConnections(tx, blocker.id, blocked.id)
    })
    return { blocked: true }
  },

  async unblock({ pool, ...context }, { body }) {
    await removeBlock(pool, actorOf({ pool, ...context }, body.businessID).id, body.resourceID)
    return { blocked: false }
  },
}
