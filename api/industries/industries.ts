// Answers the industry tree in the reader's language.
import type { industries as contract } from '#contract/industries.ts'
import type { Locale } from '#contract/locales.ts'
import { pictureAddress } from '#kit/illustrations/address.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { slugOf } from '#kit/slug.ts'
import { constant } from '../constant.ts'
import type { Context } from '../context.ts'
import { industries, nodeByID, nodeByKey, type Industry, type Node } from './lookup.ts'

function shapeOf(industry: Industry, locale: Locale) {
  const { id, key, icon } = industry
  return {
    id,
    _id: id,
    key,
    name: industry.longName[locale],
    text: industry.name[locale],
    slug: slugOf(industry.name.en),
    description: industry.description[locale],
    image: pictureAddress({ kind: 'product', category: industry.name.en, seed: key }),
    icon,
  }
}

function categoriesOf(industry: Node, locale: Locale) {
  return industry.children.map(({ id, name, children }) => ({
    id,
    name: name[locale],
    subCategories: children.map((leaf) => ({ id: leaf.id, name: leaf.name[locale] })),
  }))
}

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  list: constant((locale) => industries.map((one) => shapeOf(one, locale))),
  categories: constant((locale, { params }) => {
    const node = nodeByID(params.id) ?? nodeByKey(params.id)
    if (node?.kind !== 'industry') throw new Refusal('NotFound', 'No such industry')
    return categoriesOf(node, locale)
  }),
  tree: constant((locale) => {
    const categories = industries.map((one) => ({ ...shapeOf(one, locale), categories: categoriesOf(one, locale) }))
    return { key: 'industries', categories }
  }),
}
