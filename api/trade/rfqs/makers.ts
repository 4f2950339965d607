// Makers of a thing: whole meaning, never single words.
import { type Filter, fold, isOfType, queryOf, type SearchQuery } from '#search-engine/index.ts'
import type { Context } from '#api/foundation/context.ts'
import { nodeByID } from '#api/foundation/industries/lookup.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import { productCards } from '#api/catalog/products/lookup.ts'

type Searching = Pick<Context, 'search' | 'pool' | 'locale'>

export type Thing = {
  /** The thing's words, corrected. */
  text: string
  query: Pick<SearchQuery, 'text' | 'concepts' | 'wishes' | 'name'>
  types: string[]
  /** Names in any language, folded. */
  names: string[]
  categories: string[]
  countries: string[]
}
/** `products`: those that are the thing; 0 where only the profile names it. */
export type Maker = { businessID: string; products: number }

const allWords = 2
const hitsMost = 400
const pagesMost = 3
const wanted = 20
const countedMost = 100

export async function thingOf({ search, locale }: Searching, words: string): Promise<Thing | undefined> {
  const question = await search.questionOf(withoutAmounts(words), { language: locale, kind: 'product' })
  const { meanings } = question
  const { text, concepts: given, wishes } = queryOf(question)
  // Roles or places alone name nothing.
  if (text === '' || meanings.some((meaning) => meaning.kind !== 'category' && meaning.text === text)) return undefined
  const types = wishes.types ?? []
  const isWhole = ({ text: part }: { text: string }) => isOfType(part, types) || isSame(part, text)
  const things = given.filter(isWhole)
  const equivalentsOf = ({ equivalents }: { equivalents: string[] }) =>
    equivalents.filter((name) => isNarrow(name, text, types))
  const names = [text, ...things.flatMap(equivalentsOf)]
  const meant = things.flatMap(({ categories = [] }) => categories)
  const categories = meant.filter((id) => namesOf(id).some((name) => names.some((one) => isSame(one, name))))
  // Wider categories or names would replace words of the thing.
  const concepts = given.map(({ categories: all, ...concept }) => ({
    ...concept,
    equivalents: isWhole(concept) ? equivalentsOf(concept) : concept.equivalents,
    ...(all && { categories: all.filter((id) => categories.includes(id)) }),
  }))
  return {
    text,
    query: { text, wishes, concepts, ...(text !== words && { name: words }) },
    types,
    names: names.map(fold),
    categories,
    countries: wishes.country ?? [],
  }
}

const amount =
  /(?<![\p{L}\d])(?:DN|PN|M)?\s?\d[\d.,/x×]*\s?(?:kW|W|V|A|mm|cm|m|kg|t|bar|l\/min|l|inch|in|"|%)?(?![\p{L}\d])/giu

/** Makers vary sizes; features follow a comma. */
function withoutAmounts(words: string): string {
  const [first = ''] = words.split(/[,;，；]/)
  const rest = (/\p{L}{2}/u.test(first) ? first : words).replace(amount, ' ').replace(/\s+/g, ' ').trim()
  return /\p{L}/u.test(rest) ? rest : words
}

/** `inverter` is wider than `frequency inverter`, `forklift` not than `forklift truck`. */
function isNarrow(name: string, text: string, types: readonly string[]): boolean {
  if (/\p{Script=Han}/u.test(name + text) || !text.includes(' ') || name.includes(' '))
    return name.length > 4 || /[^\x20-\x7f]/.test(name)
  return stemmed(text).split(' ').includes(stemmed(name)) && !isOfType(name, types.slice(0, 1))
}

function namesOf(categoryID: string): string[] {
  return Object.values(nodeByID(categoryID)?.name ?? {})
}

/** Number, gender and case aside. */
function isSame(one: string, other: string): boolean {
  return stemmed(one) === stemmed(other)
}

function stemmed(text: string): string {
  return fold(text)
    .replace(/[aeios]+(?= |$)/g, '')
    .trim()
}

/** Best first; `run`: among answering companies. */
export async function makersOf(context: Searching, thing: Thing, run: boolean): Promise<Maker[]> {
  const [offering, named] = await Promise.all([offeringOf(context, thing, run), namedBy(context, thing, run)])
  const others = named.filter((id) => !offering.includes(id))
  const makers = [...offering.map((id) => ({ id, offers: true })), ...others.map((id) => ({ id, offers: false }))]
  return Promise.all(
    makers.slice(0, wanted).map(async ({ id, offers }) => ({
      businessID: id,
      products: offers ? await countOffered(context, thing, id) : 0,
    })),
  )
}

async function hitsOf(
  { search }: Searching,
  kind: 'business' | 'product',
  { query }: Thing,
  filter: Filter,
  page: { skip: number; size: number },
): Promise<string[]> {
  const { ids, scores, relaxed } = await search.find(kind, { ...query, filter, ...page, facets: false })
  return relaxed ? ids.filter((_, at) => scores[at]! >= allWords) : ids
}

async function offeringOf(context: Searching, thing: Thing, run: boolean): Promise<string[]> {
  const makers = new Set<string>()
  for (let page = 0; page < pagesMost && makers.size < wanted; page++) {
    const ids = await hitsOf(context, 'product', thing, { run }, { skip: page * hitsMost, size: hitsMost })
    const cards = await productCards(context, ids)
    for (const id of ids) {
      const card = cards.get(id)
      if (card && isThing(card, thing)) makers.add(card.businessID)
    }
    if (ids.length < hitsMost) break
  }
  return [...makers]
}

async function countOffered(context: Searching, thing: Thing, business: string): Promise<number> {
  const ids = await hitsOf(context, 'product', thing, { business }, { skip: 0, size: countedMost })
  const cards = await productCards(context, ids)
  return [...cards.values()].filter((card) => isThing(card, thing)).length
}

type Card = { name: string; category: { id: string } | null; subCategory: { id: string } | null }

function isThing({ name, category, subCategory }: Card, { types, categories }: Thing): boolean {
  if (isOfType(withoutAmounts(name), types)) return true
  return [category, subCategory].some((node) => node && categories.includes(node.id))
}

/** Companies whose name or profile offers the thing. */
async function namedBy(context: Searching, thing: Thing, run: boolean): Promise<string[]> {
  const ids = await hitsOf(context, 'business', thing, { run }, { skip: 0, size: hitsMost / 4 })
  const cards = await businessCards(context, ids)
  return ids.filter((id) => {
    const general = cards.get(id)?.general
    return general !== undefined && offers(`${general.companyName}. ${general.shortDescription}`, thing)
  })
}

const endOfOffer = /^(?:$|qq |and |or |y |e |for |in |with |under |product |ser |solution |worldw|globally )/
const notOffered = /[ _](?:(?:for|used in|t|para|per) (?:(?!qq )[^ ]+ ){0,3}|interest )$/

/** `forklift batteries`, batteries `for forklifts` and `interest-bearing` offer neither forklifts nor bearings. */
function offers(text: string, { names }: Thing): boolean {
  return text.split(/[.;。；]\s*/).some((sentence) => {
    const said = ` ${stemmed(sentence.replace(/[,:()/]/g, ' qq ').replace(/-(?=\p{L})/gu, '_'))} `.replace(/ +/g, ' ')
    return names.some((name) => {
      if (/\p{Script=Han}/u.test(name)) return said.includes(name)
      const word = ` ${stemmed(name)} `
      for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1))
        if (endOfOffer.test(said.slice(at + word.length)) && !notOffered.test(said.slice(0, at + 1))) return true
      return false
    })
  })
}

export async function makersIn(context: Searching, categoryID: string, run: boolean): Promise<Maker[]> {
  const { search } = context
  const query = { text: '', skip: 0, facets: false } as const
  const [offered, listed] = await Promise.all([
    search.find('product', { ...query, size: hitsMost, filter: { category: [categoryID], run } }),
    search.find('business', { ...query, size: hitsMost / 4, filter: { category: [categoryID], run } }),
  ])
  const cards = await productCards(context, offered.ids)
  const counts = new Map<string, number>()
  for (const { businessID } of cards.values()) counts.set(businessID, (counts.get(businessID) ?? 0) + 1)
  for (const id of listed.ids) if (!counts.has(id)) counts.set(id, 0)
  return [...counts].map(([businessID, products]) => ({ businessID, products })).slice(0, wanted * 2)
}
