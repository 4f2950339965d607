// Rules of reading: acting side and permitted acts.
import { hasPermission } from '#contract/identity/access.ts'
import type { Thread } from '#contract/trade/inquiries/inquiries.ts'
import { Refusal } from '#kit/refusal.ts'
import { actorOf } from '#api/identity/actors/lookup.ts'
import type { Actor, SignedIn } from '#api/foundation/context.ts'
import { accessesTo } from '#api/identity/members/lookup.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { findThread, type ThreadRow } from './queries.ts'
import { threadOf } from './shape.ts'

/** The caller checked permission. */
export function sideOf(context: SignedIn, bid: string | undefined): Actor {
  return actorOf(context, bid === context.viewer.userID ? undefined : bid)
}

/** Throws NotFound unless the actor is a side. */
export async function mustRead({ pool }: Pick<SignedIn, 'pool'>, rid: string, actor: Actor): Promise<ThreadRow> {
  const row = await findThread(pool, rid, actor.id)
  if (!row) throw new Refusal('NotFound', 'No such inquiry')
  return row
}

export async function threadsOf(context: SignedIn, rows: readonly ThreadRow[], actor: Actor): Promise<Thread[]> {
  const isBusiness = actor.kind === 'business'
  const [accesses, products] = await Promise.all([
    accessesTo(context, isBusiness ? [actor.id] : []),
    productCards(context, [...new Set(rows.flatMap(({ productID }) => productID ?? []))]),
  ])
  const access = accesses.get(actor.id)
  const rights = {
    end: !isBusiness || hasPermission('endRequests', access),
    manageLabels: isBusiness && hasPermission('manageRequestLabels', access),
  }
  const { locale } = context
  return rows.map((row) => threadOf(row, { locale, rights, product: products.get(row.productID ?? '') }))
}

export async function threadFor(context: SignedIn, rid: string, actor: Actor): Promise<Thread> {
  const [thread] = await threadsOf(context, [await mustRead(context, rid, actor)], actor)
  return thread!
}
