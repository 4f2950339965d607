// Spelling correction.
import type { IndexStatistics, Plan, Slot } from './query-plan.ts'
import type { WordDictionary } from '../segments/word-dictionary.ts'
import type { SegmentReader } from '../segments/segment-reader.ts'
import { fold } from '../text/fold.ts'
import { tokenize, tokens, tokenText } from '../text/tokens.ts'

function contains(segment: SegmentReader, word: number, doc: number): boolean {
  segment.begin()
  const from = segment.open(word)
  if (from < 0) return false
  for (let lo = from, hi = segment.end; lo < hi;) {
    const mid = (lo + hi) >>> 1
    if (segment.docs[mid] === doc) return true
    if (segment.docs[mid]! < doc) lo = mid + 1
    else hi = mid
  }
  return false
}

export function correctSpelling(
  text: string,
  plan: Plan,
  segment: SegmentReader,
  words: WordDictionary,
  doc: number,
): string | undefined {
  const corrections = new Map<string, string>()
  for (const slot of plan.slots) {
    const word = fuzzyWord(slot, segment, doc)
    if (word !== undefined) corrections.set(slot.text, words.text(word))
  }
  return corrected(text, corrections)
}

export function likelySpelling(
  text: string,
  { slots, unknown }: Plan,
  { words, isInDictionary }: Pick<IndexStatistics, 'words' | 'isInDictionary'>,
): string | undefined {
  const corrections = new Map<string, string>()
  for (const { text: typed, fuzzy } of slots) {
    const near = unknown.has(typed) && !/\d/.test(typed) && fuzzy[0] ? words.text(fuzzy[0].word) : undefined
    if (near !== undefined && isInDictionary(near)) corrections.set(typed, near)
  }
  return corrections.size < slots.length ? corrected(text, corrections) : undefined
}

function corrected(text: string, corrections: ReadonlyMap<string, string>): string | undefined {
  if (corrections.size === 0) return undefined
  let changed = false
  const out = text.replace(/[\p{L}\p{N}\p{M}]+(?:[-./_&'’][\p{L}\p{N}\p{M}]+)*/gu, (piece) => {
    tokenize(piece, true)
    for (let i = 0; i < tokens.count; i++) {
      const other = corrections.get(tokenText(i))
      if (other === undefined) continue
      changed = true
      const isPlural = fold(piece) === `${tokenText(i)}s` && !other.endsWith('s')
      return isPlural ? `${other}s` : other
    }
    return piece
  })
  return changed ? out : undefined
}

function fuzzyWord({ fuzzy, alternatives }: Slot, segment: SegmentReader, doc: number): number | undefined {
  if (fuzzy.length === 0) return undefined
  const fuzzyWords = new Set(fuzzy.map(({ word }) => word))
  for (const { word, to } of alternatives) {
    if (to === undefined && !fuzzyWords.has(word) && contains(segment, word, doc)) return undefined
  }
  return fuzzy.find(({ word }) => contains(segment, word, doc))?.word
}

export function codesOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => /\d/.test(word))
}
