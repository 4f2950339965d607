// Businesses for neighbors.
import type { BusinessCard, BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import type { Subscription } from '#contract/foundation/constants.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import { emitEvent } from '#api/foundation/events.ts'
import type { Context } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { changeState, removeBusinessRows, setSubscription, setVerifiedAt } from './editing-queries.ts'
import { type Batch, moveOfCategory } from './moving-queries.ts'
import {
  type CardJson,
  findCards,
  findCertificateNames,
  findCertified,
  findReplyMinutes,
  findVisibleProfiles,
} from './queries.ts'
import { cardOf, profileOf } from './shape.ts'

export type { CardJson, CardRow } from './queries.ts'
export {
  type CategoryCount,
  type CategoryFigures,
  countByCategory,
  countDeliveryTerms as deliveryTermsIn,
  figuresOfCategory,
  findLocal as localBusinesses,
  findShowcase as showcase,
  findSuppliers as suppliersTo,
  type Local,
  type Showcase,
} from './market-queries.ts'
export { businessOf, cardOf, presenceOf, type BusinessRow } from './shape.ts'
export { correctField, formerValue } from './correcting.ts'
export { fieldsOfColumn, isFieldPath, sectionOfColumn, type FieldPath, type StoredSource } from './provenance.ts'
export {
  areEntombed,
  areSourcesEntombed,
  entomb,
  goneRefusal,
  hashedWithKey,
  type Cause as RemovalCause,
} from './tombstones.ts'

export { businessLanguages, businessTexts } from './translating.ts'
export { isShared, ownDomain } from './own-domain.ts'
export { lockListed } from './editing-queries.ts'

/** Visible ones only. */
export async function businessCards(
  { pool, locale }: Pick<Context, 'pool' | 'locale'>,
  ids: readonly string[],
): Promise<Map<string, BusinessCard>> {
  if (ids.length === 0) return new Map()
  const rows = await findCards(pool, ids)
  return new Map(rows.map((row) => [row.id, cardOf(row, locale)]))
}

export function cardFrom(row: CardJson, locale: Locale): BusinessCard {
  return cardOf({ ...row, registeredAt: new Date(row.registeredAt) }, locale)
}

/** Permanent: pages answer 410. Idempotent. */
export async function removeBusinesses(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const removed = await removeBusinessRows(tx, ids)
  if (removed.length > 0) await emitEvent(tx, 'businesses.changed', { ids: removed })
}

/** `active` shows it, else it is hidden with products and posts. Removed ones stay. */
export async function setBusinessState(
  tx: Transaction<DB>,
  id: string,
  state: 'active' | 'suspended' | 'rejected' | 'terminated',
): Promise<void> {
  if (await changeState(tx, id, state)) await emitEvent(tx, 'businesses.changed', { ids: [id] })
}

/** Null: unverified. Emits even if only evidence changed. */
export async function setVerified(tx: Transaction<DB>, id: string, verifiedAt: Date | null): Promise<void> {
  await setVerifiedAt(tx, id, verifiedAt)
  await emitEvent(tx, 'businesses.changed', { ids: [id] })
}

export async function businessProfiles(
  { pool, locale }: Pick<Context, 'pool' | 'locale'>,
  ids: readonly string[],
): Promise<Map<string, BusinessProfile>> {
  if (ids.length === 0) return new Map()
  return new Map((await findVisibleProfiles(pool, ids)).map((row) => [row.id, profileOf(row, locale)]))
}

export async function changeSubscription(tx: Transaction<DB>, id: string, subscription: Subscription): Promise<void> {
  if (await setSubscription(tx, id, subscription)) await emitEvent(tx, 'businesses.changed', { ids: [id] })
}

/** Answers ids in order. */
export async function moveBusinesses(
  tx: Transaction<DB>,
  move: { from: string; to: string },
  batch: Batch,
): Promise<string[]> {
  const ids = await moveOfCategory(tx, move, batch)
  if (ids.length > 0) await emitEvent(tx, 'businesses.changed', { ids })
  return ids
}

/** Median minutes to first answers, given enough inquiries. */
export async function replyFigures(pool: pg.Pool, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await findReplyMinutes(pool, ids)
  return new Map(rows.flatMap(({ id, minutes }) => (minutes === null ? [] : [[id, minutes]])))
}

/** Unexpired only. */
export async function certificateNames(pool: pg.Pool, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  return new Map((await findCertificateNames(pool, ids)).map(({ id, names }) => [id, names]))
}

/** Unexpired only. */
export async function certifiedAmong(db: Kysely<DB>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  return new Set(await findCertified(db, ids))
}
