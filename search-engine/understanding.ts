// Query understanding: things, categories, wishes, mandatory words.
import type { Concept, Wishes } from './documents.ts'
import type { Language, Phrase, PhraseDictionary, Span } from './phrases/index.ts'
import type { Kind } from './schema.ts'
import { stopWords } from './text/stop-words.ts'
import { typesOf } from './type-of-query.ts'
import { fold } from './text/fold.ts'

export type Meaning = { kind: 'role' | 'place' | 'category'; text: string; value: string }

export type Interpretation = {
  /** Mandatory words; roles and places are only wishes. */
  text: string
  concepts: Concept[]
  wishes: Wishes
  meanings: Meaning[]
}

type Options = {
  language?: Language | undefined
  /** `text` of reverted meanings, taken literally. */
  literally?: readonly string[] | undefined
  /** An adjective of country is a wish for companies; for products it may be a style. */
  kind?: Kind | undefined
}

const edges = /^[\s,;.、，]+|[\s,;.、，]+$/gu
const wordsAtEdges = /[\p{L}\p{N}]+/gu

export function understand(
  phrases: PhraseDictionary,
  text: string,
  { language, literally = [], kind }: Options = {},
): Interpretation {
  const taken = new Set(literally.map(fold))
  const spans = phrases.read(text, language).filter((span) => !taken.has(fold(span.text)))
  const wished = spans.filter((span) => isWish(span))
  const rest = withoutSpans(text, wished)
  // A text of only roles and places may be a name: its words are searched too.
  const isAllWishes = rest === ''
  const things = spans.filter((span) => !wished.includes(span))
  const origins = kind === 'business' ? things.flatMap(originIn) : []
  const concepts = things.map(conceptOf).filter(isTelling)
  const found =
    isAllWishes && wished.every(({ readings }) => readings.some(({ kind }) => kind === 'place')) ? text : rest
  return {
    text: found,
    concepts,
    wishes: { ...wishesOf(wished, origins), types: typesOf(rest, things) },
    meanings: [...[...wished, ...origins].flatMap(meaningOf), ...concepts.flatMap(categoryMeaning)],
  }
}

function isKind(kind: Phrase['kind']): (span: Span) => boolean {
  return ({ readings }) => readings.every((reading) => reading.kind === kind)
}
const isRole = isKind('role')
const isPlace = isKind('place')

function isWish(span: Span): boolean {
  return isRole(span) || isPlace(span)
}

/** Function words at the borders go too. */
function withoutSpans(text: string, spans: Span[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { start, end } of [...spans, { start: text.length, end: text.length }]) {
    pieces.push(trimmed(text.slice(at, start), at > 0, start < text.length))
    at = end
  }
  return pieces.filter(Boolean).join(' ')
}

function trimmed(piece: string, afterSpan: boolean, beforeSpan: boolean): string {
  let out = piece.replace(edges, '')
  if (!/\p{L}|\p{N}/u.test(out)) return ''
  for (;;) {
    const words = [...out.matchAll(wordsAtEdges)]
    const [first, last] = [words[0], words.at(-1)]
    if (!first || !last) return ''
    if (afterSpan && stopWords.has(fold(first[0]))) out = out.slice(first.index + first[0].length)
    else if (beforeSpan && stopWords.has(fold(last[0]))) out = out.slice(0, last.index)
    else return out.replace(edges, '')
  }
}

function conceptOf({ text, readings, equivalents }: Span): Concept {
  const categories = readings.filter(({ kind, reference }) => kind === 'category' && reference !== '')
  return {
    text,
    equivalents,
    ...(categories.length > 0 && { categories: categories.map(({ reference }) => reference) }),
  }
}

function isTelling({ equivalents, categories }: Concept): boolean {
  return equivalents.length > 0 || categories !== undefined
}

function wishesOf(spans: Span[], origins: Span[]): Wishes {
  const wishes: Wishes = {}
  const types = spans
    .filter(isRole)
    .flatMap(({ readings }) => readings.flatMap(({ reference }) => reference.split(',')))
  const places = spans.filter(isPlace)
  if (types.some(Boolean)) wishes.businessType = [...new Set(types.filter(Boolean))]
  const countries = [...places, ...origins].flatMap(({ readings }) =>
    readings.map(({ reference }) => countryOf(reference)),
  )
  if (countries.some(Boolean)) {
    wishes.country = [...new Set(countries.filter(Boolean))]
    const within = places.flatMap(({ text, readings, equivalents }) =>
      readings.some(({ reference }) => reference.length > 2) ? [text, ...equivalents] : [],
    )
    if (within.length > 0) wishes.places = within
  }
  return wishes
}

/** `banche italiane`: the word stays, as it may be part of a name. */
function originIn(span: Span): Span[] {
  const readings = span.readings.filter(({ kind, reference }) => kind === 'property' && reference !== '')
  return readings.length > 0 ? [{ ...span, readings }] : []
}

/** `IT` of `IT`, `IT-25` and `IT:Milan`. */
function countryOf(reference: string): string {
  return reference.slice(0, 2)
}

function meaningOf(span: Span): Meaning[] {
  const references = [...new Set(span.readings.map(({ reference }) => reference).filter(Boolean))]
  if (references.length === 0) return []
  return [{ kind: isRole(span) ? 'role' : 'place', text: span.text, value: references.join(',') }]
}

function categoryMeaning({ text, categories }: Concept): Meaning[] {
  return categories ? [{ kind: 'category', text, value: categories.join(',') }] : []
}
