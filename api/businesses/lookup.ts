// What other capabilities may ask of businesses: by sets of ids, each in one statement.
import type { BusinessCard } from '#contract/businesses.ts'
import type { Locale } from '#contract/locales.ts'
import type { Transaction } from 'kysely'
import { emitEvent } from '../events.ts'
import type { Context } from '../context.ts'
import type { DB } from '../database/tables.ts'
import { removeBusinessRows } from './editing-queries.ts'
import { type CardJson, findCards, visible } from './queries.ts'
import { cardOf } from './shape.ts'

export { type CardJson, cardRow } from './queries.ts'
export { businessOf, type BusinessRow } from './shape.ts'
export { exportOf, forgetPerson, leaving } from './leaving.ts'

/** Cards of the visible ones among the ids; an id without a card is unknown, removed or not public. */
export async function businessCards(
  { pool, locale }: Pick<Context, 'pool' | 'locale'>,
  ids: readonly string[],
): Promise<Map<string, BusinessCard>> {
  if (ids.length === 0) return new Map()
  const rows = await findCards(pool, ids)
  return new Map(rows.map((row) => [row.id, cardOf(row, locale)]))
}

/** The card of what `cardRow` gives. */
export function cardFrom(row: CardJson, locale: Locale): BusinessCard {
  return cardOf({ ...row, registeredAt: new Date(row.registeredAt) }, locale)
}

/** SQL: the business `id` as it shows as an author, for `businessOf`; null when it is unknown, removed or not public. */
export function business(id: string): string {
  return `(select json_build_object('id', b.id, 'slug', b.slug, 'verified', b.verified_at is not null, 'businessType', b.business_type,
    'companyName', b.company_name, 'profilePhoto', b.profile_photo, 'countryCode', b.country_code)
    from businesses b where b.id = ${id} and ${visible})`
}

/** SQL: is the business `id` open to everybody? No «exists», which may be answered by gathering all that are. */
export function isOpen(id: string): string {
  return `coalesce((select true from businesses b where b.id = ${id} and ${visible}), false)`
}

/** SQL: is the business `id` open to everybody ('open'), kept from everybody by the operator ('closed') or 'removed'? Null: unknown. */
export function standing(id: string): string {
  return `(select case when b.removed_at is not null then 'removed' when b.status = 'active' then 'open' else 'closed' end
    from businesses b where b.id = ${id})`
}

/** Removes the businesses for good: their pages answer 410, nothing of them is found any more. Safe to repeat. */
export async function removeBusinesses(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const removed = await removeBusinessRows(tx, ids)
  if (removed.length > 0) await emitEvent(tx, 'businesses.changed', { ids: removed })
}

/** SQL: the open business $1, as what is liked, followed, commented on or saved: its id, whose it is, who receives likes with it, its industry. */
export const target = `select b.id, b.id as owner_id, null::uuid as receiver_id, b.industry_id from businesses b
  where b.id = $1::uuid and b.removed_at is null and b.status = 'active'`
