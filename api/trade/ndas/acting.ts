// Acts on an NDA: signing, declining, withdrawing, ending access.
import type { Transaction } from 'kysely'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { NewSignature } from '#contract/trade/ndas/fields.ts'
import type { Nda, ndas as contract } from '#contract/trade/ndas/ndas.ts'
import { afterNdaAct, type NdaAct, type NdaNews, type NdaState } from '#contract/trade/ndas/states.ts'
import { add } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { addThreadNews, sideOf } from '#api/trade/inquiries/lookup.ts'
import { firmOf } from '#api/identity/actors/lookup.ts'
import * as queries from './queries.ts'
import { readNda } from './reading.ts'
import { factsOf, isLate, mustSee } from './sides.ts'

type Tx = Transaction<DB>
type ActInput = Pick<HandlerInput<typeof contract.withdraw>, 'params' | 'query'>

export async function sign(
  context: SignedIn,
  { params, query, body }: HandlerInput<typeof contract.sign>,
): Promise<Nda> {
  const actor = sideOf(context, query.bid)
  const { userID } = context.viewer
  const seen = await mustSee(context, params.ndaID, actor)
  const { side } = seen
  const firm = await firmOf(context, actor)
  await context.db.transaction().execute(async (tx) => {
    const { row, signatures } = await locked(tx, seen)
    const own = signatures.find((one) => one.side === side)
    if (own && isRepeated(own, body, userID)) return
    if (own) throw new Refusal('Conflict', `${own.name} has signed for this side`, { fields: { nda: 'signed' } })
    if (signatures.some(({ signedBy }) => signedBy === userID))
      throw new Refusal('Conflict', 'Nobody signs for both sides', { fields: { nda: 'both' } })
    if (!(await queries.stands(tx, row.id)))
      throw new Refusal('Conflict', 'Another firm is in the place of the one that signed: begin anew', {
        fields: { nda: 'merged' },
      })
    const next = isLate(row) ? undefined : afterNdaAct(factsOf(row, signatures), 'sign', side)
    if (!next) throw notNow()
    if (body.hash !== row.hash)
      throw new Refusal('Conflict', 'This is another text', { fields: { hash: 'is of another text' } })
    const { name, role, hash } = body
    const { id: actorId, kind: actorKind } = actor
    const address = context.network
    await queries.addSignature(tx, {
      ndaId: row.id,
      side,
      actorKind,
      actorId,
      firm,
      signedBy: userID,
      name,
      role,
      address,
      hash,
    })
    const isComplete = next === 'inForce'
    if (isComplete) await queries.settle(tx, row.id, { state: next, by: userID })
    const content = isComplete ? ('ndaInForce' as const) : ('ndaSigned' as const)
    await addThreadNews(tx, row.requestId, { side, writerID: userID, content })
    if (isComplete) await add(tx, 'ndas.mailCopies', { ndaID: row.id }, { key: row.id })
  })
  return readNda(context, params.ndaID, actor)
}

function isRepeated({ signedBy, name, role, hash }: queries.SignatureRow, body: NewSignature, userID: string): boolean {
  return signedBy === userID && name === body.name && role === body.role && hash === body.hash
}

const outcomes = {
  decline: ['declined', 'ndaDeclined'],
  withdraw: ['withdrawn', 'ndaWithdrawn'],
  end: ['ended', 'ndaEnded'],
} as const satisfies Record<Exclude<NdaAct, 'sign'>, [NdaState, NdaNews]>

/** Idempotent. */
export async function settle(
  context: SignedIn,
  act: keyof typeof outcomes,
  { params, query }: ActInput,
  reason = '',
): Promise<Nda> {
  const actor = sideOf(context, query.bid)
  const seen = await mustSee(context, params.ndaID, actor)
  const [outcome, content] = outcomes[act]
  await context.db.transaction().execute(async (tx) => {
    const { row, signatures } = await locked(tx, seen)
    if (row.state === outcome) return
    const next = afterNdaAct(factsOf(row, signatures), act, seen.side)
    if (!next) throw notNow()
    const { userID } = context.viewer
    await queries.settle(tx, row.id, { state: next, by: userID, reason })
    await addThreadNews(tx, row.requestId, { side: seen.side, writerID: userID, content })
  })
  return readNda(context, params.ndaID, actor)
}

async function locked(tx: Tx, { id, requestId }: queries.SeenRow) {
  await queries.lockThread(tx, requestId)
  const [row, signatures] = [await queries.lockNda(tx, id), await queries.findSignatures(tx, [id])]
  return { row: row!, signatures }
}

function notNow(): Refusal {
  return new Refusal('Conflict', 'The NDA is not in a state for this', { fields: { nda: 'state' } })
}
