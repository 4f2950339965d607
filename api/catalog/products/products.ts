// Rules of reading products.
import { mainProductDescriptionMost, productListSize, specsOnCardMost } from '#contract/foundation/constants.ts'
import { digitalLinkOf, wholeGtin } from '#contract/catalog/products/gtin.ts'
import type { products as contract } from '#contract/catalog/products/products.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import { businessCards, cardFrom, goneRefusal } from '#api/identity/businesses/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { isUnavailable } from '#api/foundation/last-known.ts'
import { codeOf } from '#api/foundation/printed-code.ts'
import { hasPermission } from '#contract/identity/access.ts'
import { nodeByID } from '#api/foundation/industries/lookup.ts'
import { accessesTo } from '#api/identity/members/lookup.ts'
import { findCatalogue, findUsualSpecs } from './editing-queries.ts'
import { queryOf } from '#search-engine/index.ts'
import { productCards } from './lookup.ts'
import { findByGtin, findOfBusiness, findProduct, findVisible, type PageOfBusiness } from './queries.ts'
import { inReadersLanguage } from './translating.ts'
import { cardOf, ownOf, productOf, versionsOf } from './shape.ts'
import { change, create, duplicate, remove } from './writing.ts'

const nothing = { draft: 0, active: 0, archived: 0, hidden: 0 }
const usual = { products: 400, keys: 24, values: 8 }

/** Editors also see drafts and archived products. */
async function edits(context: Context, businessID: string): Promise<boolean> {
  return hasPermission('editProducts', (await accessesTo(context, [businessID])).get(businessID))
}

type CatalogueSearch = { q: string | undefined; category: string | undefined; skip: number; size: number }

async function searched(context: Context, business: string, { q = '', category, ...page }: CatalogueSearch) {
  const { eventLog, search, locale } = context
  await eventLog.catchUp()
  const asked = queryOf(await search.questionOf(q, { language: locale, kind: 'product' }))
  const filter = { business, ...(category && { category: [category] }) }
  const question = asked.text === '' ? { text: q } : asked
  return search.find('product', { ...question, filter, facets: true, sort: q ? 'relevance' : 'newest', ...page })
}

async function cardsOf(context: Context, { ids, total }: { ids: readonly string[]; total: number }) {
  const cards = await productCards(context, ids)
  return { data: ids.flatMap((id) => cards.get(id) ?? []), total }
}

function listOf({ rows, total }: PageOfBusiness, locale: Locale) {
  return { data: rows.map((row) => cardOf(row, locale)), total }
}

function orPlain(isNarrowed: boolean) {
  return (error: unknown): undefined => {
    if (isNarrowed || !isUnavailable(error)) throw error
  }
}

/** Subcategories are left out. */
function categoriesOf(counts: readonly { value: string; count: number }[], locale: Locale) {
  return counts
    .flatMap(({ value, count }) => {
      const node = nodeByID(value)
      return node?.kind === 'category' ? [{ id: value, name: node.name[locale], count }] : []
    })
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, locale))
}

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async read(context, { params, query }) {
    const row = await findProduct(context.pool, params.id)
    if (!row || (await blockedIds(context, [row.businessID])).size > 0) throw new Refusal('NotFound', 'No such product')
    const isShown = row.status === 'active' || (await edits(context, row.businessID))
    if (row.status === 'draft' && !isShown) throw new Refusal('NotFound', 'No such product')
    if (row.removedAt || !isShown || !row.business)
      throw await goneRefusal(context.db, row.businessID, 'This product has been removed')
    const original = productOf(row, cardFrom(row.business, context.locale), context.locale)
    const product = await inReadersLanguage(context, row, original)
    return query.versions && (await edits(context, row.businessID))
      ? { ...product, versions: versionsOf(row) }
      : product
  },

  async readMany(context, { query: { ids } }) {
    const rows = new Map((await findVisible(context.pool, ids)).map((row) => [row.id, row]))
    const blocked = await blockedIds(context, [...new Set([...rows.values()].map(({ businessID }) => businessID))])
    return ids.flatMap((id) => {
      const row = rows.get(id)
      if (!row?.business || blocked.has(row.businessID)) return []
      return [productOf(row, cardFrom(row.business, context.locale), context.locale)]
    })
  },

  async code(context, { params: { id } }) {
    const card = (await productCards(context, [id])).get(id)
    const row = card && (await findProduct(context.pool, id))
    if (!row || (await blockedIds(context, [row.businessID])).size > 0) throw new Refusal('NotFound', 'No such product')
    const path = row.gtin ? digitalLinkOf(row.gtin) : `/business-product/${[card.key, id].filter(Boolean).join('-')}`
    return codeOf(`${context.pages()}${path}`)
  },

  async byGtin(context, { params: { gtin } }) {
    const ids = await findByGtin(context.pool, wholeGtin(gtin))
    const cards = await productCards(context, ids)
    const shown = ids.flatMap((id) => cards.get(id) ?? [])
    const blocked = await blockedIds(context, [...new Set(shown.map(({ businessID }) => businessID))])
    return shown
      .filter(({ businessID }) => !blocked.has(businessID))
      .map(({ productID, key, name, businessProfile }) => {
        return { productID, key, name, companyName: businessProfile.general.companyName }
      })
  },

  create,
  change,
  duplicate,
  remove,

  async catalogue(context, { query: { bid, q, status, skip, size, limit } }) {
    const found = await findCatalogue(context.pool, bid, {
      q,
      status,
      skip,
      size: size ?? limit ?? productListSize,
      specs: specsOnCardMost,
      description: mainProductDescriptionMost,
      locale: context.locale,
    })
    const card = (await businessCards(context, [bid])).get(bid)
    if (!card) throw new Refusal('Gone', 'This business has been removed')
    return {
      data: found.rows.map((row) => ownOf(row, card, context.locale)),
      total: found.total,
      counts: { ...nothing, ...Object.fromEntries(found.counts.map((each) => [each.status, each.count])) },
      most: found.most,
    }
  },

  specSuggestions: ({ db }, { query: { category } }) => findUsualSpecs(db, category, usual),

  async byBusiness(context, { query: { bid, q, category, facets, skip, size, limit, except } }) {
    const asked = { skip, size: size ?? limit ?? productListSize }
    const [page, blocked] = await Promise.all([
      findOfBusiness(context.pool, bid, { ...asked, except, locale: context.locale }),
      blockedIds(context, [bid]),
    ])
    if (!page || blocked.has(bid)) throw new Refusal('NotFound', 'No such business')
    if (page.removed) throw await goneRefusal(context.db, bid, 'This business has been removed')
    const isNarrowed = Boolean(q || category)
    const found =
      isNarrowed || facets
        ? await searched(context, bid, { ...asked, q, category }).catch(orPlain(isNarrowed))
        : undefined
    const { data, total } = found && isNarrowed ? await cardsOf(context, found) : listOf(page, context.locale)
    return facets
      ? { data, total, categories: categoriesOf(found?.facets?.category ?? [], context.locale) }
      : { data, total }
  },
}
