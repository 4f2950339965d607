// Matches apart from mentions.
import { u16, i32, u8 } from '../segments/arrays.ts'
import type { SearchQuery } from '../documents.ts'
import { fieldBits, type Kind, limits, qualifierWords } from '../schema.ts'
import { isWide } from '../understanding/bound-heads.ts'
import { wideTrades } from '../text/company-text.ts'
import { stopWords } from '../text/stop-words.ts'
import type { Lexicon } from '../segments/lexicon.ts'
import type { Columns } from '../segments/columns.ts'
import { isDeleted, type SegmentReader } from '../segments/segment-reader.ts'
import { isListedMention, isSaidBy, markSaid } from './company-things.ts'
import { applyTests, type CompiledFilter, failed } from './filter.ts'
import { matches } from './match-buffers.ts'
import { memberWords, partsOf, typeWords } from './query-parts.ts'
import { EXACT_BOOST, isFitting, STRICT_BOOST } from './scores.ts'

const isThing = u8(65536)
const otherDocs = u16(65536)
const otherScores = i32(65536)
export const OWN_TYPE = 60_000

/** `named` adds mentions by name or place, `loose` those of kind or industry. */
export type Level = 'strict' | 'named' | 'loose'

export const noMatches = { things: 0, fitting: 0, mentions: 0, isExact: false }
export type MatchCounts = typeof noMatches

export function hasFew({ mentions, things }: MatchCounts, few: number = limits.fewThings): boolean {
  return mentions > 0 && things < few
}

export function addMatches(counts: MatchCounts, scope: CompiledFilter, segment: SegmentReader, things: number): void {
  const { docs, scores, count } = matches
  applyTests(scope, segment, docs, count)
  for (let i = 0; i < count; i++) {
    if (failed[i] !== 0 || isDeleted(segment, docs[i]!)) continue
    counts[i < things ? 'things' : 'mentions']++
    if (i < things && isFitting(scores[i]!)) counts.fitting++
    if (scores[i]! >= EXACT_BOOST) counts.isExact = true
  }
}

export function nextLevel(
  { isOfCompanies, hasPlace }: CompiledThing,
  matched: MatchCounts,
  full: MatchCounts,
): Level | undefined {
  if (matched.things === 0) return undefined
  if (hasFew(matched) || hasFew(full)) return 'loose'
  if (isOfCompanies) return hasPlace && matched.fitting < limits.fewThings ? 'named' : undefined
  return hasFew(full, limits.someThings) ? 'named' : undefined
}

export type CompiledThing = {
  words: number[]
  members: number[]
  others: number[]
  kinds: number[]
  isFiled: boolean
  isAnywhere: boolean
  isBound: boolean
  isWide: boolean
  industries: Uint8Array
  bits: Map<number, number>
  names: number[]
  typedBits: number
  elsewhereBits: number
  bindingWords: ReadonlySet<number>
  isLong: boolean
  isLongText: boolean
  heads: ReadonlySet<number>
  accessories: ReadonlySet<number>
  qualifiers: ReadonlySet<number>
  joints: ReadonlySet<number>
  wordText: (word: number) => string
  isOfCompanies: boolean
  isBoundBy: boolean
  hasPlace: boolean
}

const joints = ['and', 'y', 'e', 'et', 'und', 'con', 'mit', 'avec', 'com']
const BITS_MOST = 30

export function compileThing(lexicon: Lexicon, kind: Kind, query: SearchQuery): CompiledThing | undefined {
  const { thing, wishes, concepts = [] } = query
  if (!thing) return undefined
  const bits = new Map<number, number>()
  const others = concepts.flatMap(({ text, equivalents }) => (thing.otherThings.includes(text) ? equivalents : []))
  const maskOf = (name: string): number => {
    let mask = 0
    for (const { text } of partsOf(name)) {
      const word = stopWords.has(text) ? undefined : lexicon.words.findText(text)
      if (word === undefined) continue
      if (word < 0 || (!bits.has(word) && bits.size >= BITS_MOST)) return 0
      if (!bits.has(word)) bits.set(word, 1 << bits.size)
      mask |= bits.get(word)!
    }
    return mask
  }
  const typedBits = maskOf(thing.text)
  const names = [...thing.names, ...thing.otherThings, ...others].map(maskOf).filter((mask) => mask !== 0)
  const found = (words: readonly string[]): Set<number> =>
    new Set(words.map((word) => lexicon.words.findText(word)).filter((word) => word >= 0))
  const isOfCompanies = kind === 'business'
  const isLong = partsOf(thing.text).length > 1
  const isBound = isLong && thing.isWide
  const isTelling = (type: string): boolean => !isOfCompanies || !isLong || !wideTrades.has(type)
  const isOfAnother = thing.isWide && !isLong && !isWide(wishes?.types?.slice(0, 1) ?? [])
  const types = (wishes?.types ?? []).filter((type) => isTelling(type) && !(isOfAnother && isWide([type])))
  return {
    members: memberWords(lexicon, [...thing.categories, ...thing.memberCategories]),
    others: memberWords(lexicon, thing.otherCategories),
    kinds: memberWords(lexicon, thing.kindCategories),
    isFiled: thing.kindCategories.length > 0 || thing.categories.length > 0,
    industries: numbersOf(lexicon.industry, thing.industries),
    words: isBound ? [] : typeWords(lexicon, types),
    isAnywhere: thing.industries.length === 0 && thing.kindCategories.length + thing.categories.length === 0,
    isBound,
    isWide: thing.isWide,
    bits,
    isLong,
    isLongText: partsOf(query.text).length >= limits.longText,
    names,
    typedBits,
    elsewhereBits: thing.isForeign ? 0 : typedBits,
    bindingWords: found(thing.bindingWords),
    heads: found((wishes?.types ?? []).flatMap((type) => partsOf(type)[0]?.text ?? [])),
    accessories: found(thing.accessories),
    qualifiers: found(qualifierWords),
    joints: found(joints),
    wordText: (word) => lexicon.words.text(word),
    isOfCompanies,
    hasPlace: wishes?.country !== undefined,
    isBoundBy: (thing.boundBy ?? []).length > 0,
  }
}

function numbersOf(dictionary: Lexicon['industry'], ids: readonly string[]): Uint8Array {
  const wanted = new Uint8Array(dictionary.size + 1)
  for (const id of ids) {
    const number = dictionary.findText(id)
    if (number >= 0) wanted[number] = 1
  }
  return wanted
}

export function thingsFirst(segment: SegmentReader, thing: CompiledThing, level: Level, isFull: boolean): number {
  const { docs, scores, count } = matches
  if (count === 0) return 0
  isThing.fill(0, 0, segment.columns.count)
  segment.begin()
  mark(segment, thing.words, OF_TYPE, thing.isOfCompanies ? 0 : OWN_TYPE)
  if (thing.isOfCompanies) markSaid(segment, thing)
  mark(segment, thing.members, OF_CATEGORY)
  mark(segment, thing.kinds, OF_KIND)
  unmark(segment, thing.others)
  mark(segment, [...thing.bindingWords], BOUND)
  if (level === 'loose') mark(segment, [...thing.bits.keys()], MENTIONED)
  let things = 0
  let others = 0
  for (let i = 0; i < count; i++) {
    const doc = docs[i]!
    const isAll = isFull || scores[i]! >= STRICT_BOOST
    const isOwn = thing.isOfCompanies
      ? isMaker(doc, thing) || (level !== 'strict' && isListedMention(i, level === 'loose'))
      : isMeant(segment, doc, thing, 'strict', isAll) ||
        (level !== 'strict' && isMeant(segment, doc, thing, level, isAll) && isListedMention(i, true))
    if (isOwn || scores[i]! >= EXACT_BOOST) {
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

const [OF_TYPE, OF_CATEGORY, OF_KIND, BOUND, MENTIONED] = [1, 2, 4, 8, 16]

function mark(segment: SegmentReader, words: readonly number[], bit: number, leastImpact = 0): void {
  for (const word of words) {
    const from = segment.open(word)
    const { docs, impacts, end } = segment
    for (let p = from < 0 ? end : from; p < end; p++) if (impacts[p]! >= leastImpact) isThing[docs[p]!]! |= bit
  }
}

function unmark(segment: SegmentReader, words: readonly number[]): void {
  for (const word of words) {
    const from = segment.open(word)
    if (from < 0) continue
    for (let p = from; p < segment.end; p++) isThing[segment.docs[p]!]! &= ~(OF_CATEGORY | OF_KIND)
  }
}

function isMaker(doc: number, { names }: CompiledThing): boolean {
  return (isThing[doc]! & (OF_TYPE | OF_CATEGORY)) !== 0 || isSaidBy(doc, names)
}

const trailing = /\d|^.{1,3}$|^(?:micron|module|unit|device|series|model|type)$/u

function headBit({ names, nameStarts }: Columns, doc: number, { bits, wordText, qualifiers }: CompiledThing): number {
  const from = nameStarts[doc]!
  let end = from
  while (end < nameStarts[doc + 1]! && !qualifiers.has(names[end]!)) end++
  while (end > from && !bits.has(names[end - 1]!) && trailing.test(wordText(names[end - 1]!))) end--
  return end > from ? (bits.get(names[end - 1]!) ?? 0) : 0
}

type ThingName = { mask: number; hasHead: boolean; isOther: boolean }

/** Other: bound, fitted, or filed as an accessory. */
function nameOf({ names, nameStarts }: Columns, doc: number, thing: CompiledThing, isTyped: boolean): ThingName {
  let mask = 0
  let hasHead = false
  let wasHead = false
  let isFitted = false
  let isAccessory = false
  for (let at = nameStarts[doc]!, end = nameStarts[doc + 1]!; at < end; at++) {
    const word = names[at]!
    const bit = thing.bits.get(word) ?? 0
    if (isFitted) {
      if (mask === 0 && bit !== 0 && !isTyped) return { mask, hasHead, isOther: true }
      continue
    }
    isAccessory ||= !isTyped && thing.accessories.has(word) && (wasHead || !hasHead)
    if (thing.bindingWords.has(word) || (isAccessory && (hasHead || thing.heads.has(word))))
      return { mask, hasHead, isOther: true }
    isFitted = thing.qualifiers.has(word)
    mask |= bit
    wasHead = thing.heads.has(word)
    if (thing.joints.has(word)) mask = 0
    hasHead ||= wasHead
  }
  return { mask, hasHead, isOther: false }
}

export const DECLARED = fieldBits('product', 'name', 'category', 'keywords')

function isDeclared(segment: SegmentReader, doc: number, { bits, typedBits }: CompiledThing): boolean {
  if (typedBits === 0) return false
  for (const [word, bit] of bits)
    if (
      (bit & typedBits) !== 0 &&
      !segment.postingsOf(doc, word, word + 1).some(({ fields }) => (fields & DECLARED) !== 0)
    )
      return false
  return true
}

function isTogether({ names, nameStarts }: Columns, doc: number, { bits }: CompiledThing, name: number): boolean {
  let size = 1
  for (let left = name; left !== 0; left &= left - 1) size++
  for (let at = nameStarts[doc]!, end = nameStarts[doc + 1]!; at < end; at++) {
    let mask = 0
    for (let next = at; next < Math.min(at + size, end); next++) mask |= bits.get(names[next]!) ?? 0
    if ((mask & name) === name) return true
  }
  return false
}

function isMeant(segment: SegmentReader, doc: number, thing: CompiledThing, level: Level, isFull: boolean): boolean {
  const { columns, facetRows, rowOf } = segment
  const state = isThing[doc]!
  const isNear = thing.isAnywhere || thing.industries[facetRows.industry[rowOf[doc]!]!] === 1
  const isOfType = (state & OF_TYPE) !== 0 && (isFull || (isNear && (thing.isFiled || !thing.isLong)))
  if (isOfType && isNear && thing.bindingWords.size === 0) return true
  const { mask, hasHead, isOther } = nameOf(columns, doc, thing, isOfType)
  // Collagen scaffolds are no scaffolding: elsewhere only the typed English name counts.
  const { elsewhereBits } = thing
  const isNamed = isNear || (elsewhereBits !== 0 && (mask & elsewhereBits) === elsewhereBits)
  const isTyped = isOfType && isNamed
  const isCut = columns.nameStarts[doc + 1]! - columns.nameStarts[doc]! >= limits.nameWords
  if (isOther || (isCut && (state & BOUND) !== 0)) return false
  if (isTyped || (state & OF_CATEGORY) !== 0 || (isFull && thing.isLongText)) return true
  const isKind = (state & OF_KIND) !== 0
  const isRelated = isKind || (isNear && !thing.isBound && (thing.isFiled || !thing.isWide))
  // A foreign word alone says nothing: a Stapler is a forklift truck in German only.
  const isMentioned = thing.isFiled && (state & MENTIONED) !== 0
  if (
    level === 'loose' &&
    ((isRelated && (isKind || isMentioned || hasHead || mask !== 0 || isDeclared(segment, doc, thing))) ||
      (isFull && hasHead && isNamed && !thing.isLong && !thing.isWide))
  )
    return true
  if (level === 'named' && isRelated && isFull && hasHead) return true
  const isOneWord = (name: number): boolean => (name & (name - 1)) === 0
  const named = thing.names.filter((name) => (mask & name) === name)
  const isPhrase = (name: number): boolean => !thing.isWide || isTogether(columns, doc, thing, name)
  if (named.some((name) => isKind || (!isOneWord(name) && isPhrase(name)))) return true
  const head = named.length > 0 ? headBit(columns, doc, thing) : 0
  return named.includes(head) && (isNear || (isFull && head === elsewhereBits))
}
