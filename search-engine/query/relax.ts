// Query relaxation.
import type { QueryThing } from '../documents.ts'
import { applyTests, failed, type CompiledFilter } from './filter.ts'
import { type ForcedMatch, STRICT_BOOST } from './scores.ts'
import { matches } from './match-buffers.ts'
import { matchSome } from './match-some.ts'
import type { Alternative, IndexStatistics, Plan, Slot } from './query-plan.ts'
import { partsOf } from './query-parts.ts'
import { boosts, limits } from '../schema.ts'
import { isDeleted, type SegmentReader } from '../segments/segment-reader.ts'
import type { WordDictionary } from '../segments/word-dictionary.ts'

function* countByLevel(
  segments: SegmentReader[],
  slots: Slot[],
  forced: ForcedMatch[],
  tests: CompiledFilter,
  min: number,
  must: readonly Slot[],
): Generator<void, number[]> {
  const counts = Array.from({ length: slots.length + 1 }, () => 0)
  for (const segment of segments) {
    matchSome(segment, slots, forced, min, must)
    const { docs, levels, count } = matches
    applyTests(tests, segment, docs, count)
    for (let i = 0; i < count; i++) {
      if (failed[i] === 0 && (segment.removed === 0 || !isDeleted(segment, docs[i]!))) counts[levels[i]!]!++
    }
    yield
  }
  return counts
}

export function* requiredSlots(
  segments: SegmentReader[],
  slots: Slot[],
  forced: ForcedMatch[],
  tests: CompiledFilter,
  wanted: number,
  must: readonly Slot[],
): Generator<void, number> {
  if (slots.length === 2) return 1
  const half = Math.ceil(slots.length / 2)
  for (const min of new Set([half, Math.ceil(half / 2), 1])) {
    const counts = yield* countByLevel(segments, slots, forced, tests, min, must)
    let sum = counts[slots.length]!
    for (let number = slots.length - 1; number >= min; number--) {
      sum += counts[number]!
      if (sum >= wanted) return number
    }
  }
  return 1
}

export function keptSlots(
  plan: Plan,
  thing: QueryThing | undefined,
  statistics: IndexStatistics,
): Slot[][] | undefined {
  return thing ? [thingSlots(plan, thing)].filter((own) => own.length > 0) : keptNames(plan, statistics)
}

function thingSlots({ slots }: Plan, { text, boundBy = [] }: QueryThing): Slot[] {
  const own = new Set([text, ...boundBy].flatMap((name) => partsOf(name).map((part) => part.text)))
  return slots.filter((slot) => own.has(slot.text))
}

/** The head noun's slot stays; if rare, its other names stand in. */
export function headSlot(
  { slots }: Plan,
  [own, ...others]: readonly string[],
  { words, frequency }: IndexStatistics,
  countOf: (alternatives: readonly Alternative[], most: number) => number,
): Slot | undefined {
  const heads = own === undefined ? [] : partsOf(own).map(({ text }) => text)
  const slot = slots.find(({ text }) => heads.includes(text))
  if (!slot) return undefined
  slot.isRare ??= slot.alternatives.every((alternative) => countOf([alternative], rare) < rare)
  if (slot.isRare) {
    for (const other of others) {
      const word = words.findText(partsOf(other)[0]?.text ?? '')
      if (word >= 0 && frequency(word) > 0) slot.alternatives.push({ word, boost: boosts.head })
    }
  }
  return countOf(slot.alternatives, 1) > 0 ? slot : undefined
}

const isName = ({ text }: Slot, { isInDictionary }: IndexStatistics): boolean =>
  text.length > 2 && !/\d/.test(text) && isInDictionary(text)

function keptNames({ slots }: Plan, statistics: IndexStatistics): Slot[][] | undefined {
  const names = slots.filter((slot) => isName(slot, statistics))
  const isLacking = ({ alternatives }: Slot): boolean => alternatives.length === 0
  if (!names.some(isLacking)) return []
  const other = names.find((slot) => !isLacking(slot))
  return other && [[other]]
}

const code = /^(?:\p{L}{1,3}\d+\p{L}?|(?=(?:\D*\d){3})(?=.*\p{L})(?!.*(?:\p{L}{4}|\dx\d)).{6,})$/u

/** Pieces of a long code never stand in for it. */
export function withoutPieces({ slots }: Plan, text: string, words: WordDictionary): void {
  for (const { text: piece, compounds } of partsOf(text)) {
    const whole = compounds.at(-1) ?? ''
    const slot = code.test(whole) && slots.find((one) => one.text === piece)
    if (!slot) continue
    const isWhole = ({ word, to }: Alternative): boolean => {
      const own = words.text(word)
      return (
        to === undefined && (own.length >= Math.max(whole.length - 1, 5) || (code.test(own) && compounds.includes(own)))
      )
    }
    slot.alternatives = slot.alternatives.filter(isWhole)
    slot.fuzzy = slot.fuzzy.filter(isWhole)
  }
}

const rare = 4 * limits.fewMatches

/** Frequencies count removed documents until a merge. */
export function liveCount(segments: SegmentReader[], alternatives: readonly Alternative[], most: number): number {
  let count = 0
  for (const { word, to, also } of alternatives) {
    if (to !== undefined || also) continue
    for (const segment of segments) {
      segment.begin()
      const from = segment.open(word)
      if (from < 0) continue
      for (let p = from; p < segment.end && count < most; p++) if (!isDeleted(segment, segment.docs[p]!)) count++
    }
  }
  return count
}

export function matchRelaxed(
  segment: SegmentReader,
  slots: Slot[],
  forced: ForcedMatch[],
  wanted: number,
  must: readonly Slot[],
): void {
  matchSome(segment, slots, forced, wanted, must)
  for (let i = 0; i < matches.count; i++) {
    if (matches.levels[i] === slots.length && matches.scores[i]! < STRICT_BOOST) matches.scores[i]! += STRICT_BOOST
  }
}
