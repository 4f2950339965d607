// Rules of blocks.
import type { Transaction } from 'kysely'
import type { Author } from '#contract/identity/actors.ts'
import type { blocks as contract } from '#contract/identity/blocks.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Actor, Context, SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { findBlocked, removeBlock } from './queries.ts'

export type Neighbors = {
  actorOf: (context: SignedIn, businessID: string | undefined) => Actor
  actorByID: (context: Context, id: string) => Promise<Actor | undefined>
  authorsOf: (context: Context, actors: readonly Actor[]) => Promise<Map<string, Author>>
  endBetween: readonly ((tx: Transaction<DB>, one: string, other: string) => Promise<void>)[]
}
type Handlers = CapabilityHandlers<typeof contract, Context>

export const handlersWith = ({ actorOf, actorByID, authorsOf, endBetween }: Neighbors): Handlers => ({
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
      for (const end of endBetween) await end(tx, blocker.id, blocked.id)
    })
    return { blocked: true }
  },

  async unblock({ pool, ...context }, { body }) {
    await removeBlock(pool, actorOf({ pool, ...context }, body.businessID).id, body.resourceID)
    return { blocked: false }
  },
})
