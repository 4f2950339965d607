// Clauses of a pasted line.
import type { Span } from '../phrases/index.ts'
import { keptWordsOf } from '../phrases/words.ts'
import { stopWords } from '../text/stop-words.ts'
import type { Kind } from '../schema.ts'
import { isPlace, type Range } from './filler.ts'
import { amountsIn, dimensionsIn } from './measures.ts'
import { normsIn } from './parts.ts'

const clauseEnds = /(?<!\d),|,(?!\d)|[;:，；：、\n]|\s[-–—]\s|[.!?。]\s/gu

export function clauseOf(thing: string, text: string): string {
  return text.split(clauseEnds).find((clause) => clause.includes(thing)) ?? text
}

const conjunctions = new Set('or and o u y e ou et oder und 或 和'.split(' '))

/** Words of other clauses that nothing knows. */
export function asidesIn(
  text: string,
  { thing, spans, kind }: { thing: Span; spans: readonly Span[]; kind?: Kind | undefined },
): Range[] {
  const places = spans.filter(isPlace)
  const isMeasured = /\d/.test(text)
  const unknown = keptWordsOf(text).filter((range) => !spans.some((span) => isInside(range, span)))
  if (unknown.length === 0) return []
  const borders = [...text.matchAll(clauseEnds)].map(({ index }) => index)
  if (kind !== 'business' && places.length < 2 && borders.length === 0) return []
  const before = borders.findLast((at) => at < thing.start) ?? -1
  const behind = borders.find((at) => at >= thing.end) ?? text.length
  const known: Range[] = isMeasured && kind !== 'business' ? [...amountsIn(text), ...dimensionsIn(text)] : []
  const measures = isMeasured && kind === 'business' ? [...normsIn(text), ...amountsIn(text)] : []
  const isEmpty = (from: number, to: number): boolean =>
    keptWordsOf(text.slice(from, to)).every(({ text: word }) => stopWords.has(word))
  const isOfPlaces = (at: number, end: number): boolean =>
    places.some((span) => span.end <= at && text.slice(span.end, at).trim() === '') &&
    places.some((span) => span.start >= end && isEmpty(end, span.start))
  return unknown.filter((range) => {
    const word = range.text
    if (known.some((one) => isInside(range, one))) return false
    if (conjunctions.has(word) && isOfPlaces(range.start, range.end)) return true
    if (kind === 'business' && (/^\d+$/.test(word) || measures.some((one) => isInside(range, one)))) return true
    if (/\d/.test(word)) return false
    return range.end <= before || range.start >= behind
  })
}

export function isInside(range: Range, span: Range): boolean {
  return span.start <= range.start && span.end >= range.end
}
