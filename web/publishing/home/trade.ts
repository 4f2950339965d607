// Copy and companies of a portal's first page.
import type { PortalPage } from '#contract/publishing/portal-pages.ts'
import type { Api } from '#web/foundation/page.ts'
import type { Trade } from '#web/publishing/portals/card.tsx'

const companiesShown = 4

export async function tradeOf(api: Api, page: PortalPage): Promise<Trade> {
  const there = page.local ?? (await companiesIn(api, page.countries))
  return {
    page: { ...page, local: null },
    isLocal: page.local !== null,
    total: there.total,
    counts: Object.fromEntries(there.industries.map(({ id, count }) => [id, count])),
    companies: there.companies,
  }
}

async function companiesIn(api: Api, country: string[]) {
  const { data, total, facets } = await api.search.business({ body: { textQuery: '', size: companiesShown, country } })
  const industries = facets?.industry.map(({ value, count }) => ({ id: value, count })) ?? []
  return { total, industries, companies: data }
}
