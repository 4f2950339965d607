// Example searches: the largest categories whose name finds, as a visitor would search, products of just that category.
import type { Locale } from '#contract/foundation/locales.ts'
import type { Context } from '#api/foundation/context.ts'
import { hourly } from '#api/foundation/hourly.ts'
import { nodes, type Node } from '#api/foundation/industries/lookup.ts'
import { listRevision } from '#api/foundation/list-changes.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { findPage } from './result-page.ts'

const leastResults = 20
const checkedResults = 5
const wanted = 3
const tried = 60

export type Example = { text: string; total: number }
const kept = hourly<Example[]>(10)

export function examplesIn(context: Context, locale: Locale): Promise<Example[]> {
  return kept(context.pool, `${locale} ${listRevision()}`, () => findExamples(context, locale))
}

async function findExamples(context: Context, locale: Locale): Promise<Example[]> {
  await context.eventLog.catchUp()
  const counts = context.search.product.counts('category')
  const count = ({ id }: Node) => counts.get(id) ?? 0
  const candidates = nodes
    .filter((node) => node.kind === 'subCategory' && count(node) >= checkedResults)
    .toSorted((one, other) => count(other) - count(one))
    .slice(0, tried)
  const examples: Example[] = []
  const taken = new Set<string>()
  for (const node of candidates) {
    if (examples.length === wanted) break
    if (taken.has(node.industry.key)) continue
    const text = node.name[locale]
    const total = await checked(context, text, locale, node)
    if (total === undefined) continue
    taken.add(node.industry.key)
    examples.push({ text, total })
  }
  return examples
}

/** Undefined unless enough is found and the first five are products of the category. */
async function checked(context: Context, text: string, language: Locale, node: Node): Promise<number | undefined> {
  const { cached, phrases } = context.search
  const input = { textQuery: text, skip: 0, size: checkedResults, facets: false }
  const reader = { phrases: phrases.current, language, kind: 'product' } as const
  const { ids, total, corrected, relaxed } = await findPage(cached.product, input, {}, reader)
  if (total < leastResults || ids.length < checkedResults || corrected || relaxed) return undefined
  const cards = await productCards(context, ids)
  return ids.every((id) => cards.get(id)?.subCategory?.id === node.id) ? total : undefined
}
