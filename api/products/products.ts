// Rules of products: who sees one, and the list of a business. No HTTP, no SQL text.
import { productListSize } from '#contract/constants.ts'
import type { products as contract } from '#contract/products.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { businessCards } from '../businesses/lookup.ts'
import type { Context } from '../context.ts'
import { productCards } from './lookup.ts'
import { findOfBusiness, findProduct } from './queries.ts'
import { productOf } from './shape.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async read(context, { params }) {
    const row = await findProduct(context.pool, params.id)
    if (!row || row.status === 'draft') throw new Refusal('NotFound', 'No such product')
    const business = (await businessCards(context, [row.businessID])).get(row.businessID)
    if (row.removedAt || row.status !== 'active' || !business)
      throw new Refusal('Gone', 'This product has been removed')
    return productOf(row, business, context.locale)
  },

  async byBusiness(context, { query: { bid, q, skip, size, limit, except } }) {
    const asked = { skip, size: size ?? limit ?? productListSize }
    const page = await findOfBusiness(context.pool, bid, { ...asked, except })
    if (!page) throw new Refusal('NotFound', 'No such business')
    if (page.removed) throw new Refusal('Gone', 'This business has been removed')
    if (q) await context.feed.fresh()
    const { ids, total } = q ? context.search.product.search({ text: q, filter: { business: bid }, ...asked }) : page
    const cards = await productCards(context, ids)
    return { data: ids.flatMap((id: string) => cards.get(id) ?? []), total }
  },
}
