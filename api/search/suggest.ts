// Suggestions while typing: companies, products, categories.
import type { search as contract } from '#contract/search.ts'
import { suggestionsMost } from '#contract/constants.ts'
import type { Locale } from '#contract/locales.ts'
import type { Handler } from '#kit/serve.ts'
import { businessCards } from '../businesses/lookup.ts'
import type { Context } from '../context.ts'
import { nodes, type Node } from '../industries/lookup.ts'
import { productCards } from '../products/lookup.ts'
import { fold } from '#search-engine/index.ts'

export const suggest: Handler<(typeof contract)['suggest'], Context> = async (context, { query: { q } }) => {
  const { search, eventLog, locale } = context
  if (q === '') return { businesses: [], products: [], categories: [] }
  await eventLog.catchUp()
  const businessIDs = search.cached.business.suggest(q, suggestionsMost)
  const productIDs = search.cached.product.suggest(q, suggestionsMost)
  const [businesses, products] = await Promise.all([
    businessCards(context, businessIDs),
    productCards(context, productIDs),
  ])
  return {
    businesses: businessIDs.flatMap((id) => {
      const card = businesses.get(id)
      if (!card) return []
      const { companyName, profilePhoto } = card.general
      return [{ businessID: id, key: card.key, companyName, country: card.contactInfo.country, profilePhoto }]
    }),
    products: productIDs.flatMap((id) => {
      const card = products.get(id)
      if (!card) return []
      const { key, name, mainImage, businessProfile } = card
      return [{ productID: id, key, name, companyName: businessProfile.general.companyName, mainImage }]
    }),
    categories: categoriesFor(q, locale),
  }
}

type Entry = { node: Node; words: string[] }
const entriesOf = new Map<Locale, Entry[]>()

function entries(locale: Locale): Entry[] {
  let entry = entriesOf.get(locale)
  if (!entry) {
    entry = nodes.map((node) => ({ node, words: wordsOf(node.name[locale]) }))
    entriesOf.set(locale, entry)
  }
  return entry
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Chinese has no spaces, so a word may begin anywhere. */
function begins(word: string, start: string): boolean {
  return word.startsWith(start) || (/\p{Script=Han}/u.test(start) && word.includes(start))
}

/**
 * Categories whose name has a word beginning with each typed word, in the reader's language; those that begin with
 * it first.
 */
function categoriesFor(q: string, locale: Locale) {
  const typed = wordsOf(q).slice(0, 8)
  if (typed.length === 0) return []
  const matches: { node: Node; rank: number }[] = []
  for (const { node, words } of entries(locale)) {
    if (!typed.every((start) => words.some((word) => begins(word, start)))) continue
    matches.push({ node, rank: (words[0]!.startsWith(typed[0]!) ? 0 : 1000) + words.length })
  }
  matches.sort((one, other) => one.rank - other.rank)
  return matches.slice(0, suggestionsMost).map(({ node }) => ({
    id: node.id,
    name: node.name[locale],
    industry: node.industry.name[locale],
    icon: node.icon,
  }))
}
