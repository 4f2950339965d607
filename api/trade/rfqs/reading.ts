// An RFQ as buyer or supplier reads it.
import { hasPermission } from '#contract/identity/access.ts'
import type { RfqDetail, RfqSupplier } from '#contract/trade/rfqs/rfqs.ts'
import { Refusal } from '#kit/refusal.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import type { Actor, SignedIn } from '#api/foundation/context.ts'
import { authorsOf } from '#api/identity/actors/lookup.ts'
import { certificateNames, replyFigures } from '#api/identity/businesses/lookup.ts'
import { openAccessesTo } from '#api/identity/members/lookup.ts'
import { findRates } from '#api/trade/rates/lookup.ts'
import * as queries from './queries.ts'
import { detailOf } from './shape.ts'

export const buyerOf = (row: { buyerKind: Actor['kind']; buyerId: string }): Actor => ({
  kind: row.buyerKind,
  id: row.buyerId,
})

async function isBuyer(context: SignedIn, row: queries.RfqRow): Promise<boolean> {
  if (row.buyerKind === 'user') return row.buyerId === context.viewer.userID
  return hasPermission('readRequests', (await openAccessesTo(context, [row.buyerId])).get(row.buyerId))
}

/** Throws NotFound for outsiders. */
export async function readRfq(context: SignedIn, rfqID: string): Promise<RfqDetail> {
  const [row, suppliers] = await Promise.all([
    queries.findRfq(context.db, rfqID),
    queries.findSuppliers(context.db, rfqID),
  ])
  if (!row) throw notFound()
  const role = (await isBuyer(context, row)) ? 'buyer' : 'supplier'
  const shown = role === 'buyer' ? suppliers : await ownAmong(context, suppliers)
  if (shown.length === 0) throw notFound()
  const ids = shown.map(({ businessId }) => businessId)
  const actors = [buyerOf(row), ...ids.map((id): Actor => ({ kind: 'business', id }))]
  const products = row.productId ? [row.productId] : []
  const [authors, cards, quotations, rates, facts] = await Promise.all([
    authorsOf(context, actors),
    productCards(context, products),
    queries.findQuotations(context.db, rfqID, ids),
    role === 'buyer' ? findRates(context.db) : [],
    role === 'buyer' ? factsOf(context, ids) : undefined,
  ])
  const card = row.productId ? cards.get(row.productId) : undefined
  const product = card ? { productID: card.productID, key: card.key, name: card.name } : null
  return detailOf(row, { role, authors, product, suppliers: shown, quotations, rates, facts, locale: context.locale })
}

async function factsOf({ pool }: SignedIn, ids: readonly string[]): Promise<Map<string, RfqSupplier['facts']>> {
  const [certificates, replies] = await Promise.all([certificateNames(pool, ids), replyFigures(pool, ids)])
  return new Map(
    ids.map((id) => [id, { certificates: certificates.get(id) ?? [], replyMinutes: replies.get(id) ?? null }]),
  )
}

async function ownAmong(context: SignedIn, suppliers: readonly queries.SupplierRow[]): Promise<queries.SupplierRow[]> {
  const accesses = await openAccessesTo(
    context,
    suppliers.map(({ businessId }) => businessId),
  )
  return suppliers.filter(({ businessId }) => hasPermission('readRequests', accesses.get(businessId)))
}

export function refuseFields(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
}

export function notFound(): Refusal {
  return new Refusal('NotFound', 'No such request for quotation')
}
