// Industry tree in the reader's language.
import type { industries as contract } from '#contract/foundation/industries.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { inLanguage } from '#api/foundation/in-language.ts'
import { industries, industryFor, industryList, nodeByID, nodeByKey, type Node } from './lookup.ts'

function categoriesOf(industry: Node, locale: Locale) {
  return industry.children.map(({ id, name, children }) => ({
    id,
    name: name[locale],
    subCategories: children.map((leaf) => ({ id: leaf.id, name: leaf.name[locale] })),
  }))
}

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  list: industryList,
  categories: inLanguage((locale, { params }) => {
    const node = nodeByID(params.id) ?? nodeByKey(params.id)
    if (node?.kind !== 'industry') throw new Refusal('NotFound', 'No such industry')
    return categoriesOf(node, locale)
  }),
  tree: inLanguage((locale) => {
    const categories = industries.map((one) => ({ ...industryFor(one, locale), categories: categoriesOf(one, locale) }))
    return { key: 'industries', categories }
  }),
}
