// Sides of a dealing.
import { reviewBlindDays, reviewMonths } from '#contract/foundation/constants.ts'
import { addMonths } from '#contract/foundation/months.ts'
import { hasPermission } from '#contract/identity/access.ts'
import type { ReviewDeal } from '#contract/trust/reviews/reviews.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Actor, SignedIn } from '#api/foundation/context.ts'
import { accessesTo, requirePermission } from '#api/identity/members/lookup.ts'
import { type DealRow, findDeal, type ReviewRow, type Side } from './queries.ts'

const day = 24 * 3600_000 // ms

export const actorAt = (deal: DealRow, side: Side): Actor =>
  side === 'S' ? { kind: deal.senderKind, id: deal.senderId } : { kind: deal.receiverKind, id: deal.receiverId }
export const otherOf = (side: Side): Side => (side === 'S' ? 'R' : 'S')

export type OwnSide = { deal: DealRow; side: Side; own: Actor; other: Actor; isBoth: boolean }

/** Own sides by deal. */
export async function ownSides(context: SignedIn, deals: readonly DealRow[]): Promise<OwnSide[]> {
  const businesses = deals.flatMap((deal) => [actorAt(deal, 'S'), actorAt(deal, 'R')]).filter(isBusiness)
  const accesses = await accessesTo(
    context,
    businesses.map(({ id }) => id),
  )
  const isMine = (actor: Actor) =>
    isBusiness(actor) ? hasPermission('readRequests', accesses.get(actor.id)) : actor.id === context.viewer.userID
  return deals.flatMap((deal) => {
    const [buyer, supplier] = [isMine(actorAt(deal, 'S')), isMine(actorAt(deal, 'R'))]
    if (!buyer && !supplier) return []
    const side = buyer ? 'S' : 'R'
    const other = actorAt(deal, otherOf(side))
    return [{ deal, side, own: actorAt(deal, side), other, isBoth: buyer && supplier } satisfies OwnSide]
  })
}

const isBusiness = ({ kind }: Actor) => kind === 'business'

/** Throws NotFound for outsiders. */
export async function ownSide(context: SignedIn, requestID: string): Promise<OwnSide> {
  const deal = await findDeal(context.db, requestID)
  const [side] = deal ? await ownSides(context, [deal]) : []
  if (!side) throw new Refusal('NotFound', 'No such dealing')
  return side
}

/** Throws Forbidden unless the viewer may speak for the actor. */
export async function requireSpeaking(context: SignedIn, { kind, id }: Actor): Promise<void> {
  if (kind === 'business') await requirePermission(context, 'speakAs', id)
  else if (id !== context.viewer.userID) throw new Refusal('Forbidden', 'This is not yours')
}

/** Both appear then; writing ends. */
export function blindUntil(reviews: readonly ReviewRow[]): Date | null {
  const handed = reviews.flatMap(({ handedAt, state }) => (handedAt && state !== 'refused' ? [handedAt.getTime()] : []))
  return handed.length === 0 ? null : new Date(Math.min(...handed) + reviewBlindDays * day)
}

/** The other's words are never read first: once visible or overdue, it is too late. */
export function mayOf(
  { deal, side, isBoth }: OwnSide,
  reviews: readonly ReviewRow[],
  related: boolean,
  now: Date,
): ReviewDeal['may'] {
  const own = reviews.find((one) => one.side === side)
  if (own && own.state !== 'draft') return 'done'
  if (isBoth || related) return 'own'
  if (!deal.grade) return 'early'
  const until = blindUntil(reviews)
  const isShown = reviews.some(({ state }) => state === 'published')
  const isOld = addMonths(deal.lastAt, reviewMonths) < now
  return isShown || isOld || (until && until <= now) ? 'late' : 'write'
}
