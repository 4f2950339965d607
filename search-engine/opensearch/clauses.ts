// Plans as clauses.
import { evidenceKinds, type Filter } from '../documents.ts'
import type { CompiledExclusion } from '../query/exclude.ts'
import type { Alternative, Slot } from '../query/query-plan.ts'
import { EXACT_BOOST, FIT_BOOST, type ForcedMatch } from '../query/scores.ts'
import { type CompiledWishes, PARTIAL_FIT } from '../query/wishes.ts'
import { boosts } from '../schema.ts'
import type { WordDictionary } from '../segments/word-dictionary.ts'
import type { Wishes } from '../documents.ts'
import type { Clause } from './send.ts'
import { SPEC_MARK } from './stored.ts'

export const none: Clause = { match_none: {} }
export const all: Clause = { match_all: {} }
export const allOf = (filter: readonly Clause[]): Clause => (filter.length === 1 ? filter[0]! : { bool: { filter } })
export const anyOf = (should: readonly Clause[]): Clause =>
  should.length === 1 ? should[0]! : should.length === 0 ? none : { bool: { should, minimum_should_match: 1 } }
export const not = (...mustNot: Clause[]): Clause => ({ bool: { must_not: mustNot } })
export const points = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } })

/** Least share of an impact. */
const FAINT = 16_990

export type SlotTexts = { words: WordDictionary; open: ReadonlySet<string> }

const weightOf = (slot: Slot, boost: number): number => Math.max(1, Math.round(slot.weight * boost))

function prefixOf(slot: Slot, open: ReadonlySet<string>): string | undefined {
  return slot.alternatives.some(({ boost }) => boost === boosts.prefix)
    ? [...open].find((prefix) => slot.text.startsWith(prefix) || prefix.startsWith(slot.text))
    : undefined
}

/** A slot counts its best alternative. */
export function scoredSlot(slot: Slot, { words, open }: SlotTexts): Clause {
  const queries = slot.alternatives.map(({ word, also = [], boost }): Clause => {
    const every = [word, ...also]
    const must = every.map((one) => ({
      term: { words: { value: words.text(one), boost: weightOf(slot, boost) / every.length } },
    }))
    return must.length === 1 ? must[0]! : { bool: { must } }
  })
  const prefix = prefixOf(slot, open)
  if (prefix !== undefined) queries.push(points({ prefix: { words: prefix } }, weightOf(slot, boosts.prefix) * FAINT))
  return queries.length === 0 ? none : { dis_max: { queries, tie_breaker: 0 } }
}

export function matchedSlot(slot: Slot, { words, open }: SlotTexts): Clause {
  const isSingle = ({ also }: Alternative): boolean => also === undefined
  const term = (word: number): Clause => ({ term: { words: words.text(word) } })
  const single = slot.alternatives.filter(isSingle).map(({ word }) => words.text(word))
  const joined = slot.alternatives.filter((one) => !isSingle(one))
  const prefix = prefixOf(slot, open)
  return anyOf([
    ...(single.length > 0 ? [{ terms: { words: single } }] : []),
    ...joined.map(({ word, also = [] }) => allOf([word, ...also].map(term))),
    ...(prefix === undefined ? [] : [{ prefix: { words: prefix } }]),
  ])
}

export function forcedClause({ word, hash }: ForcedMatch, words: WordDictionary): Clause {
  return word === undefined ? { term: { exact: String(hash) } } : { term: { words: words.text(word) } }
}

export const isExact = ({ boost }: ForcedMatch): boolean => boost === EXACT_BOOST

export function fitting(wishes: Wishes | undefined): Clause[] {
  return (['businessType', 'country'] as const).flatMap((field) => {
    const values = wishes?.[field]
    return values?.length ? [{ terms: { [field]: values } }] : []
  })
}

export function bonusPoints(
  { bonuses, chosen = [] }: CompiledWishes,
  wishes: Wishes | undefined,
  words: WordDictionary,
): Clause[] {
  const best = bonuses.map((bonus): Clause => ({
    dis_max: {
      queries: bonus.words.map((word) => ({
        term: { words: { value: words.text(word), boost: bonus.points / 65_535 } },
      })),
    },
  }))
  const fits = fitting(wishes)
  const partial =
    fits.length < 2
      ? []
      : fits.map((fit, at) => points({ bool: { filter: [fit], must_not: [fits[1 - at]!] } }, PARTIAL_FIT))
  const raised = chosen.filter((one) => one.points > 0).map((one) => points({ ids: { values: [one.id] } }, one.points))
  return [...best, ...partial, ...raised]
}

export function fitTier(wishes: Wishes | undefined): Clause[] {
  const fits = fitting(wishes)
  return fits.length === 0 ? [] : [points(allOf(fits), FIT_BOOST)]
}

function withImpact(word: string, least: number): Clause {
  const query = { term: { words: { value: word, boost: 1 } } }
  return { function_score: { query, functions: [], min_score: least } }
}

export function excluded(exclusions: readonly CompiledExclusion[], words: WordDictionary): Clause[] {
  return exclusions.flatMap(({ words: own, inNamesOnly, denials, impactBelow = Infinity }): Clause[] => {
    const texts = own.map((word) => words.text(word))
    if (texts.length === 0) return []
    const denied = [...denials].map((word) => words.text(word))
    const claimed = { bool: { filter: [{ terms: { names: texts } }], must_not: [{ terms: { names: denied } }] } }
    if (inNamesOnly) return [claimed]
    if (impactBelow === Infinity) return [{ terms: { words: texts } }]
    const faint = texts.map((word): Clause => ({
      bool: { filter: [{ term: { words: word } }], must_not: [withImpact(word, impactBelow)] },
    }))
    return [...faint, claimed]
  })
}

export type Test = { field: string; clause: Clause }
export const specField = (key: string): string => `spec ${key}`
const SPECS_MOST = 8

export function testsOf(filter: Filter = {}, inRange: ReadonlyMap<string, readonly string[]>): Test[] {
  const tests: Test[] = []
  for (const field of ['businessType', 'country', 'industry', 'category', 'brand'] as const)
    if (filter[field]?.length) tests.push({ field, clause: { terms: { [field]: filter[field] } } })
  for (const field of ['verified', 'run'] as const)
    if (filter[field] !== undefined) tests.push({ field, clause: { term: { [field]: filter[field] } } })
  if (filter.replies) tests.push({ field: 'replies', clause: { term: { replies: filter.replies } } })
  const evidence = filter.evidence?.filter((kind) => evidenceKinds.includes(kind)) ?? []
  if (filter.evidence?.length) tests.push({ field: 'evidence', clause: { terms: { evidence } } })
  if (filter.business !== undefined) tests.push({ field: 'business', clause: { term: { owner: filter.business } } })
  if (filter.except?.length) tests.push({ field: 'id', clause: not({ ids: { values: filter.except } }) })
  if (filter.among) {
    const { ids, owners } = filter.among
    tests.push({ field: 'among', clause: anyOf([{ ids: { values: ids } }, { terms: { owner: owners } }]) })
  }
  for (const { key, values } of askedSpecs(filter)) {
    const own = key.trim()
    const wanted = [...values.map((value) => value.trim()), ...(inRange.get(own) ?? [])]
    tests.push({ field: specField(own), clause: { terms: { specs: wanted.map((value) => own + SPEC_MARK + value) } } })
  }
  return tests
}

export function askedSpecs({ specs = [] }: Filter): NonNullable<Filter['specs']> {
  return specs.filter(({ values, ranges = [] }) => values.length + ranges.length > 0).slice(0, SPECS_MOST)
}

export function passing(tests: readonly Test[], without?: string): Clause[] {
  return tests.flatMap(({ field, clause }) => (field === without ? [] : [clause]))
}
