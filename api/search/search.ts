// Rules of search: question → ids → cards → answer. No HTTP, no SQL; how words are matched and ordered is the engine's.
import type { search as contract } from '#contract/search.ts'
import type { Locale } from '#contract/locales.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { apartFrom } from '../blocks/lookup.ts'
import { businessCards } from '../businesses/lookup.ts'
import type { Context } from '../context.ts'
import { userCards } from '../people/lookup.ts'
import { firstProducts, productCards } from '../products/lookup.ts'
import { facetsFor } from './facets.ts'
import { categoryFor, type Page, pageOf } from './question.ts'
import { suggest } from './suggest.ts'

const productsOnHit = 2

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async business(context, { body }) {
    const { businessType, industry, category, verified } = body
    await context.eventLog.catchUp()
    const page = await pageOf(context.search.answers.business, context.search.categories, body, {
      businessType,
      industry,
      category,
      verified,
    })
    const [cards, products, apart] = await Promise.all([
      businessCards(context, page.ids),
      firstProducts(context, page.ids, productsOnHit),
      apartFrom(context, page.ids),
    ])
    const data = inOrder(page.ids, cards, apart).map((card) => {
      const first = products.get(card.businessID)
      return { ...card, products: first?.products ?? [], productCount: first?.count ?? 0 }
    })
    return answerFor(page, data, category, context.locale)
  },

  async product(context, { body }) {
    const { businessType, industry, category, verified } = body
    const brand = typeof body.brand === 'string' ? [body.brand] : body.brand
    await context.eventLog.catchUp()
    const wanted = {
      businessType,
      industry,
      category,
      verified,
      brand: brand?.filter(Boolean),
      specs: specsOf(body.specs ?? []),
    }
    const page = await pageOf(context.search.answers.product, context.search.categories, body, wanted)
    const cards = inOrder(page.ids, await productCards(context, page.ids))
    const apart = await apartFrom(context, [...new Set(cards.map(({ businessID }) => businessID))])
    return answerFor(
      page,
      cards.filter(({ businessID }) => !apart.has(businessID)),
      category,
      context.locale,
    )
  },

  async user(context, { body }) {
    await context.eventLog.catchUp()
    const page = await pageOf(context.search.answers.people, undefined, body, {})
    const [cards, apart] = await Promise.all([userCards(context, page.ids), apartFrom(context, page.ids)])
    return answerFor(page, inOrder(page.ids, cards, apart), [], context.locale)
  },

  suggest,
}

/** In the order of the ids; one that vanished since the search is left out, and one the viewer must not meet. */
function inOrder<Card>(ids: readonly string[], cards: Map<string, Card>, apart?: Set<string>): Card[] {
  return ids.flatMap((id) => (apart?.has(id) ? [] : (cards.get(id) ?? [])))
}

function specsOf(specs: { key: string; value: string }[]): { key: string; values: string[] }[] {
  return [...Map.groupBy(specs, (spec) => spec.key)].map(([key, group]) => ({
    key,
    values: group.map((spec) => spec.value),
  }))
}

function answerFor<Card>(page: Page, data: Card[], categories: string[] | undefined, locale: Locale) {
  const { total, skip, size, facets, category, corrected, relaxed } = page
  return {
    data,
    total,
    totalIsExact: true,
    skip,
    size,
    ...(facets && { facets: facetsFor(facets, category ? [category.id] : (categories ?? []), locale) }),
    ...(category && { category: categoryFor(category, locale) }),
    ...(corrected && { corrected }),
    ...(relaxed && { relaxed: true }),
  }
}
