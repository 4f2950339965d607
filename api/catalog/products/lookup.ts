// Products for neighbors.
import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { cardOf as businessCardOf } from '#api/identity/businesses/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { emitEvent } from '#api/foundation/events.ts'
import type { DB } from '#api/database/tables.ts'
import { setHidden } from './editing-queries.ts'
import { type Batch, moveOfCategory } from './moving-queries.ts'
import type { Placement } from './placement.ts'
import { findBusinessOf, findCards, findFacts, findOwners, findWithFirst } from './queries.ts'
import { cardOf, factsOf, tileOf } from './shape.ts'

export { productLanguages, productTexts } from './translating.ts'
export { listingTags } from './cache-tags.ts'
export { specKeyFor, specNameFor } from './spec-names.ts'

/** Public ones only. */
export async function productCards(
  { pool, locale }: Pick<Context, 'pool' | 'locale'>,
  ids: readonly string[],
): Promise<Map<string, ReturnType<typeof cardOf>>> {
  if (ids.length === 0) return new Map()
  const rows = await findCards(pool, ids, locale)
  return new Map(rows.map((row) => [row.id, cardOf(row, locale)]))
}

export async function productFacts(
  { pool, locale }: Pick<Context, 'pool' | 'locale'>,
  ids: readonly string[],
): Promise<Map<string, ReturnType<typeof factsOf>>> {
  if (ids.length === 0) return new Map()
  return new Map((await findFacts(pool, ids)).map((row) => [row.id, factsOf(row, locale)]))
}

type BusinessWithProducts = BusinessCard & { products: ReturnType<typeof tileOf>[]; productCount: number }

export async function businessesWithProducts(
  { pool, locale }: Context,
  businessIDs: readonly string[],
  each: number,
): Promise<Map<string, BusinessWithProducts>> {
  if (businessIDs.length === 0) return new Map()
  const rows = await findWithFirst(pool, businessIDs, each)
  return new Map(
    rows.map(({ products, ...row }) => [
      row.id,
      {
        ...businessCardOf(row, locale),
        products: (products ?? []).map((tile) => tileOf(tile, row.slug)),
        productCount: row.productCount,
      },
    ]),
  )
}

/** Includes removed products. */
export async function ownersOf(pool: pg.Pool, ids: readonly string[]): Promise<string[]> {
  return ids.length === 0 ? [] : findOwners(pool, ids)
}

/** Includes removed products. */
export async function businessOf(db: Kysely<DB>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  return new Map((await findBusinessOf(db, ids)).map(({ id, businessId }) => [id, businessId]))
}

/** Idempotent; hidden from its business as well. */
export async function hideProduct(tx: Transaction<DB>, id: string, hidden: boolean): Promise<void> {
  if (await setHidden(tx, id, hidden)) await emitEvent(tx, 'products.changed', { ids: [id] })
}

export async function moveProducts(tx: Transaction<DB>, from: string, to: Placement, batch: Batch): Promise<string[]> {
  const ids = await moveOfCategory(tx, from, to, batch)
  if (ids.length > 0) await emitEvent(tx, 'products.changed', { ids })
  return ids
}

export { columnOf } from './queries.ts'
export {
  applyLimit,
  businessesWithRoom,
  type Catalogue,
  catalogueOf,
  countGaining,
  findWhole,
  firstVersion,
  limitTogether,
  type PlainChange,
  plainColumnsOf,
  type ProductRow,
  showMore,
  takeBack,
  type ProductWrite,
  writeProducts,
} from './bulk.ts'
