// What other capabilities may ask of products: cards by a set of ids, and the first few of a set of businesses.
import type pg from 'pg'
import { mainProductDescriptionMost, specsOnCardMost } from '#contract/constants.ts'
import type { ProductCard } from '#contract/products.ts'
import type { Context } from '../context.ts'
import { findCards, findFirstOf, findOwners } from './queries.ts'
import { cardOf, tileOf } from './shape.ts'

/** Cards of the visible ones among the ids; an id without a card is unknown, removed or not public. */
export async function productCards(
  { pool, locale }: Context,
  ids: readonly string[],
): Promise<Map<string, ProductCard>> {
  if (ids.length === 0) return new Map()
  const rows = await findCards(pool, ids, specsOnCardMost, mainProductDescriptionMost)
  return new Map(rows.map((row) => [row.id, cardOf(row, locale)]))
}

export type FirstProducts = { products: ReturnType<typeof tileOf>[]; count: number }

/** The newest `each` products of each business and how many it has; a business without products is absent. */
export async function firstProducts(
  { pool }: Context,
  businessIDs: readonly string[],
  each: number,
): Promise<Map<string, FirstProducts>> {
  const found = new Map<string, FirstProducts>()
  if (businessIDs.length === 0) return found
  for (const row of await findFirstOf(pool, businessIDs, each)) {
    const entry = found.get(row.businessID) ?? { products: [], count: row.count }
    entry.products.push(tileOf(row))
    found.set(row.businessID, entry)
  }
  return found
}

/** The businesses that the products belong to; also of removed products. */
export async function ownersOf(pool: pg.Pool, ids: readonly string[]): Promise<string[]> {
  return ids.length === 0 ? [] : findOwners(pool, ids)
}
