// Matches apart from mentions: documents of a type or category.
import { u16, i32, u8 } from '../segments/arrays.ts'
import type { SearchQuery } from '../documents.ts'
import { qualifierWords } from '../schema.ts'
import { stopWords } from '../text/stop-words.ts'
import type { Lexicon } from '../segments/lexicon.ts'
import { membershipWord, typeWord } from '../segments/lexicon.ts'
import type { SegmentReader } from '../segments/segment-reader.ts'
import { matches } from './match-buffers.ts'
import { partsOf } from './query-parts.ts'
import { EXACT_BOOST } from './scores.ts'

const isThing = u8(65536)
const otherDocs = u16(65536)
const otherScores = i32(65536)
/** Least impact of a type in a name; the type of what it fits has less. */
export const OWN_TYPE = 60_000

export function typeWords({ words }: Lexicon, types: readonly string[]): number[] {
  return types.flatMap((type) => {
    const [part] = partsOf(type)
    const word = part ? words.findText(typeWord(part.text)) : -1
    return word < 0 ? [] : [word]
  })
}

export function memberWords({ words }: Lexicon, categories: readonly string[]): number[] {
  return categories.map((id) => words.findText(membershipWord(id))).filter((word) => word >= 0)
}

export type CompiledThing = {
  words: number[]
  members: number[]
  bits: Map<number, number>
  names: number[]
  bindingWords: ReadonlySet<number>
  isLong: boolean
  qualifiers: ReadonlySet<number>
}

const BITS_MOST = 30

export function compileThing(lexicon: Lexicon, query: SearchQuery): CompiledThing | undefined {
  const { thing, wishes, concepts = [] } = query
  if (!thing) return undefined
  const bits = new Map<number, number>()
  const phrases = [thing.text, ...thing.otherThings]
  const equivalents = concepts.flatMap((concept) => (phrases.includes(concept.text) ? concept.equivalents : []))
  const names = [...phrases, ...equivalents].flatMap((name) => {
    let mask = 0
    for (const { text } of partsOf(name)) {
      const word = stopWords.has(text) ? undefined : lexicon.words.findText(text)
      if (word === undefined) continue
      if (word < 0 || (!bits.has(word) && bits.size >= BITS_MOST)) return []
      if (!bits.has(word)) bits.set(word, 1 << bits.size)
      mask |= bits.get(word)!
    }
    return mask === 0 ? [] : [mask]
  })
  const found = (words: readonly string[]): Set<number> =>
    new Set(words.map((word) => lexicon.words.findText(word)).filter((word) => word >= 0))
  return {
    members: memberWords(lexicon, [...thing.categories, ...thing.relatedCategories]),
    words: typeWords(lexicon, wishes?.types ?? []),
    bits,
    isLong: partsOf(thing.text).length > 1,
    names,
    bindingWords: found(thing.bindingWords),
    qualifiers: found(qualifierWords),
  }
}

export function thingsFirst(segment: SegmentReader, thing: CompiledThing, isStrict: boolean): number {
  const { docs, scores, count } = matches
  if (count === 0) return 0
  isThing.fill(0, 0, segment.columns.count)
  segment.begin()
  mark(segment, thing.words, OWN_TYPE)
  mark(segment, thing.members, 0)
  let things = 0
  let others = 0
  for (let i = 0; i < count; i++) {
    const doc = docs[i]!
    if (scores[i]! >= EXACT_BOOST || isMeant(segment, doc, thing, isStrict)) {
      docs[things] = doc
      scores[things++] = scores[i]!
    } else {
      otherDocs[others] = doc
      otherScores[others++] = scores[i]!
    }
  }
  docs.set(otherDocs.subarray(0, others), things)
  scores.set(otherScores.subarray(0, others), things)
  return things
}

function mark(segment: SegmentReader, words: readonly number[], leastImpact: number): void {
  for (const word of words) {
    const from = segment.open(word)
    if (from < 0) continue
    for (let p = from; p < segment.end; p++) if (segment.impacts[p]! >= leastImpact) isThing[segment.docs[p]!] = 1
  }
}

function isMeant({ columns }: SegmentReader, doc: number, thing: CompiledThing, isStrict: boolean): boolean {
  const state = isThing[doc]!
  if (state !== 0 && thing.bindingWords.size === 0) return true
  const { names, nameStarts } = columns
  let mask = 0
  for (let at = nameStarts[doc]!, end = nameStarts[doc + 1]!; at < end; at++) {
    const word = names[at]!
    if (thing.bindingWords.has(word)) return false
    if (thing.qualifiers.has(word)) break
    mask |= thing.bits.get(word) ?? 0
  }
  if (!isStrict) return true
  return state !== 0 || thing.names.some((name) => (mask & name) === name)
}
