// Industry tree in the reader's language.
import type { industries as contract } from '#contract/foundation/industries.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { categoryCounts, type CategoryCounts, filledFirst } from './filled.ts'
import { industries, industryFor, industryList, nodeByID, nodeByKey, type Node } from './lookup.ts'

function categoriesOf(industry: Node, locale: Locale, { isEmpty }: CategoryCounts) {
  const named = (node: Node) => ({
    id: node.id,
    name: node.name[locale],
    ...(isEmpty(node) && { empty: true as const }),
  })
  return filledFirst(industry.children, isEmpty).map((node) => ({
    ...named(node),
    subCategories: filledFirst(node.children, isEmpty).map(named),
  }))
}

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  list: industryList,
  async categories(context, { params, query }) {
    const node = nodeByID(params.id) ?? nodeByKey(params.id)
    if (node?.kind !== 'industry') throw new Refusal('NotFound', 'No such industry')
    return categoriesOf(node, query.lang ?? context.locale, await categoryCounts(context))
  },
  async tree(context, { query }) {
    const locale = query.lang ?? context.locale
    const counts = await categoryCounts(context)
    const categories = industries.map((one) => ({
      ...industryFor(one, locale),
      categories: categoriesOf(one, locale, counts),
    }))
    return { key: 'industries', categories }
  },
}
