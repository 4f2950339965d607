// What was asked → a question to the engine: unknown countries refused, category names recognised, pages kept within what there is.
import { searchPageSize } from '#contract/constants.ts'
import type { Locale } from '#contract/locales.ts'
import { Refusal } from '#kit/refusal.ts'
import { nodeByID, pathFor, type Node } from '../industries/lookup.ts'
import { countryByCode } from '../reference/lookup.ts'
import type { Answers } from './answers.ts'
import type { CategoryNames, Filter, Found, Question } from '#search-engine/index.ts'

type Asked = {
  textQuery: string
  skip: number
  size?: number | undefined
  limit?: number | undefined
  country?: string[] | undefined
  facets: boolean
  sort?: 'relevance' | 'newest' | undefined
}
/** What the filter asks, with undefined and empty lists meaning nothing. */
type Wanted = { [K in keyof Filter]: Filter[K] | undefined }

export type Page = Found & { skip: number; size: number; category: Node | undefined }

/**
 * Asks an index. A text that is a category's name asks for the category (where that has anything at all), ordered by the
 * words; a page past the end is the last page. Refuses ValidationError for a country that does not exist.
 */
export async function pageOf(
  answers: Answers,
  names: CategoryNames | undefined,
  asked: Asked,
  wanted: Wanted,
): Promise<Page> {
  for (const code of asked.country ?? []) {
    if (countryByCode(code)) continue
    throw new Refusal('ValidationError', 'Some fields are not valid', {
      fields: { country: `There is no country ${code}` },
    })
  }
  const { textQuery: text, facets, skip, sort } = asked
  const question = {
    text,
    filter: filterOf({ ...wanted, country: asked.country }),
    size: asked.size ?? asked.limit ?? searchPageSize,
    facets,
    sort: sort ?? 'relevance',
  } as const
  const category = nodeNamed(text, names)
  if (category && !narrows(question.filter, category) && (await hasAny(answers, category))) {
    const within = { ...question, filter: { ...question.filter, ...filterBy(category) }, categories: [category.id] }
    return { ...(await ask(answers, within, skip)), category }
  }
  return { ...(await ask(answers, question, skip)), category: undefined }
}

/** Whatever else is asked: or else the counts of one answer would not be those of the next. */
async function hasAny(answers: Answers, category: Node): Promise<boolean> {
  const { total } = await answers.search({ text: '', filter: filterBy(category), skip: 0, size: 1 })
  return total > 0
}

const farAway = 500

async function ask(answers: Answers, question: Omit<Question, 'skip'>, skip: number): Promise<Omit<Page, 'category'>> {
  const { size } = question
  // To bring a far page costs much more than to count: so it is asked for once it is known which one there is.
  const found = await answers.search({ ...question, skip: skip < farAway ? skip : 0 })
  if (found.total === 0) return { ...found, skip: 0, size }
  if (skip < farAway && found.ids.length > 0) return { ...found, skip, size }
  const last = Math.floor((found.total - 1) / size) * size
  const used = skip < found.total ? skip : last
  const { ids } = await answers.search({ ...question, skip: used, facets: false })
  return { ...found, ids, skip: used, size }
}

function filterOf(wanted: Wanted): Filter {
  const entries = Object.entries(wanted).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(entries) as Filter
}

function nodeNamed(text: string, names: CategoryNames | undefined): Node | undefined {
  const ids = text ? names?.recognise(text) : undefined
  return ids?.length === 1 ? nodeByID(ids[0]!) : undefined
}

function filterBy(node: Node): Filter {
  return node.kind === 'industry' ? { industry: [node.id] } : { category: [node.id] }
}

/** Has the reader chosen from the same facet already? Then the words are words. */
function narrows(filter: Filter, node: Node): boolean {
  return node.kind === 'industry' ? filter.industry !== undefined : filter.category !== undefined
}

/** The category as answers carry it. */
export function categoryFor(
  node: Node,
  locale: Locale,
): { id: string; name: string; industryID: string; path: string[] } {
  return { id: node.id, name: node.name[locale], industryID: node.industry.id, path: pathFor(node, locale) }
}
