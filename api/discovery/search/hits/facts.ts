// Facts of hits.
import { productFacts } from '#api/catalog/products/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { certificateNames, replyFigures } from '#api/identity/businesses/lookup.ts'

export async function withBusinessFacts<Hit extends { businessID: string }>(context: Context, hits: Hit[]) {
  const ids = hits.map(({ businessID }) => businessID)
  const [certificates, minutes] = await Promise.all([
    certificateNames(context.pool, ids),
    replyFigures(context.pool, ids),
  ])
  return hits.map((hit) => ({
    ...hit,
    facts: { certificates: certificates.get(hit.businessID) ?? [], replyMinutes: minutes.get(hit.businessID) ?? null },
  }))
}

export async function withProductFacts<Hit extends { productID: string; businessID: string }>(
  context: Context,
  hits: Hit[],
) {
  const [facts, minutes] = await Promise.all([
    productFacts(
      context,
      hits.map(({ productID }) => productID),
    ),
    replyFigures(context.pool, [...new Set(hits.map(({ businessID }) => businessID))]),
  ])
  const none = { price: null, minimumOrder: null, specs: [] }
  return hits.map((hit) => ({
    ...hit,
    facts: { ...(facts.get(hit.productID) ?? none), replyMinutes: minutes.get(hit.businessID) ?? null },
  }))
}
