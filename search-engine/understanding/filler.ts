// Filler of a question.
import type { Phrase, Span } from '../phrases/index.ts'
import { keptWordsOf, type Word } from '../phrases/words.ts'
import { isThing } from './type-of-query.ts'
import { fillerPhrases, fillerWordsMost, incoterms, quantity } from './filler-words.ts'

export type Range = { start: number; end: number }

const hasAmount = /\d/
const hasCount = /[\d一两二三四五六七八九十百千]/
const namingKinds = new Set<Phrase['kind']>(['product', 'category', 'trade', 'material'])

export function fillerIn(text: string, spans: readonly Span[]): Range[] {
  const words = keptWordsOf(text)
  const names = spans.filter(({ readings }) => readings.some(({ kind }) => namingKinds.has(kind)))
  const found = [
    ...phrasesIn(words),
    ...(hasCount.test(text) ? quantitiesIn(text, words) : []),
    ...termsIn(text, words, spans),
    ...deliveriesIn(text, spans),
    ...routesIn(text, spans),
  ]
  if (hasAmount.test(text)) found.push(...countsIn(text, spans, found))
  const isPartOf = ({ start, end }: Range): boolean =>
    names.some((name) => name.start <= start && name.end >= end && name.end - name.start > end - start)
  const fillers = found
    .filter((range) => !isPartOf(range) && !found.some((other) => other !== range && isWithin(range, other)))
    .sort((one, other) => one.start - other.start)
  const isOnlyName = ({ start, end }: Range): boolean =>
    names.some((name) => name.start >= start && name.end <= end) &&
    !names.some((name) => !fillers.some((filler) => name.start >= filler.start && name.end <= filler.end))
  const kept = fillers.filter((range) => !isOnlyName(range))
  const isLeft = words.some(({ start, end }) => !kept.some((filler) => filler.start <= start && filler.end >= end))
  return isLeft ? kept : []
}

function isWithin(range: Range, other: Range): boolean {
  return other.start <= range.start && other.end >= range.end && other.end - other.start > range.end - range.start
}

function phrasesIn(words: readonly Word[]): Range[] {
  const found: Range[] = []
  for (let from = 0; from < words.length;) {
    let size = Math.min(fillerWordsMost.get(words[from]!.text) ?? 0, words.length - from)
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

function quantitiesIn(text: string, words: readonly Word[]): Range[] {
  const found: Range[] = []
  let end = 0
  for (const { start } of words) {
    const cross = /×\s*$/.exec(text.slice(end, start))
    for (const from of cross ? [end + cross.index, start] : [start]) {
      if (from < end) continue
      quantity.lastIndex = from
      const [match] = quantity.exec(text) ?? []
      if (match) found.push({ start: from, end: (end = from + match.length) })
    }
  }
  return found
}

function termsIn(text: string, words: readonly Word[], spans: readonly Span[]): Range[] {
  return words
    .filter((word) => incoterms.has(word.text))
    .map(({ start, end }) => {
      const port = spans.find((span) => span.start >= end && text.slice(end, span.start).trim() === '' && isPlace(span))
      return { start, end: port?.end ?? end }
    })
}

const count = /(?<![\p{L}\p{N}.,/×-])(\d{1,3})\s+$/u
const steelGrades = /^(?:20[12]|30[134]|310|316|321|347|4[123]0)$/
const asksFor = /(?:^|\s)(?:pour|para|per|für|fur|for|of|de|di)\s*$/iu

/** `30` of `devis pour 30 panneaux`. */
function countsIn(text: string, spans: readonly Span[], fillers: readonly Range[]): Range[] {
  return spans.flatMap((span) => {
    const before = text.slice(0, span.start)
    const [whole, number] = count.exec(before) ?? []
    if (number === undefined || steelGrades.test(number) || !isThing(span)) return []
    const start = span.start - whole!.length
    const isAsked =
      asksFor.test(before.slice(0, start)) ||
      fillers.some(({ end }) => text.slice(end, start).trim() === '' && end <= start)
    return isAsked ? [{ start, end: start + number.length }] : []
  })
}

const delivery =
  /(?<![\p{L}\p{N}])(?:deliver(?:y|ed)?(?: to| in)?|ship(?:ping|ped)? to|entrega(?: en| em| no| na| ao| à| a)?|env[ií]o a|livraison(?: à| a| en)?|livré à|Lieferung(?: nach| in| an| frei)?|consegna(?: a| in| presso)?)\s+(?=\p{L})|(?:送货到|发货到|发往|送到|运到)/giu

const mayDeliver = /deliver|ship|entrega|env[ií]o|livr|lieferung|consegna|[送发运]/iu

/** `delivery to Hamburg` is no place of the supplier. */
function deliveriesIn(text: string, spans: readonly Span[]): Range[] {
  if (!mayDeliver.test(text)) return []
  return matchesOf(delivery, text).flatMap(({ start, end }) => {
    const to = spans.find((span) => span.start === end && span.readings.some(({ kind }) => kind === 'place'))
    const word = to ?? keptWordsOf(text).find((one) => one.start === end && /^\p{Lu}/u.test(text.slice(end)))
    return word ? [{ start, end: word.end }] : []
  })
}

const routeSign = /^\s*(?:[-–—→>]+|(?:to|nach|a|à|vers|verso|hacia|para|bis|至|到|往)(?![\p{L}]))\s*$/iu

/** The end of a route is no place of the supplier: Hong Kong - Hamburg. */
function routesIn(text: string, spans: readonly Span[]): Range[] {
  const isCountry = ({ readings }: Span): boolean => readings.some(({ reference }) => reference.length === 2)
  return spans.flatMap((end, i) => {
    const start = spans[i - 1]
    if (!start || !isPlace(start) || !isPlace(end)) return []
    const sign = text.slice(start.end, end.start)
    const isRoute = routeSign.test(sign) && !(isCountry(end) && /[-–—]/.test(sign))
    return isRoute ? [{ start: start.end + sign.search(/\S/), end: end.end }] : []
  })
}

export function isPlace({ readings }: Span): boolean {
  return readings.every(({ kind }) => kind === 'place')
}

export function blanked(text: string, ranges: readonly Range[]): string {
  let out = text
  for (const { start, end } of ranges) out = out.slice(0, start) + ' '.repeat(end - start) + out.slice(end)
  return out
}
