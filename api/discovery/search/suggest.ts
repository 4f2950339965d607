// Suggestions while typing.
import type { search as contract } from '#contract/discovery/search.ts'
import { suggestionsMost } from '#contract/foundation/constants.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Handler } from '#kit/serve.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { categoryCounts, nodeByID, nodes, type Node } from '#api/foundation/industries/lookup.ts'
import { keptOfLists } from '#api/foundation/list-changes.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { fold, type Question } from '#search-engine/index.ts'
import { withoutFiller } from './understanding.ts'

export const suggest: Handler<(typeof contract)['suggest'], Context> = async (context, { query: { q } }) => {
  const { search, eventLog, locale } = context
  if (q === '') return { businesses: [], products: [], categories: [] }
  await eventLog.catchUp()
  const whole = await search.questionOf(q, { language: locale })
  const typed = withoutFiller(whole)
  const question = typed === q ? whole : await search.questionOf(typed, { language: locale })
  const [businessIDs, productIDs, { isEmpty }] = await Promise.all([
    search.suggest('business', typed, suggestionsMost),
    search.suggest('product', typed, suggestionsMost),
    categoryCounts(context),
  ])
  const [businesses, products] = await Promise.all([
    businessCards(context, businessIDs),
    productCards(context, productIDs),
  ])
  return {
    businesses: businessIDs.flatMap((id) => {
      const card = businesses.get(id)
      if (!card) return []
      const { key, presence, general, contactInfo } = card
      const { companyName, profilePhoto } = general
      return [{ businessID: id, key, companyName, country: contactInfo.country, profilePhoto, presence }]
    }),
    products: productIDs.flatMap((id) => {
      const card = products.get(id)
      if (!card) return []
      const { key, name, secondTitle, mainImage, businessProfile } = card
      const { general, presence } = businessProfile
      const { companyName } = general
      return [{ productID: id, key, name, ...(secondTitle && { secondTitle }), companyName, presence, mainImage }]
    }),
    categories: categoriesFor(question, locale, isEmpty),
  }
}

type Entry = { node: Node; words: string[] }
const entriesOf = keptOfLists(() => new Map<Locale, Entry[]>())

function entries(locale: Locale): Entry[] {
  let entry = entriesOf().get(locale)
  if (!entry) {
    entry = nodes.map((node) => ({ node, words: wordsOf(node.name[locale]) }))
    entriesOf().set(locale, entry)
  }
  return entry
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Chinese has no spaces: words begin anywhere. */
function begins(word: string, start: string): boolean {
  return word.startsWith(start) || (/\p{Script=Han}/u.test(start) && word.includes(start))
}

/** Damerau distance 1 to a prefix; short ones allow none. */
function almostBegins(word: string, start: string): boolean {
  if (start.length < slipFrom) return false
  let same = 0
  while (same < start.length && word[same] === start[same]) same++
  const rest = start.slice(same + 1)
  const swapped = start[same] === word[same + 1] && start[same + 1] === word[same]
  return (
    word.startsWith(rest, same) ||
    word.startsWith(rest, same + 1) ||
    word.startsWith(start.slice(same), same + 1) ||
    (swapped && word.startsWith(start.slice(same + 2), same + 2))
  )
}

const slipFrom = 4

/** Every word must match; whole names, then prefixes first. */
function named(typed: string[], locale: Locale, isStart: (word: string, start: string) => boolean): Node[] {
  const matches: { node: Node; rank: number }[] = []
  for (const { node, words } of entries(locale)) {
    if (!typed.every((start) => words.some((word) => isStart(word, start)))) continue
    const isWhole = words.length === typed.length && words.every((word, at) => word === typed[at])
    matches.push({ node, rank: isWhole ? 0 : (words[0]!.startsWith(typed[0]!) ? 0 : 1000) + words.length })
  }
  return matches.sort((one, other) => one.rank - other.rank).map(({ node }) => node)
}

function meant({ meanings, thing }: Question): Node[] {
  const named = meanings.flatMap(({ kind, value }) => (kind === 'category' ? value.split(',') : []))
  return [...named, ...(thing?.categories ?? []), ...(thing?.relatedCategories ?? [])].flatMap(
    (id) => nodeByID(id) ?? [],
  )
}

export function categoriesFor(question: Question, locale: Locale, isEmpty: (node: Node) => boolean) {
  const typed = wordsOf(question.text).slice(0, 8)
  if (typed.length === 0) return []
  const found = [...named(typed, locale, begins), ...meant(question)]
  const all = found.length > 0 ? found : named(typed, locale, almostBegins)
  const filled = [...new Set(all)].filter((node) => !isEmpty(node))
  return filled.slice(0, suggestionsMost).map((node) => ({
    id: node.id,
    name: node.name[locale],
    industry: node.industry.name[locale],
    icon: node.icon,
  }))
}
