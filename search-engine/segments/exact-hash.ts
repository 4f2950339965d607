// Hashes of names and codes: `FC-600` is `fc 600`.
import type { SegmentReader } from './segment-reader.ts'
import type { IndexStatistics } from '../query/query-plan.ts'
import { AMOUNT, JOINED, BIGRAM, PIECE, tokenize, tokens, tokenText } from '../text/tokens.ts'

const SEED = 0x811c9dc5
const [POINT, SLASH] = [46, 47]
export const MAX_EXACT_LENGTH = 400

function mixHash(hash: number, unit: number): number {
  const next = Math.imul(hash ^ unit, 0x01000193)
  return (next ^ (next >>> 11)) >>> 0
}

/** Continues `seed`; undefined while there are no words. */
export function exactHash(text: string, seed?: number): number | undefined {
  tokenize(text, false, MAX_EXACT_LENGTH)
  return hashOfTokens(seed)
}

export function hashOfTokens(seed?: number): number | undefined {
  let hash = seed
  for (let i = 0; i < tokens.count; i++) {
    const kind = tokens.kinds[i]!
    if (kind === PIECE || kind === JOINED || kind === AMOUNT) continue
    const end = kind === BIGRAM ? tokens.starts[i]! + 1 : tokens.starts[i + 1]!
    for (let at = tokens.starts[i]!; at < end; at++) {
      const unit = tokens.chars[at]!
      if (unit !== POINT && unit !== SLASH) hash = mixHash(hash ?? SEED, unit)
    }
  }
  return hash
}

export function hashOfText(text: string): number {
  let hash = SEED
  for (let i = 0; i < text.length; i++) if (text[i] !== '.' && text[i] !== '/') hash = mixHash(hash, text.charCodeAt(i))
  return hash
}

export type ExactCandidate = { hash: number; text: string }

const MAX_WORDS = 8
const MAX_FUZZY = 300

export function exactCandidates(
  text: string,
  unknown: Set<string>,
  { words, frequency, fuzzyMatches, isInDictionary }: IndexStatistics,
): ExactCandidate[] {
  tokenize(text, true, MAX_EXACT_LENGTH)
  const plain: string[] = []
  for (let i = 0; i < tokens.count; i++) {
    const kind = tokens.kinds[i]!
    if (kind === BIGRAM) return []
    if (kind !== PIECE && kind !== JOINED && kind !== AMOUNT) plain.push(tokenText(i))
  }
  const out: ExactCandidate[] = []
  const add = (before: string, match: number, after: string): void => {
    if (frequency(match) === 0) return
    const joined = before + words.text(match) + after
    out.push({ hash: hashOfText(joined), text: joined })
  }
  const all = plain.join('')
  if (plain.length > 1) for (const { word } of fuzzyMatches(all, 1)) add('', word, '')
  if (plain.length > MAX_WORDS || (plain.length === 1 && isInDictionary(all))) return out
  const suspects = plain.some((word) => unknown.has(word))
  plain.forEach((word, i) => {
    if (word.length < 2 || (suspects && !unknown.has(word))) return
    const before = plain.slice(0, i).join('')
    const after = plain.slice(i + 1).join('')
    for (const match of fuzzyMatches(word, 1).slice(0, MAX_FUZZY)) add(before, match.word, after)
  })
  return out
}

export function exactDocs(segment: SegmentReader, hash: number): number[] {
  const docs: number[] = []
  segment.findExact(hash, docs)
  return docs
}
