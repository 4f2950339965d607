// Turns a text into slots: one for each distinct word, with the alternatives that count for it. Reads no postings.
import { alternativesOf } from './synonyms.ts'
import { inflections, splits } from './inflect.ts'
import type { Words } from './dict.ts'
import { bounds, worth } from './schema.ts'
import { stopWords } from './stop-words.ts'
import { type Part, partsOf } from './parts.ts'
import type { Near } from './typo.ts'
import { SHARE } from './scores.ts'

/** A word, or all words numbered word … to - 1, and what it counts where the slot's own word counts 1. */
export type Alternative = { word: number; to?: number; worth: number }

export type Slot = {
  /** The folded word. */
  text: string
  alternatives: Alternative[]
  /** Share of the score, of SHARE in all. */
  weight: number
  frequency: number
  /** The words that were taken for it when it is unknown. */
  near: Alternative[]
}

export type Plan = {
  slots: Slot[]
  /** The folded words of the query that no document has. */
  unknown: Set<string>
}

/** What planning asks of the index. */
export type Known = {
  words: Words
  /** Living documents. */
  documents: number
  frequency: (word: number) => number
  /** Words at most so many slips from the text. */
  near: (text: string, most: number) => Near[]
}

class Planner {
  #known: Known
  #far = 0
  constructor(known: Known) {
    this.#known = known
  }

  /** The word's number when a document has it, else -1. */
  living(text: string): number {
    const word = this.#known.words.findText(text)
    return word >= 0 && this.#known.frequency(word) > 0 ? word : -1
  }

  add(slot: Slot, text: string, value: number): boolean {
    const word = this.living(text)
    if (word < 0) return false
    const same = slot.alternatives.find((other) => other.word === word && other.to === undefined)
    if (!same) slot.alternatives.push({ word, worth: value })
    else if (same.worth < value) same.worth = value
    return true
  }

  prefix(slot: Slot, text: string): void {
    const { from, to, more } = this.#known.words.prefixed(text)
    // the text itself, when it is a word, counts in full already: its postings need not be read twice
    const first = slot.alternatives.some(({ word, worth: value }) => word === from && value === 1) ? from + 1 : from
    if (to > first) slot.alternatives.push({ word: first, to, worth: worth.prefix })
    for (const word of more) if (this.#known.frequency(word) > 0) slot.alternatives.push({ word, worth: worth.prefix })
  }

  /** The words that the text may be a slip of, nearest and most used first. */
  near(text: string, far = true): Alternative[] {
    const letters = text.length
    if (letters < 3) return []
    const rank = (most: number): Alternative[] =>
      this.#known
        .near(text, most)
        .map(({ word, distance }) => ({ word, distance, frequency: this.#known.frequency(word) }))
        .filter(({ frequency }) => frequency > 0)
        .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency)
        .slice(0, bounds.nearWords)
        .map(({ word, distance }) => ({ word, worth: distance === 1 ? worth.near : worth.far }))
    const close = rank(1)
    if (close.length > 0 || letters < 8 || !far || this.#far >= bounds.farGuesses) return close
    this.#far++
    return rank(2)
  }
}

/** The words that a known word may be one slip of. */
export function nearOf(text: string, known: Known): Alternative[] {
  return new Planner(known).near(text, false)
}

/** The plan for the text. With `typing` the last word may be unfinished from its first letter on. */
export function planned(text: string, known: Known, typing = false): Plan {
  const planner = new Planner(known)
  let parts = partsOf(text)
  const telling = parts.filter((part) => part.wholes.length > 0 || !stopWords.has(part.text))
  const last = parts.at(-1)
  if (telling.length > 0) parts = telling
  const slots: Slot[] = []
  const bySlot: Part[] = []
  for (const part of parts) {
    if (slots.some((slot) => slot.text === part.text)) continue
    const slot: Slot = { text: part.text, alternatives: [], weight: 0, frequency: 0, near: [] }
    planner.add(slot, part.text, part.worth)
    for (const whole of part.wholes) planner.add(slot, whole, 1)
    if (part.sign) planner.prefix(slot, part.text)
    slots.push(slot)
    bySlot.push(part)
  }
  joinNeighbours(planner, slots, bySlot)
  let guesses = 0
  const unknown = new Set<string>()
  slots.forEach((slot, i) => {
    const part = bySlot[i]!
    const plain = slot.alternatives.length
    if (part.near === part.text) {
      for (const other of inflections(part.text)) planner.add(slot, other, worth.inflected)
      for (const other of alternativesOf(part.text)) planner.add(slot, other, worth.synonym)
    }
    if (last && part.near === last.near && !part.sign && part.near !== '')
      finish(planner, slot, part, typing, plain > 0)
    if (!isUnknown(planner, slot, part)) return
    for (const text of [part.near, part.text]) if (planner.living(text) < 0) unknown.add(text)
    if (guesses++ < bounds.guesses) guess(planner, slot, part)
  })
  return { slots: weighed(slots, known), unknown }
}

/** The last word may be the beginning of one. */
function finish(planner: Planner, slot: Slot, part: Part, typing: boolean, isKnown: boolean): void {
  const text = part.near
  if (typing || text.length >= 4 || (!isKnown && text.length >= 2)) {
    if (typing || !/^\d+$/.test(text) || !isKnown) planner.prefix(slot, text)
  }
}

/** A code is unknown when it is no word as a whole, other words when nothing stands for them. */
function isUnknown(planner: Planner, slot: Slot, part: Part): boolean {
  if (part.near === '') return false
  const code = codeOf(part)
  if (code !== undefined) return planner.living(code) < 0
  if (slot.alternatives.some(({ to, worth: value }) => to !== undefined || value === 1)) return false
  return [part.near, ...part.wholes].every((text) => planner.living(text) < 0)
}

/** The whole code a part belongs to: letters and digits, or digits and signs, written as one. */
function codeOf({ near, wholes }: Part): string | undefined {
  const whole = wholes.at(-1) ?? near
  return wholes.length > 0 && /\d/.test(whole) ? whole : undefined
}

/** An unknown word takes all near words; failing these, two known words written together. */
function guess(planner: Planner, slot: Slot, part: Part): void {
  const code = codeOf(part)
  for (const near of planner.near(code ?? part.wholes.at(-1) ?? part.near)) {
    if (slot.alternatives.some(({ word }) => word === near.word)) continue
    const found = code === undefined || near.worth !== worth.near ? near : { ...near, worth: worth.code }
    slot.alternatives.push(found)
    slot.near.push(found)
  }
  if (slot.near.length === 0 && part.wholes.length > 0 && planner.living(part.near) < 0) {
    for (const near of planner.near(part.near)) {
      slot.alternatives.push(near)
      slot.near.push(near)
    }
  }
  if (slot.near.length > 0 || slot.alternatives.length > 0) return
  for (const [a, b] of splits(part.near)) {
    if (planner.living(a) < 0 || planner.living(b) < 0) continue
    planner.add(slot, a, worth.split)
    planner.add(slot, b, worth.split)
    return
  }
}

/** Words that stand side by side may be one in the documents. */
function joinNeighbours(planner: Planner, slots: Slot[], parts: Part[]): void {
  for (let i = 0; i + 1 < parts.length; i++) {
    const a = parts[i]!
    const b = parts[i + 1]!
    if (a.near === '' || b.near === '' || b.place !== a.place + 1) continue
    const joined = a.near + b.near
    // 43.2 must not become 432
    if (/^\d+$/.test(joined)) continue
    if (planner.add(slots[i]!, joined, worth.written)) planner.add(slots[i + 1]!, joined, worth.written)
  }
}

/** Weights by rarity; the rarest first, the same order for every source. */
function weighed(all: Slot[], known: Known): Slot[] {
  for (const slot of all) {
    for (const { word, to } of slot.alternatives) {
      if (to === undefined) slot.frequency = Math.max(slot.frequency, known.frequency(word))
    }
  }
  const slots = all.sort((a, b) => a.frequency - b.frequency).slice(0, bounds.slots)
  const rarity = slots.map(({ frequency, alternatives }) => {
    const common = frequency || (alternatives.length > 0 ? 20 : known.documents)
    const seen = Math.min(common, known.documents)
    return Math.log(1 + (known.documents - seen + 0.5) / (seen + 0.5))
  })
  const sum = rarity.reduce((a, b) => a + b, 0) || 1
  slots.forEach((slot, i) => (slot.weight = Math.max(1, Math.round((SHARE * rarity[i]!) / sum))))
  return slots
}
