// Rules of search: input → ids → cards → response.
import type { Seal } from '#contract/discovery/reach.ts'
import type { search as contract } from '#contract/discovery/search.ts'
import { portalByKey } from '#contract/foundation/portals.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { keptText } from '#api/foundation/figures/lookup.ts'
import { categoryCounts, nodeByID } from '#api/foundation/industries/lookup.ts'
import { userCards } from '#api/identity/people/lookup.ts'
import { businessesWithProducts, productCards } from '#api/catalog/products/lookup.ts'
import { examplesIn } from './examples.ts'
import { facetsFor } from './facets.ts'
import {
  type CallInput,
  categoryFor,
  filterOfBusinesses,
  filterOfProducts,
  findPage,
  type Page,
} from './result-page.ts'
import { reasonsFor, withReasons } from './reasons.ts'
import { similarAnswering } from './similar.ts'
import { withBusinessFacts, withProductFacts } from './hits/facts.ts'
import { suggest } from './suggest.ts'
import { emptyCategoryFor, meaningsFor, neighborsOf, readerOf } from './understanding.ts'
import { waysOn } from './ways-on.ts'

const productsOnHit = 2

async function answerBusinesses(context: Context, body: CallInput<'business'>) {
  const filter = filterOfBusinesses(body)
  const page = await findPage(readerOf(context.search, 'business', context.locale), body, filter)
  const nothing = await waysOn(context, 'business', page, body)
  const cards = withReasons(await businessesWithProducts(context, page.ids, productsOnHit), reasonsFor(context, page))
  const hits = cardsInOrder(page.ids, cards)
  const data = body.facts ? await withBusinessFacts(context, hits) : hits
  return { ...(await responseFor(context, page, data, filter.category)), ...nothing }
}

async function answerProducts(context: Context, body: CallInput<'product'>) {
  const filter = filterOfProducts(body)
  const page = await findPage(readerOf(context.search, 'product', context.locale), body, filter)
  const found = withReasons(await productCards(context, page.ids), reasonsFor(context, page))
  const hits = cardsInOrder(page.ids, found)
  const cards = body.facts ? await withProductFacts(context, hits) : hits
  const keys = [...(body.specs ?? []), ...(body.ranges ?? [])].map(({ key }) => key)
  return {
    ...(await responseFor(context, page, cards, filter.category, keys)),
    ...(await waysOn(context, 'product', page, body)),
  }
}

async function cachedAnswer<A extends { data: { businessID: string }[]; size: number }>(
  context: Context,
  key: string,
  make: () => Promise<A>,
): Promise<A> {
  await context.eventLog.catchUp()
  const answer = await context.search.answers.get(`${context.locale} ${key}`, make)
  const blocked = await blockedIds(context, [...new Set(answer.data.map(({ businessID }) => businessID))])
  if (blocked.size === 0) return answer
  return { ...answer, data: answer.data.filter(({ businessID }) => !blocked.has(businessID)) }
}

type SearchCount = { textQuery: string; skip: number; portal?: string | undefined }
type Answer = { total: number; corrected?: string }

/** Counts portal searches once: only with words, only the first page. */
function counted<A extends Answer>(
  { figures, locale }: Context,
  kind: 'business' | 'product' | 'user',
  { textQuery: text, skip, portal }: SearchCount,
  answer: A,
): A {
  if (portal && portalByKey(portal) && text !== '' && skip === 0)
    figures.countSearch({ portal, locale, text, kind, total: answer.total, corrected: answer.corrected })
  return answer
}

async function sealed<A extends Answer & { skip: number }>(
  { sightings }: Context,
  kind: 'business' | 'product',
  { textQuery }: { textQuery: string },
  answer: A,
  ids: readonly string[],
): Promise<A & { seal?: Seal }> {
  if (ids.length === 0) return answer
  const words = keptText(answer.corrected ?? textQuery) ?? ''
  return { ...answer, seal: await sightings.seal(words, kind, answer.skip, ids) }
}

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async business(context, { body: { portal, ...body } }) {
    const key = `business ${JSON.stringify(body)}`
    const answer = await cachedAnswer(context, key, () => answerBusinesses(context, body))
    const ids = answer.data.map(({ businessID }) => businessID)
    return sealed(context, 'business', body, counted(context, 'business', { ...body, portal }, answer), ids)
  },

  async product(context, { body: { portal, ...body } }) {
    const key = `product ${JSON.stringify(body)}`
    const answer = await cachedAnswer(context, key, () => answerProducts(context, body))
    const ids = answer.data.map(({ productID }) => productID)
    return sealed(context, 'product', body, counted(context, 'product', { ...body, portal }, answer), ids)
  },

  async user(context, { body }) {
    await context.eventLog.catchUp()
    const page = await findPage({ find: (query) => context.search.find('people', query) }, body)
    const [cards, blocked] = await Promise.all([userCards(context, page.ids), blockedIds(context, page.ids)])
    const answer = await responseFor(context, page, cardsInOrder(page.ids, cards, blocked), [])
    return counted(context, 'user', body, answer)
  },

  suggest,
  similarAnswering,

  examples: (context, { query }) => examplesIn(context, query.lang ?? context.locale),
}

function cardsInOrder<Card>(ids: readonly string[], cards: Map<string, Card>, blocked?: Set<string>): Card[] {
  return ids.flatMap((id) => (blocked?.has(id) ? [] : (cards.get(id) ?? [])))
}

async function responseFor<Card>(
  context: Context,
  page: Page,
  data: Card[],
  categories: string[] | undefined,
  specKeys: string[] = [],
) {
  const { locale } = context
  const { skip, size, category, corrected, near, meanings, fitting, mentions, thing } = page
  const understood = meaningsFor(meanings, locale)
  const { isEmpty } = await categoryCounts(context)
  const chosen = categories?.length === 1 ? nodeByID(categories[0]!) : undefined
  const emptyCategory = emptyCategoryFor(category ?? chosen, locale, isEmpty)
  // A relaxed match has only some words of the category's name.
  const { total, facets, relaxed } = emptyCategory && page.relaxed && !page.strict ? { total: 0 } : page
  const neighbors = total === 0 ? neighborsOf(meanings, thing, locale, isEmpty) : undefined
  return {
    data: total === 0 ? [] : data,
    total,
    totalIsExact: true,
    skip,
    size,
    ...(facets && { facets: facetsFor(facets, category ? [category.id] : (categories ?? []), locale, specKeys) }),
    ...(category && { category: categoryFor(category, locale) }),
    ...(understood.length > 0 && { understood }),
    ...(fitting !== undefined && { fitting }),
    ...(thing && { thing: thing.text }),
    ...(mentions && { mentions }),
    ...(corrected && { corrected }),
    ...(near && { near }),
    ...(neighbors && { neighbors }),
    ...(emptyCategory && { emptyCategory }),
    ...(relaxed && { relaxed: true }),
  }
}
