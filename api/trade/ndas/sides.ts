// Sides of an NDA: whom the viewer acts for, and what it may do.
import { hasPermission } from '#contract/identity/access.ts'
import type { Nda } from '#contract/trade/ndas/ndas.ts'
import { afterNdaAct, type NdaSide } from '#contract/trade/ndas/states.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Actor, SignedIn } from '#api/foundation/context.ts'
import { accessesTo, requirePermission } from '#api/identity/members/lookup.ts'
import { findSeen, type NdaRow, type SeenRow, type SignatureRow } from './queries.ts'

export type Rights = { sign: boolean; claimed: boolean; settle: boolean }

export async function rightsOf(context: SignedIn, actor: Actor): Promise<Rights> {
  if (actor.kind === 'user') return { sign: true, claimed: false, settle: true }
  const access = (await accessesTo(context, [actor.id])).get(actor.id)
  const refusal = await requirePermission(context, 'signNdas', actor.id).then(() => undefined, asRefusal)
  const claimed = refusal?.fields?.['claim'] !== undefined
  return { sign: !refusal, claimed, settle: hasPermission('endRequests', access) }
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

/** Throws NotFound unless the actor is a side of its thread. */
export async function mustSee({ db }: Pick<SignedIn, 'db'>, ndaID: string, actor: Actor): Promise<SeenRow> {
  const [row] = await findSeen(db, { actorID: actor.id, ndaID })
  if (!row) throw new Refusal('NotFound', 'No such NDA')
  return row
}

export function factsOf({ state, proposer }: Pick<NdaRow, 'state' | 'proposer'>, signatures: readonly SignatureRow[]) {
  return { state, proposer, signed: signatures.map(({ side }) => side) }
}

/** Late proposals wait for the job that lets them lapse. */
export function isLate({ state, signUntil }: Pick<NdaRow, 'state' | 'signUntil'>, now = new Date()): boolean {
  return state === 'proposed' && signUntil <= now
}

type NdaView = {
  row: NdaRow & Pick<SeenRow, 'stands'>
  signatures: readonly SignatureRow[]
  side: NdaSide
  rights: Rights
  viewerID: string
}

export function obstacleOf({ row, signatures, side, rights, viewerID }: NdaView): Nda['obstacle'] {
  if (!afterNdaAct(factsOf(row, signatures), 'sign', side)) return null
  if (isLate(row)) return 'late'
  if (!row.stands) return 'merged'
  if (signatures.some(({ signedBy }) => signedBy === viewerID)) return 'both'
  if (rights.claimed) return 'claim'
  return rights.sign ? null : 'access'
}

export function canOf(view: NdaView): Nda['can'] {
  const { row, signatures, side, rights } = view
  const facts = factsOf(row, signatures)
  const isOpen = !isLate(row)
  const may = (act: 'sign' | 'decline' | 'withdraw' | 'end') => isOpen && afterNdaAct(facts, act, side) !== undefined
  return {
    sign: may('sign') && !obstacleOf(view),
    decline: rights.settle && may('decline'),
    withdraw: rights.settle && may('withdraw'),
    end: rights.settle && may('end'),
  }
}
