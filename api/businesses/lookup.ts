// What other capabilities may ask of businesses: cards by a set of ids, in one statement.
import type { BusinessCard } from '#contract/businesses.ts'
import type { Context } from '../context.ts'
import { findCards } from './queries.ts'
import { cardOf } from './shape.ts'

/** Cards of the visible ones among the ids; an id without a card is unknown, removed or not public. */
export async function businessCards(
  { pool, locale }: Context,
  ids: readonly string[],
): Promise<Map<string, BusinessCard>> {
  if (ids.length === 0) return new Map()
  const rows = await findCards(pool, ids)
  return new Map(rows.map((row) => [row.id, cardOf(row, locale)]))
}
