// Searches without results, for administrators.
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { EmptySearch, figures as contract } from '#contract/operations/console/figures.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import type { Context } from '#api/foundation/context.ts'
import { findEmptySearches } from './queries.ts'
import { dayLength } from './steps.ts'

export async function emptySearches(
  { db }: Pick<Context, 'db'>,
  { query }: HandlerInput<typeof contract.emptySearches>,
  now = new Date(),
): Promise<{ data: Omit<EmptySearch, 'total'>[]; total: number }> {
  const { q, portal, lang } = query
  const since = new Date(now.getTime() - (Number(query.days) - 1) * dayLength).toISOString().slice(0, 10)
  const { rows, total } = await findEmptySearches(db, since, { q, portal, locale: lang }, pageOfTable(query))
  const data = rows.map(({ lastAt, locale, ...row }) => ({
    ...row,
    locale: locale as EmptySearch['locale'],
    lastAt: lastAt.toISOString(),
  }))
  return { data, total }
}
