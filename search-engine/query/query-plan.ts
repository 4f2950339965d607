// Query planning.
import { inflections, splits } from '../text/inflections.ts'
import type { WordDictionary } from '../segments/word-dictionary.ts'
import { nearAmounts } from './near-amounts.ts'
import { limits, boosts } from '../schema.ts'
import { stopWords, tellingWords } from '../text/stop-words.ts'
import { PIECE_MARK } from '../text/tokens.ts'
import { openEnded, type Part, partsOf } from './query-parts.ts'
import type { FuzzyMatch } from './fuzzy.ts'
import { almostPrefixes } from './almost-prefixes.ts'
import type { Concept } from '../documents.ts'
import { membershipWord } from '../segments/lexicon.ts'
import { WEIGHT_SUM } from './scores.ts'

/** The range [word, to) or several words; `boost` is relative to an exact match. */
export type Alternative = { word: number; to?: number; also?: number[]; boost: number }

export type Slot = {
  text: string
  alternatives: Alternative[]
  weight: number
  frequency: number
  fuzzy: Alternative[]
  isNamed?: boolean
  isRare?: boolean
}

export type Plan = {
  slots: Slot[]
  unknown: Set<string>
}

export type IndexStatistics = {
  words: WordDictionary
  documents: number
  frequency: (word: number) => number
  isKnown: (text: string) => boolean
  isInDictionary: (text: string) => boolean
  fuzzyMatches: (text: string, maxDistance: number) => FuzzyMatch[]
}

class Planner {
  #statistics: IndexStatistics
  #farFuzzyWords = 0
  constructor(statistics: IndexStatistics) {
    this.#statistics = statistics
  }

  findUsed(text: string): number {
    const word = this.#statistics.words.findText(text)
    return word >= 0 && this.#statistics.frequency(word) > 0 ? word : -1
  }

  frequency(word: number): number {
    return this.#statistics.frequency(word)
  }

  add(slot: Slot, text: string, value: number): boolean {
    const word = this.findUsed(text)
    if (word < 0) return false
    const same = slot.alternatives.find((other) => other.word === word && other.to === undefined && !other.also)
    if (!same) slot.alternatives.push({ word, boost: value })
    else if (same.boost < value) same.boost = value
    return true
  }

  prefix(slot: Slot, text: string): void {
    const { from, to, tail } = this.#statistics.words.prefixRange(text)
    const first = slot.alternatives.some(({ word, boost: value }) => word === from && value === 1) ? from + 1 : from
    if (to > first) slot.alternatives.push({ word: first, to, boost: boosts.prefix })
    for (const word of tail)
      if (this.#statistics.frequency(word) > 0) slot.alternatives.push({ word, boost: boosts.prefix })
  }

  amount(slot: Slot, text: string, exactly: boolean): void {
    this.add(slot, text, 1)
    if (exactly) return
    for (const word of nearAmounts(this.#statistics.words, text))
      if (this.frequency(word) > 0) slot.alternatives.push({ word, boost: boosts.nearAmount })
  }

  fuzzy(text: string): Alternative[] {
    if (text.length < 3) return []
    let close = this.#near(text, 1)
    // Stemming took the "s" of "stainles".
    if (close.length === 0 && text.length >= 5) close = this.#near(`${text}s`, 1)
    if (text.length < 8 || this.#farFuzzyWords >= limits.farFuzzyWords) return likely(close)
    if (close.some(({ frequency }) => frequency >= limits.rareWord)) return likely(close)
    this.#farFuzzyWords++
    const far = this.#near(text, 2)
    // A name two edits away is likelier than a rare word beside it.
    return likely(close.length === 0 ? far : far.filter((one) => one.distance === 1 || one.isInDictionary))
  }

  #near(text: string, maxDistance: number): NearWord[] {
    const { words, frequency: frequencyOf, isInDictionary, fuzzyMatches } = this.#statistics
    const found = fuzzyMatches(text, maxDistance).map(({ word, distance }) => {
      const frequency = frequencyOf(word)
      return { word, distance, frequency, isInDictionary: frequency > 0 && isInDictionary(words.text(word)) }
    })
    const used = found.filter(({ frequency }) => frequency > 0)
    // The first letter of a known thing is hardly ever wrong: "bearring" is no earring.
    const isSame = ({ word }: NearWord): boolean => words.text(word)[0] === text[0]
    return used.some((one) => one.isInDictionary && isSame(one))
      ? used.filter((one) => isSame(one) || !one.isInDictionary)
      : used
  }
}

type NearWord = { word: number; distance: number; frequency: number; isInDictionary: boolean }

function likely(near: NearWord[]): Alternative[] {
  const named = Math.max(0, ...near.map(({ isInDictionary, frequency }) => (isInDictionary ? frequency : 0)))
  const isFar = ({ distance, isInDictionary, frequency }: NearWord): boolean =>
    named > 0 ? !isInDictionary && frequency < named : distance > 1
  const rank = (one: NearWord): number => (isFar(one) ? 2 : 1)
  return near
    .sort((a, b) => rank(a) - rank(b) || a.distance - b.distance || b.frequency - a.frequency)
    .slice(0, limits.fuzzyMatches)
    .map((one) => ({ word: one.word, boost: isFar(one) ? boosts.fuzzyFar : boosts.fuzzy }))
}

type PlanOptions = {
  concepts?: Concept[] | undefined
  typing?: boolean
  exactly?: boolean | undefined
}

export function planQuery(
  text: string,
  statistics: IndexStatistics,
  { concepts = [], typing = false, exactly = false }: PlanOptions = {},
): Plan {
  const planner = new Planner(statistics)
  let parts = partsOf(text)
  const named = new Set(
    concepts.flatMap((one) => tellingWords([...new Set(partsOf(one.text).map(({ text }) => text))])),
  )
  const significant = parts.filter(
    ({ text: word, compounds }) => compounds.length > 0 || named.has(word) || !stopWords.has(word),
  )
  const last = parts.at(-1)
  if (significant.length > 0) parts = significant
  const slots: Slot[] = []
  const bySlot: Part[] = []
  for (const part of parts) {
    const isAmount = part.amount !== undefined
    const ofAmount = isAmount ? bySlot.filter(({ amount }) => amount === part.amount) : []
    if (ofAmount.length === limits.amountSlots || slots.some((slot) => slot.text === part.text)) continue
    const slot: Slot = { text: part.text, alternatives: [], weight: 0, frequency: 0, fuzzy: [] }
    if (!isAmount) planner.add(slot, part.text, part.boost)
    for (const compound of part.compounds) planner.add(slot, compound, 1)
    if (isAmount) planner.amount(slot, part.amount!, exactly)
    for (const code of exactly ? [] : openEnded(part.compounds.at(-1) ?? part.text))
      planner.add(slot, code, boosts.code)
    if (!isAmount && part.text.startsWith(PIECE_MARK)) planner.add(slot, part.text.slice(1), part.boost)
    if (part.isLoneCjk) planner.prefix(slot, part.text)
    slots.push(slot)
    bySlot.push(part)
  }
  addJoinedNeighbors(planner, slots, bySlot)
  for (const concept of concepts) addConcept(planner, slots, concept)
  let fuzzyWords = 0
  const unknown = new Set<string>()
  slots.forEach((slot, i) => {
    const part = bySlot[i]!
    const plain = slot.alternatives.length
    if (exactly) return
    // Names of a phrase include plurals.
    if (!slot.isNamed && part.fuzzyText === part.text)
      for (const other of inflections(part.text)) planner.add(slot, other, boosts.inflected)
    if (
      last &&
      (typing || (!slot.isNamed && part.amount === undefined)) &&
      part.fuzzyText === last.fuzzyText &&
      !part.isLoneCjk &&
      part.fuzzyText !== ''
    )
      addPrefix(planner, slot, part, typing, plain > 0)
    if (slot.isNamed || !isUnknown(planner, slot, part) || statistics.isKnown(part.fuzzyText)) return
    for (const text of [part.fuzzyText, part.text]) if (planner.findUsed(text) < 0) unknown.add(text)
    if (typing && part.text === last?.text) {
      const begun = almostPrefixes(statistics, part.fuzzyText)
      if (begun.length > 0) return void slot.alternatives.push(...begun)
    }
    const isShort = slots.length === 1 && part.fuzzyText.length <= limits.shortCode
    if (fuzzyWords++ < limits.fuzzyWords) addFuzzy(planner, slot, part, isShort ? statistics : undefined)
  })
  return { slots: weighSlots(slots, statistics), unknown }
}

function addConcept(planner: Planner, slots: Slot[], { text, equivalents, categories = [] }: Concept): void {
  const own = new Set(partsOf(text).map((part) => part.text))
  const named = slots.filter((slot) => own.has(slot.text))
  const alternative = (words: readonly string[], boost: number): Alternative[] => {
    const found = words.map((word) => planner.findUsed(word))
    if (found.length === 0 || found.includes(-1)) return []
    const [word, ...also] = found.sort((a, b) => planner.frequency(a) - planner.frequency(b)) as [number, ...number[]]
    return [also.length > 0 ? { word, also, boost } : { word, boost }]
  }
  const alternatives = equivalents.slice(0, limits.equivalents).flatMap((equivalent) => {
    const all = [...new Set(partsOf(equivalent).map((part) => part.text))]
    const telling = tellingWords(all)
    const whole = alternative(all, boosts.equivalent)
    return telling.length < all.length ? [...whole, ...alternative(telling, boosts.tellingWords)] : whole
  })
  for (const id of categories) {
    const word = planner.findUsed(membershipWord(id))
    if (word >= 0) alternatives.push({ word, boost: boosts.member })
  }
  for (const slot of named) {
    slot.isNamed = true
    for (const one of alternatives) {
      const same = slot.alternatives.find(
        ({ word, to, also }) => word === one.word && to === undefined && String(also) === String(one.also),
      )
      if (!same) slot.alternatives.push(one)
      else same.boost = Math.max(same.boost, one.boost)
    }
  }
}

function addPrefix(planner: Planner, slot: Slot, part: Part, typing: boolean, isKnown: boolean): void {
  const text = part.fuzzyText
  if (typing || text.length >= 4 || (!isKnown && text.length >= 2)) {
    if (typing || !/^\d+$/.test(text) || !isKnown) planner.prefix(slot, text)
  }
}

function isUnknown(planner: Planner, slot: Slot, part: Part): boolean {
  if (part.fuzzyText === '' || part.amount !== undefined) return false
  const code = codeOf(part)
  if (code !== undefined) return planner.findUsed(code) < 0
  if (slot.alternatives.some(({ to, boost: value }) => to !== undefined || value === 1)) return false
  return [part.fuzzyText, ...part.compounds].every((text) => planner.findUsed(text) < 0)
}

function codeOf({ fuzzyText, compounds }: Part): string | undefined {
  const compound = compounds.at(-1) ?? fuzzyText
  return compounds.length > 0 && /\d/.test(compound) ? compound : undefined
}

function addFuzzy(planner: Planner, slot: Slot, part: Part, statistics?: IndexStatistics): void {
  const code = codeOf(part)
  for (const match of planner.fuzzy(code ?? part.compounds.at(-1) ?? part.fuzzyText)) {
    if (statistics?.isInDictionary(statistics.words.text(match.word)) === false) continue
    if (slot.alternatives.some(({ word }) => word === match.word)) continue
    const found = code === undefined || match.boost !== boosts.fuzzy ? match : { ...match, boost: boosts.code }
    slot.alternatives.push(found)
    slot.fuzzy.push(found)
  }
  const isPlain = part.compounds.length > 0 && !/\d/.test(part.fuzzyText)
  if (slot.fuzzy.length === 0 && isPlain && planner.findUsed(part.fuzzyText) < 0) {
    for (const match of planner.fuzzy(part.fuzzyText)) {
      slot.alternatives.push(match)
      slot.fuzzy.push(match)
    }
  }
  if (slot.fuzzy.length > 0 || slot.alternatives.length > 0) return
  for (const [a, b] of splits(part.fuzzyText)) {
    if (planner.findUsed(a) < 0 || planner.findUsed(b) < 0) continue
    planner.add(slot, a, boosts.split)
    planner.add(slot, b, boosts.split)
    return
  }
}

function addJoinedNeighbors(planner: Planner, slots: Slot[], parts: Part[]): void {
  for (let i = 0; i + 1 < parts.length; i++) {
    const a = parts[i]!
    const b = parts[i + 1]!
    if (a.fuzzyText === '' || b.fuzzyText === '' || b.position !== a.position + 1) continue
    if (a.amount !== undefined && a.amount === b.amount) continue
    const joined = a.fuzzyText + b.fuzzyText
    // 43.2 must not match 432.
    if (/^\d+$/.test(joined)) continue
    if (planner.add(slots[i]!, joined, boosts.joined)) planner.add(slots[i + 1]!, joined, boosts.joined)
  }
}

/** The order is the same for every segment. */
function weighSlots(all: Slot[], statistics: IndexStatistics): Slot[] {
  for (const slot of all) {
    for (const { word, to, also } of slot.alternatives) {
      if (to === undefined && !also) slot.frequency = Math.max(slot.frequency, statistics.frequency(word))
    }
  }
  const slots = all.sort((a, b) => a.frequency - b.frequency).slice(0, limits.slots)
  const rarity = slots.map(({ frequency, alternatives }) => {
    const common = frequency || (alternatives.length > 0 ? 20 : statistics.documents)
    const seen = Math.min(common, statistics.documents)
    return Math.log(1 + (statistics.documents - seen + 0.5) / (seen + 0.5))
  })
  const sum = rarity.reduce((a, b) => a + b, 0) || 1
  slots.forEach((slot, i) => (slot.weight = Math.max(1, Math.round((WEIGHT_SUM * rarity[i]!) / sum))))
  return slots
}
