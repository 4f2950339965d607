// What other capabilities may ask of products: cards by a set of ids, and the first few of a set of businesses.
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { mainProductDescriptionMost, specsOnCardMost } from '#contract/constants.ts'
import type { ProductCard } from '#contract/products/products.ts'
import type { Context } from '../context.ts'
import type { DB } from '../database/tables.ts'
import { findBusinessOf, findCards, findFirstOf, findOwners } from './queries.ts'
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

type FirstProducts = { products: ReturnType<typeof tileOf>[]; count: number }

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

/** The business of each product, also of removed ones. */
export async function businessOf(db: Kysely<DB>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  return new Map((await findBusinessOf(db, ids)).map(({ id, businessId }) => [id, businessId]))
}

export {
  type Catalogue,
  catalogueOf,
  findWhole,
  type PlainChange,
  plainColumnsOf,
  type ProductRow,
  writeProducts,
} from './bulk.ts'
