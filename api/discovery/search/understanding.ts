// Meaning of a text.
import { LRUCache } from 'lru-cache'
import { type Locale, locales } from '#contract/foundation/locales.ts'
import type { Meaning as Wire } from '#contract/discovery/search.ts'
import type { Asking } from '#api/foundation/context.ts'
import { type Node, nodeByID, nodes } from '#api/foundation/industries/lookup.ts'
import { keptOfLists } from '#api/foundation/list-changes.ts'
import { businessTypeByCode, countryByCode, stateByID } from '#api/foundation/reference/lookup.ts'
import {
  type ChosenDocument,
  fold,
  headsOfName,
  headStem,
  type Kind,
  type Meaning,
  type PhraseDictionary,
  type Question,
  questionFrom,
  type Reading,
  readText,
  type SearchQuery,
  type SearchResult,
  type Thing,
} from '#search-engine/index.ts'

export type Reader = {
  find: (query: SearchQuery) => Promise<SearchResult>
  questionOf?: (text: string, literally?: readonly string[]) => Promise<Question>
  inEnglish?: (text: string) => Promise<Question>
  chosenFor?: (question: string) => readonly ChosenDocument[] | undefined
}

export function readerOf(asking: Asking, kind: 'business' | 'product', language: Locale): Reader {
  return {
    find: (query) => asking.find(kind, query),
    questionOf: (text, literally) => asking.questionOf(text, { language, kind, literally }),
    inEnglish: (text) => asking.questionOf(text, { language: 'en', kind }),
    chosenFor: (question) => asking.chosen?.of(kind, question),
  }
}

const categoriesByWord = keptOfLists(() => {
  const byWord = new Map<string, Set<string>>()
  for (const { id, kind, name } of nodes) {
    if (kind === 'industry') continue
    for (const word of new Set(Object.values(name).flatMap(wordsIn)))
      byWord.set(word, (byWord.get(word) ?? new Set()).add(id))
  }
  return byWord
})

function wordsIn(name: string): string[] {
  return fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/e?s$/, ''))
}

const keptMost = 5000

function kept(find: (texts: readonly string[]) => string[]): (texts: readonly string[]) => string[] {
  const found = keptOfLists(() => new LRUCache<string, string[]>({ max: keptMost }))
  const byList = keptOfLists(() => new WeakMap<readonly string[], string[]>())
  const findKept = (texts: readonly string[]): string[] => {
    const key = texts.join('|')
    const known = found().get(key)
    if (known) return known
    const ids = find(texts)
    found().set(key, ids)
    return ids
  }
  return (texts) => {
    const known = byList().get(texts)
    if (known) return known
    const ids = findKept(texts)
    byList().set(texts, ids)
    return ids
  }
}

const categoriesOf = kept(findCategories)
const categoriesOfTypes = kept(findCategoriesOfTypes)

const categoriesByHead = keptOfLists(() => {
  const byHead = new Map<string, Map<string, Set<Locale>>>()
  for (const { id, kind, name } of nodes) {
    if (kind === 'industry') continue
    for (const language of locales)
      for (const head of headsOfName(name[language], language)) {
        const own = byHead.get(head) ?? new Map<string, Set<Locale>>()
        byHead.set(head, own.set(id, (own.get(id) ?? new Set()).add(language)))
      }
  }
  return byHead
})

/** Two languages must agree: machine nuts and tree nuts share only the English name. */
function findCategoriesOfTypes(types: readonly string[]): string[] {
  const byHead = categoriesByHead()
  const languagesOf = new Map<string, Set<Locale>>()
  const stems = [...new Set(types.map(headStem))]
  for (const stem of stems)
    for (const [id, languages] of byHead.get(stem) ?? [])
      languagesOf.set(id, new Set([...(languagesOf.get(id) ?? []), ...languages]))
  const agreeing = Math.min(2, stems.length)
  return [...languagesOf].flatMap(([id, { size }]) => (size >= agreeing ? [id] : []))
}

const categoriesBeside = kept(findCategoriesBeside)

/** "Flanges" of "Pipes & Fittings" are no pipes. */
function findCategoriesBeside(categories: readonly string[]): string[] {
  return categories.flatMap((id) => {
    const node = nodeByID(id)
    if (node?.kind !== 'category' || !severalThings.test(node.name.en)) return []
    return node.children.flatMap((child) => (categories.includes(child.id) ? [] : [child.id]))
  })
}

const severalThings = /[,/&]|\sand\s/

const industriesOf = kept(findIndustries)

function findIndustries(categories: readonly string[]): string[] {
  const industries = new Set<string>()
  for (const id of categories) {
    const node = nodeByID(id)
    if (node) industries.add(node.industry.id)
  }
  return [...industries]
}

function findCategories(names: readonly string[]): string[] {
  const byWord = categoriesByWord()
  const ids = names.flatMap((name) => {
    const [first, ...others] = wordsIn(name).map((word) => byWord.get(word) ?? new Set<string>())
    const found = [...(first ?? [])].filter((id) => others.every((set) => set.has(id)))
    return others.length === 0 ? found : found.filter((id) => isTogether(id, wordsIn(name)))
  })
  return [...new Set(ids)]
}

/** "Pipes & Fittings" are no pipe fittings, "Steel Pipes & Tubes" are steel tubes. */
function isTogether(id: string, words: readonly string[]): boolean {
  const { name } = nodeByID(id)!
  return locales.some((language) => {
    const parts = name[language].split(/\s*(?:[,/&、，]|\b(?:and|y|e|ed|und)\b|与|和|及)\s*/u).map(wordsIn)
    const shared = parts.flatMap((part) => (language === 'es' || language === 'it' ? part.slice(1) : part.slice(0, -1)))
    return parts.some((part) => words.every((word) => part.includes(word) || shared.includes(word)))
  })
}

type Manner = { phrases: PhraseDictionary; language: Locale; kind?: Kind | undefined }

export function readingOf({ phrases, ...options }: Manner, text: string, literally?: readonly string[]): Reading {
  return readText(phrases, text, { ...options, literally })
}

export function questionOf(reading: Reading, brands: ReadonlySet<string> = new Set()): Question {
  return questionFrom(reading, { brands, categoriesOf, categoriesOfTypes, industriesOf, categoriesBeside })
}

/** A final filler may begin another word. */
export function withoutFiller({ text, parts }: Question): string {
  const fillers = parts.filter(({ kind, end }) => kind === 'filler' && end < text.length)
  const starts = [0, ...fillers.map(({ end }) => end)]
  const kept = starts.map((start, at) => text.slice(start, fillers[at]?.start).trim())
  return kept.filter(Boolean).join(' ')
}

export function meaningsFor(meanings: readonly Meaning[], language: Locale): Wire[] {
  return meanings.flatMap((meaning) => {
    const names = namesOf(meaning, language)
    return names.length === 0 ? [] : [{ ...meaning, name: names.join(' · ') }]
  })
}

function namesOf({ kind, value, text }: Meaning, language: Locale): string[] {
  const values = value.split(',')
  // Regions keep their typed name.
  if (kind === 'place' && values.length > placesNamedMost && values.every((one) => one.length === 2)) return [text]
  const nameOf = (one: string): string | undefined => {
    if (kind === 'role') return businessTypeByCode(one)?.plural[language]
    if (kind === 'category') return nodeByID(one)?.name[language]
    const country = countryByCode(one.slice(0, 2))?.name[language]
    if (one.length === 2) return country
    const place = stateByID(one)?.name[language] ?? text
    return country && `${place}, ${country}`
  }
  return [...new Set(values.flatMap((one) => nameOf(one) ?? []))]
}

const placesNamedMost = 2
const neighborsMost = 8

function around(id: string): Node[] {
  const node = nodeByID(id)
  if (!node || node.kind === 'industry') return []
  const parent = node.kind === 'subCategory' ? node.category! : node.industry
  return [parent, ...parent.children]
}

export function neighborsOf(
  meanings: readonly Meaning[],
  thing: Thing | undefined,
  language: Locale,
  isEmpty: (node: Node) => boolean,
): { id: string; name: string }[] | undefined {
  const named = meanings.flatMap(({ kind, value }) => (kind === 'category' ? value.split(',') : []))
  const related = named.length === 0 && thing ? thing.relatedCategories.slice(0, 2) : []
  const above = [...related.flatMap((id) => nodeByID(id) ?? []), ...[...named, ...related].flatMap(around)]
  const others = [...new Set(above)]
    .filter((node) => !named.includes(node.id) && !isEmpty(node))
    .slice(0, neighborsMost)
  return others.length > 0 ? others.map(({ id, name }) => ({ id, name: name[language] })) : undefined
}

export function emptyCategoryFor(node: Node | undefined, language: Locale, isEmpty: (node: Node) => boolean) {
  if (!node || node.kind === 'industry' || !isEmpty(node)) return undefined
  const above = node.kind === 'subCategory' ? node.category! : node.industry
  const filled = [...above.children, ...node.industry.children].filter((one) => one !== node && !isEmpty(one))
  const beside = [...new Set(filled)].filter((one) => one !== above).slice(0, neighborsMost)
  const nameOf = ({ name }: Node) => name[language]
  return { id: node.id, name: nameOf(node), above: nameOf(above), beside: beside.map(nameOf) }
}
