// For other capabilities: by sets of ids, each in one statement.
import type { BusinessCard, BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import type { Subscription } from '#contract/foundation/constants.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Kysely, Transaction } from 'kysely'
import { emitEvent } from '#api/foundation/events.ts'
import type { Context } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { changeState, removeBusinessRows, setSubscription, setVerifiedAt } from './editing-queries.ts'
import { type Batch, moveOfCategory } from './moving-queries.ts'
import { type CardJson, findCards, findCertified, findVisibleProfiles } from './queries.ts'
import { cardOf, profileOf } from './shape.ts'

export type { CardJson, CardRow } from './queries.ts'
export {
  type CategoryCount,
  type CategoryFigures,
  countByCategory,
  countDeliveryTerms as deliveryTermsIn,
  figuresOfCategory,
  findLocal as localBusinesses,
  findSuppliers as suppliersTo,
  type Local,
} from './market-queries.ts'
export { businessOf, cardOf, type BusinessRow } from './shape.ts'

/** Cards of the visible ones among the ids; an id without a card is unknown, removed or not public. */
export async function businessCards(
  { pool, locale }: Pick<Context, 'pool' | 'locale'>,
  ids: readonly string[],
): Promise<Map<string, BusinessCard>> {
  if (ids.length === 0) return new Map()
  const rows = await findCards(pool, ids)
  return new Map(rows.map((row) => [row.id, cardOf(row, locale)]))
}

/** The card of a row of `business_cards` as JSON. */
export function cardFrom(row: CardJson, locale: Locale): BusinessCard {
  return cardOf({ ...row, registeredAt: new Date(row.registeredAt) }, locale)
}

/** Removes the businesses for good: their pages answer 410, nothing of them is found any more. Safe to repeat. */
export async function removeBusinesses(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const removed = await removeBusinessRows(tx, ids)
  if (removed.length > 0) await emitEvent(tx, 'businesses.changed', { ids: removed })
}

/** Shows the business (`active`) or hides it with its products and posts. Safe to repeat; a removed one stays so. */
export async function setBusinessState(
  tx: Transaction<DB>,
  id: string,
  state: 'active' | 'suspended' | 'rejected' | 'terminated',
): Promise<void> {
  if (await changeState(tx, id, state)) await emitEvent(tx, 'businesses.changed', { ids: [id] })
}

/** Since when it counts as verified, or null; pages and search hear of it also where only the evidence changed. */
export async function setVerified(tx: Transaction<DB>, id: string, verifiedAt: Date | null): Promise<void> {
  await setVerifiedAt(tx, id, verifiedAt)
  await emitEvent(tx, 'businesses.changed', { ids: [id] })
}

/** Visible profiles by id. */
export async function businessProfiles(
  { pool, locale }: Pick<Context, 'pool' | 'locale'>,
  ids: readonly string[],
): Promise<Map<string, BusinessProfile>> {
  if (ids.length === 0) return new Map()
  return new Map((await findVisibleProfiles(pool, ids)).map((row) => [row.id, profileOf(row, locale)]))
}

/** The tier that the business has from now on. */
export async function changeSubscription(tx: Transaction<DB>, id: string, subscription: Subscription): Promise<void> {
  if (await setSubscription(tx, id, subscription)) await emitEvent(tx, 'businesses.changed', { ids: [id] })
}

/** A batch of the businesses of a category into another one. Answers their ids, in their order. */
export async function moveBusinesses(
  tx: Transaction<DB>,
  move: { from: string; to: string },
  batch: Batch,
): Promise<string[]> {
  const ids = await moveOfCategory(tx, move, batch)
  if (ids.length > 0) await emitEvent(tx, 'businesses.changed', { ids })
  return ids
}

/** Those among the businesses with a certificate that has not expired. */
export async function certifiedAmong(db: Kysely<DB>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  return new Set(await findCertified(db, ids))
}
