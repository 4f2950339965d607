// Filler of a question: packing, selling, asking.
import type { Phrase, Span } from '../phrases/index.ts'
import { keptWordsOf, type Word } from '../phrases/words.ts'
import { fillerPhrases, fillerWordsMost, incoterm, quantity } from './filler-words.ts'

export type Range = { start: number; end: number }

const hasAmount = /\d/
const namingKinds = new Set<Phrase['kind']>(['product', 'category', 'trade', 'material'])

export function fillerIn(text: string, spans: readonly Span[]): Range[] {
  const words = keptWordsOf(text)
  const names = spans.filter(({ readings }) => readings.some(({ kind }) => namingKinds.has(kind)))
  const found = [
    ...phrasesIn(words),
    ...(hasAmount.test(text) ? matchesOf(quantity, text) : []),
    ...termsIn(text, spans),
  ]
  const isPartOf = ({ start, end }: Range): boolean =>
    names.some((name) => name.start <= start && name.end >= end && name.end - name.start > end - start)
  const fillers = found.filter((range) => !isPartOf(range)).sort((one, other) => one.start - other.start)
  const isOnlyName = ({ start, end }: Range): boolean =>
    names.some((name) => name.start >= start && name.end <= end) &&
    !names.some((name) => !fillers.some((filler) => name.start >= filler.start && name.end <= filler.end))
  const kept = fillers.filter((range) => !isOnlyName(range))
  const isLeft = words.some(({ start, end }) => !kept.some((filler) => filler.start <= start && filler.end >= end))
  return isLeft ? kept : []
}

function phrasesIn(words: readonly Word[]): Range[] {
  const found: Range[] = []
  for (let from = 0; from < words.length;) {
    let size = Math.min(fillerWordsMost, words.length - from)
    while (size > 0 && !fillerPhrases.has(keyOf(words, from, from + size))) size--
    if (size > 0) found.push({ start: words[from]!.start, end: words[from + size - 1]!.end })
    from += Math.max(size, 1)
  }
  return found
}

function keyOf(words: readonly Word[], from: number, to: number): string {
  let key = words[from]!.text
  for (let i = from + 1; i < to; i++) key += ` ${words[i]!.text}`
  return key
}

function matchesOf(pattern: RegExp, text: string): Range[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
}

function termsIn(text: string, spans: readonly Span[]): Range[] {
  return matchesOf(incoterm, text).map(({ start, end }) => {
    const port = spans.find((span) => span.start >= end && text.slice(end, span.start).trim() === '' && isPlace(span))
    return { start, end: port?.end ?? end }
  })
}

function isPlace({ readings }: Span): boolean {
  return readings.every(({ kind }) => kind === 'place')
}

export function blanked(text: string, ranges: readonly Range[]): string {
  let out = text
  for (const { start, end } of ranges) out = out.slice(0, start) + ' '.repeat(end - start) + out.slice(end)
  return out
}
