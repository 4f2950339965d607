// Portal pages and settings.
import type { Locale } from '#contract/foundation/locales.ts'
import type { PortalCopy } from '#contract/publishing/portal-fields.ts'
import type { portalPages as contract, PortalPage } from '#contract/publishing/portal-pages.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import {
  businessCards,
  deliveryTermsIn,
  type Local,
  localBusinesses,
  suppliersTo,
} from '#api/identity/businesses/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { hourly } from '#api/foundation/hourly.ts'
import { industryFor, nodeByKey, type Industry } from '#api/foundation/industries/lookup.ts'
import { incoterms } from '#api/foundation/reference/lookup.ts'
import { currentPortal, fileNamed } from './current.ts'
import { goods, type PortalFile } from './files.ts'
import { properName } from './proper-names.ts'
import { versions } from './versions.ts'

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
    const { file, copy } = await currentPortal(context, params.key)
    return pageOf(context, file, copy, query.lang ?? context.locale)
  },
  async settings(context, { params }) {
    const { copy, changedAt } = await currentPortal(context, params.key)
    const { locale, video, phones, whatsapp } = copy
    return { locale, video, phones, whatsapp, changedAt: changedAt?.toISOString() ?? null }
  },
  preview: (context, { params, query, body }) =>
    pageOf(context, fileNamed(params.key), body, query.lang ?? context.locale),
  ...versions,
}

async function pageOf(context: Context, file: PortalFile, copy: PortalCopy, locale: Locale): Promise<PortalPage> {
  const { terms, supplierIDs, local } = await figuresOf(context, file)
  const cards = await businessCards({ pool: context.pool, locale }, [...supplierIDs, ...(local?.ids ?? [])])
  return {
    ...factsFor(file, copy, locale),
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
}

export function currencyName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(code)!
}

function factsFor({ key, countries, currencies }: PortalFile, copy: PortalCopy, locale: Locale) {
  const { title, lead, industries, exports, ports, fairs } = copy
  return {
    key,
    title: title[locale],
    lead: lead[locale],
    countries,
    industries: industries.flatMap((one) => {
      const node = nodeByKey(one)
      return node?.kind === 'industry' ? [industryFor(node as Industry, locale)] : []
    }),
    exports: {
      goods: exports.goods.flatMap((hs) => (Object.hasOwn(goods, hs) ? [{ hs, name: goods[hs]![locale] }] : [])),
      source: exports.source,
    },
    ports: ports.map((port) => properName(port, locale)),
    fairs: fairs.map(({ name, city }) => ({ name: properName(name, locale), city: properName(city, locale) })),
    currencies: currencies.map((code) => ({ code, name: currencyName(code, locale) })),
  }
}
