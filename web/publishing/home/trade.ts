// Copy and companies of a portal's first page.
import type { PortalPage } from '#contract/publishing/portal-pages.ts'
import type { Api } from '#web/foundation/page.ts'
import type { Trade } from '#web/publishing/portals/card.tsx'

const companiesShown = 4

export async function tradeOf(api: Api, page: PortalPage): Promise<Trade> {
  const there = page.local ?? (await companiesIn(api, page))
  return {
    page: { ...page, local: null },
    isLocal: page.local !== null,
    total: there.total,
    counts: Object.fromEntries(there.industries.map(({ id, count }) => [id, count])),
    companies: there.companies,
  }
}

async function companiesIn(api: Api, { countries: country, industries: named }: PortalPage) {
  const size = companiesShown
  const countries = country.join(',')
  const industry = named.map(({ id }) => id)
  const within = { size, ...(countries && { countries }) }
  const [{ total, facets }, all, fitting] = await Promise.all([
    api.search.business({ body: { textQuery: '', size: 1, country } }),
    api.businesses.showcase({ query: within }),
    industry.length > 0 ? api.businesses.showcase({ query: { ...within, industries: industry.join(',') } }) : [],
  ])
  const data = fitting.length >= companiesShown ? fitting : all
  const industries = facets?.industry.map(({ value, count }) => ({ id: value, count })) ?? []
  return { total, industries, companies: data }
}
