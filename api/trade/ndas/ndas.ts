// Calls of NDAs. States and transitions are in the contract.
import { ndaPageSize } from '#contract/foundation/constants.ts'
import type { ndas as contract } from '#contract/trade/ndas/ndas.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { sideOf, threadFor } from '#api/trade/inquiries/lookup.ts'
import { settle, sign } from './acting.ts'
import { copyOf } from './copies.ts'
import { textAddress } from './files.ts'
import { findOpenings } from './opening-queries.ts'
import { propose, proposeForRfq } from './proposing.ts'
import { countSeen, findSeen, findSignatures } from './queries.ts'
import { ndasOf, readNda } from './reading.ts'
import { mustSee } from './sides.ts'
import { operatorText } from './text.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  operatorText: (context, { params, query }) => operatorText(context, params.kind, query.lang ?? context.locale),

  async list(context, { query: { bid, state, skip, size, limit } }) {
    const actor = sideOf(context, bid)
    const choice = { actorID: actor.id, state }
    const [rows, total] = await Promise.all([
      findSeen(context.db, choice, { skip, size: size ?? limit ?? ndaPageSize }),
      countSeen(context.db, choice),
    ])
    return { data: await ndasOf(context, rows, actor), total }
  },

  async ofThread(context, { params, query }) {
    const actor = sideOf(context, query.bid)
    const { requestID } = await threadFor(context, params.rid, actor)
    return ndasOf(context, await findSeen(context.db, { actorID: actor.id, requestID }), actor)
  },

  propose,
  proposeForRfq,
  read: (context, { params, query }) => readNda(context, params.ndaID, sideOf(context, query.bid)),

  sign,
  decline: (context, { params, query, body }) => settle(context, 'decline', { params, query }, body.reason),
  withdraw: (context, { params, query }) => settle(context, 'withdraw', { params, query }),
  end: (context, { params, query, body }) => settle(context, 'end', { params, query }, body.reason),

  async copy(context, { params, query }) {
    const row = await mustSee(context, params.ndaID, sideOf(context, query.bid))
    return copyOf(row, await findSignatures(context.db, [row.id]), context.locale)
  },
  text: textAddress,

  async openings(context, { params, query: { bid, skip, size, limit } }) {
    const { requestID } = await threadFor(context, params.rid, sideOf(context, bid))
    const { rows, total } = await findOpenings(context.db, requestID, { skip, size: size ?? limit ?? ndaPageSize })
    const data = rows.map(({ openedAt, fileName, fileId, fromSide, ...same }) => {
      const at = openedAt.toISOString()
      return { ...same, at, file: fileName, fileID: fileId, from: fromSide }
    })
    return { data, total }
  },
}
