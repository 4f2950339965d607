// Compiled queries.
import { exactHash } from '../segments/exact-hash.ts'
import type { SearchQuery } from '../documents.ts'
import { boosts } from '../schema.ts'
import type { IndexState } from '../segments/index-state.ts'
import type { CompiledExclusion } from './exclude.ts'
import { fold } from '../text/fold.ts'
import { legalForms } from '../text/company-text.ts'
import { compileChosen } from './chosen.ts'
import { memberWords, partsOf, typeWords } from './query-parts.ts'
import { EXACT_BOOST, type ForcedMatch, UNIT_SCORE } from './scores.ts'
import { type CompiledWishes, facetWishes } from './wishes.ts'

export function membersOf({ lexicon }: IndexState, members: readonly string[]): ForcedMatch[] {
  return memberWords(lexicon, members).map((word) => ({ word, boost: 0 }))
}

export function forcedOf(text: string): ForcedMatch[] {
  const forced: ForcedMatch[] = []
  const hash = exactHash(text)
  if (hash !== undefined) forced.push({ hash, boost: EXACT_BOOST })
  return forced
}

export function compileWishes({ lexicon }: IndexState, { wishes, chosen, concepts = [] }: SearchQuery): CompiledWishes {
  const words = typeWords(lexicon, wishes?.types ?? [])
  const members = memberWords(
    lexicon,
    concepts.flatMap(({ categories = [] }) => categories),
  )
  const places = (wishes?.places ?? []).flatMap((name) => partsOf(name).map(({ text }) => lexicon.words.findText(text)))
  const all: CompiledWishes['bonuses'] = [
    { by: 'type', words, points: boosts.wishedType },
    { by: 'category', words: members, points: boosts.wishedCategory },
    { by: 'place', words: places.filter((word) => word >= 0), points: boosts.wishedPlace },
  ]
  const bonuses = all
    .filter((bonus) => bonus.words.length > 0)
    .map((bonus) => ({ ...bonus, points: Math.round(bonus.points * UNIT_SCORE) }))
  return { bonuses, facets: facetWishes(wishes, lexicon), ...(chosen && { chosen: compileChosen(chosen) }) }
}

export function compileExclusions(
  state: IndexState,
  { text: asked, thing, without = [] }: SearchQuery,
): CompiledExclusion[] {
  const { words } = state.lexicon
  const denials = new Set(without.length > 0 ? denialWords.map((word) => words.findText(word)) : [])
  const known = (text: string): number[] =>
    partsOf(text)
      .map((part) => words.findText(part.text))
      .filter((word) => word >= 0)
  const oneWord = (names: readonly string[]): string[] => names.filter((name) => partsOf(name).length === 1)
  const excluded = without.map(({ text, inNamesOnly, names = [] }) => ({
    denials,
    words: [text, ...oneWord(names)].flatMap(known),
    inNamesOnly,
  }))
  const named = state.kind === 'business' && thing ? fold(thing.text) : ''
  const isPlural = /(?<!\p{L})plcs$/u.test(named)
  const form = isPlural ? 'plc' : named === fold(asked) ? named : ''
  return legalForms.has(form)
    ? [...excluded, { denials, words: known(form), inNamesOnly: false, impactBelow: LEGAL_FORM_IMPACT }]
    : excluded
}

/** A word that stands in a document as a legal form only has less. */
const LEGAL_FORM_IMPACT = 20_500
const denialWords = ['without', 'free', 'less', 'no', 'non', 'zero', 'sin', 'senza', 'ohne', 'sans', 'sem']
