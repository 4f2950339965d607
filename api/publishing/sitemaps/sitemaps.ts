// Addresses of listable pages.
import { feedSize, sitemapPartSize, type sitemaps as contract } from '#contract/publishing/sitemaps.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { hourly } from '#api/foundation/hourly.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { languagesOf } from './page-languages.ts'
import { findNewest, findPages, findParts, type Part } from './queries.ts'

const parts = hourly<Part[]>(10)
const cardsIn = <Card>(cards: Map<string, Card>, ids: readonly string[]) => ids.flatMap((id) => cards.get(id) ?? [])
const instant = (date: Date) => date.toISOString()

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async parts({ pool }, { params: { kind } }) {
    const found = await parts(pool, kind, () => findParts(pool, kind, sitemapPartSize))
    return found.map((part) => ({ ...part, changedAt: instant(part.changedAt) }))
  },

  async pages(context, { params: { kind }, query: { nextID, size } }) {
    const { pool } = context
    const found = await findPages(pool, kind, { nextID, size: size + 1 })
    const next = found[size]?.id
    const shown = found.slice(0, size)
    const written = await languagesOf(context, kind, shown)
    const data = shown.map((page) => {
      const languages = written.get(page.id)
      return { ...page, changedAt: instant(page.changedAt), ...(languages && { languages }) }
    })
    return { data, ...(next && { nextID: next }) }
  },

  async newest(context, { params: { kind } }) {
    const ids = await findNewest(context.pool, kind, feedSize)
    if (kind === 'businesses') {
      const cards = await businessCards(context, ids)
      return cardsIn(cards, ids).map(({ businessID: id, key, general, registeredAt: at }) => {
        const languages = { title: null, summary: general.languages.shortDescription }
        return { id, key, title: general.companyName, summary: general.shortDescription, languages, at }
      })
    }
    const cards = await productCards(context, ids)
    return cardsIn(cards, ids).map(({ productID: id, key, name: title, description: summary, ...rest }) => {
      const { businessProfile, registeredAt: at } = rest
      const languages = { title: rest.languages.name, summary: rest.languages.description }
      return { id, key, title, summary, languages, author: businessProfile.general.companyName, at }
    })
  },
}
