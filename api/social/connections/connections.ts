// Rules of connections.
import type { Connection, connections as contract, ConnectionState } from '#contract/social/connections.ts'
import { followPageSize } from '#contract/foundation/constants.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { actorByID, actorOf, authorsOf, actorIdsOf } from '#api/identity/actors/lookup.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import type { Actor, Context, SignedIn } from '#api/foundation/context.ts'
import { requirePermission } from '#api/identity/members/lookup.ts'
import {
  acceptConnection,
  addConnection,
  type ConnectionRow,
  countConnections,
  findBetween,
  findConnection,
  findConnections,
  removeConnection,
} from './queries.ts'

const nothing: ConnectionState = { status: 'none', id: null, direction: null }

function stateOf(row: ConnectionRow | undefined, actorID: string): ConnectionState {
  if (!row) return nothing
  const direction = row.askerID === actorID ? 'out' : 'in'
  return { status: row.connectedAt ? 'connected' : 'pending', id: row.id, direction }
}

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async list(context, { query }) {
    const actor = actorOf(context, query.businessID)
    const { status, direction } = query
    const [rows, counts] = await Promise.all([
      findConnections(context.pool, {
        actorID: actor.id,
        status,
        direction,
        before: query.nextID,
        size: followPageSize + 1,
        actorIds: actorIdsOf(context, actor),
      }),
      countConnections(context.pool, actor.id),
    ])
    const shown = rows.slice(0, followPageSize)
    const authors = await authorsOf(
      context,
      shown.map((row) => otherOf(row, actor.id)),
    )
    return {
      data: shown.flatMap((row): Connection[] => {
        const other = authors.get(otherOf(row, actor.id).id)
        if (!other) return []
        const since = (row.connectedAt ?? row.askedAt).toISOString()
        const { status: stands, direction: from } = stateOf(row, actor.id)
        return [{ id: row.id, status: stands as 'pending', direction: from!, with: other, since }]
      }),
      nextID: rows.length > followPageSize ? shown.at(-1)!.id : null,
      ...counts,
    }
  },

  async state(context, { params, query }) {
    const actor = actorOf(context, query.businessID)
    return stateOf(await findBetween(context.pool, actor.id, params.resourceID), actor.id)
  },

  async ask(context, { body }) {
    const actor = actorOf(context, body.businessID)
    if (actor.id === body.resourceID)
      throw new Refusal('ValidationError', 'Nobody connects with itself', { fields: { resourceID: 'is yourself' } })
    const [other, blocked] = await Promise.all([
      actorByID(context, body.resourceID),
      blockedIds(context, [body.resourceID], actorIdsOf(context, actor)),
    ])
    if (!other || blocked.has(other.id)) throw new Refusal('NotFound', 'No such person or business')
    const author = (await authorsOf(context, [other])).get(other.id)
    if (author?.presence === 'listed') throw new Refusal('Conflict', 'Nobody runs this business yet')
    return stateOf(await addConnection(context.pool, actor, other), actor.id)
  },

  async answer(context, { params, body }) {
    const row = await findConnection(context.pool, params.id)
    if (!row) throw new Refusal('NotFound', 'No such request')
    if (!(await isFor(context, row.askedKind, row.askedID)))
      throw new Refusal('Forbidden', 'Only who was asked may answer')
    if (body.answer === 'accept') {
      await acceptConnection(context.pool, row.id)
      return stateOf(await findConnection(context.pool, row.id), row.askedID)
    }
    if (row.connectedAt) throw new Refusal('Conflict', 'You are connected already')
    await removeConnection(context.pool, row.id)
    return nothing
  },

  async end(context, { params }) {
    const row = await findConnection(context.pool, params.id)
    if (!row) throw new Refusal('NotFound', 'No such connection')
    const mine =
      (await isFor(context, row.askedKind, row.askedID)) || (await isFor(context, row.askerKind, row.askerID))
    if (!mine) throw new Refusal('Forbidden', 'Only the two may end a connection')
    await removeConnection(context.pool, row.id)
    return nothing
  },
}

function otherOf(row: ConnectionRow, actorID: string): Actor {
  return row.askerID === actorID ? { kind: row.askedKind, id: row.askedID } : { kind: row.askerKind, id: row.askerID }
}

async function isFor(context: SignedIn, kind: Actor['kind'], id: string): Promise<boolean> {
  if (kind === 'user') return id === context.viewer.userID
  return requirePermission(context, 'speakAs', id).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false
      throw error
    },
  )
}
