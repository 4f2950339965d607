// Answers the first page of a portal in the reader's language. Figures of the directory are counted once an hour.
import type { portalPages as contract } from '#contract/pages/portal-pages.ts'
import type { Locale } from '#contract/locales.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { businessCards, deliveryTermsIn, type Local, localBusinesses, suppliersTo } from '../businesses/lookup.ts'
import type { Context } from '../context.ts'
import { hourly } from '../hourly.ts'
import { industryFor, nodeByKey, type Industry } from '../industries/lookup.ts'
import { incoterms } from '../reference/lookup.ts'
import { goods, portalFiles, type PortalFile } from './files.ts'

const suppliersShown = 4
const incotermsShown = 5
const localShown = 4

type Figures = { terms: { code: string; count: number }[]; supplierIDs: string[]; local: Local | null }
const figures = hourly<Figures>(100)

async function count({ pool }: Context, { countries, place, markets }: PortalFile): Promise<Figures> {
  const territory = { countries, ...place }
  const [terms, supplierIDs, local] = await Promise.all([
    deliveryTermsIn(pool, territory, incotermsShown),
    suppliersTo(pool, { countries, markets }, suppliersShown),
    place ? localBusinesses(pool, territory, localShown) : null,
  ])
  return { terms, supplierIDs, local }
}

function figuresOf(context: Context, file: PortalFile): Promise<Figures> {
  return figures(context.pool, file.key, () => count(context, file))
}

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async read(context, { params, query }) {
    const file = portalFiles.get(params.key)
    if (!file) throw new Refusal('NotFound', 'No such portal')
    const locale = query.lang ?? context.locale
    const { terms, supplierIDs, local } = await figuresOf(context, file)
    const cards = await businessCards({ pool: context.pool, locale }, [...supplierIDs, ...(local?.ids ?? [])])
    return {
      ...factsFor(file, locale),
      incoterms: terms.flatMap(({ code, count: companies }) => {
        const term = incoterms.find((one) => one.code === code)
        return term ? [{ code, name: term.name[locale], count: companies }] : []
      }),
      suppliers: supplierIDs.flatMap((id) => cards.get(id) ?? []),
      local: local && {
        total: local.total,
        industries: local.industries,
        companies: local.ids.flatMap((id) => cards.get(id) ?? []),
      },
    }
  },
}

/** Of any currency, not only of those that businesses may accept. */
export function currencyName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(code)!
}

function factsFor(file: PortalFile, locale: Locale) {
  const { key, title, lead, countries, industries, exports, ports, fairs } = file
  return {
    key,
    title: title[locale],
    lead: lead[locale],
    countries,
    industries: industries.map((one) => industryFor(nodeByKey(one) as Industry, locale)),
    exports: {
      goods: exports.goods.map((hs) => ({ hs, name: goods[hs]![locale] })),
      source: exports.source,
    },
    ports,
    fairs,
    currencies: file.currencies.map((code) => ({ code, name: currencyName(code, locale) })),
  }
}
