// Addresses of pages that search engines may list.
import { sitemapPartSize, type sitemaps as contract } from '#contract/publishing/sitemaps.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { hourly } from '#api/foundation/hourly.ts'
import { findListed, findPages, findParts, type Part } from './queries.ts'

const parts = hourly<Part[]>(10)
const instant = (date: Date) => date.toISOString()

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async parts({ pool }, { params: { kind } }) {
    const found = await parts(pool, kind, () => findParts(pool, kind, sitemapPartSize))
    return found.map((part) => ({ ...part, changedAt: instant(part.changedAt) }))
  },

  async pages({ pool }, { params: { kind }, query: { nextID, size } }) {
    const found = await findPages(pool, kind, { nextID, size: size + 1 })
    const next = found[size]?.id
    const data = found.slice(0, size).map((page) => ({ ...page, changedAt: instant(page.changedAt) }))
    return { data, ...(next && { nextID: next }) }
  },

  listed: ({ pool }, { params: { kind }, query: { ids } }) => findListed(pool, kind, ids),
}
