// Example searches: the largest categories that their name finds.
import type { Locale } from '#contract/foundation/locales.ts'
import type { Context } from '#api/foundation/context.ts'
import { hourly } from '#api/foundation/hourly.ts'
import { nodes, type Node } from '#api/foundation/industries/lookup.ts'
import { listRevision } from '#api/foundation/list-changes.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { findPage } from './result-page.ts'
import { readerOf } from './understanding.ts'

const leastResults = 20
const checkedResults = 5
const wanted = 3
const tried = 60
const compared = 3 // results shown beside the field

export type Example = { text: string; total: number }
const kept = hourly<Example[]>(10)

export function examplesIn(context: Context, locale: Locale): Promise<Example[]> {
  return kept(context.pool, `${locale} ${listRevision()}`, () => findExamples(context, locale))
}

async function findExamples(context: Context, locale: Locale): Promise<Example[]> {
  await context.eventLog.catchUp()
  const { counts } = await context.search.state()
  const count = ({ id }: Node) => counts.product.category.get(id) ?? 0
  const candidates = nodes
    .filter((node) => node.kind === 'subCategory' && count(node) >= checkedResults)
    .toSorted((one, other) => count(other) - count(one))
    .slice(0, tried)
  const passed = new Map<Node, Example & { telling: number }>()
  for (const node of candidates) {
    const example = await checked(context, node, locale)
    const before = passed.get(node.industry)
    if (example && (!before || before.telling < example.telling)) passed.set(node.industry, example)
  }
  const examples = [...passed.values()].toSorted((one, other) => other.telling - one.telling)
  return examples.slice(0, wanted).map(({ text, total }) => ({ text, total }))
}

/** Undefined unless enough is found and the first five are of the category. */
async function checked(
  context: Context,
  node: Node,
  language: Locale,
): Promise<(Example & { telling: number }) | undefined> {
  const text = node.name[language]
  const input = { textQuery: text, skip: 0, size: checkedResults, facets: false }
  const { ids, total, corrected, relaxed } = await findPage(readerOf(context.search, 'product', language), input)
  if (total < leastResults || ids.length < checkedResults || corrected || relaxed) return undefined
  const found = await productCards(context, ids)
  const cards = ids.flatMap((id) => found.get(id) ?? [])
  if (cards.length < checkedResults || cards.some(({ subCategory }) => subCategory?.id !== node.id)) return undefined
  const first = cards.slice(0, compared)
  const companies = new Set(first.map(({ businessID }) => businessID))
  const offered = first.filter(({ businessProfile }) => businessProfile.kind === 'company')
  const timed = first.filter(({ leadTime }) => leadTime !== null)
  return { text, total, telling: companies.size + offered.length + timed.length }
}
