// Query understanding: text → question. Pure.
import type { Concept, SearchQuery, Wishes } from '../documents.ts'
import type { Phrase, PhraseDictionary, QueryLanguage, Span } from '../phrases/index.ts'
import { keptWordsOf } from '../phrases/words.ts'
import type { Kind } from '../schema.ts'
import { fold } from '../text/fold.ts'
import { stopWords } from '../text/stop-words.ts'
import { exclusionsIn, isDenied, mayDeny, otherNamesOf } from './exclusions.ts'
import { asidesIn, clauseOf, isInside } from './clauses.ts'
import { blanked, fillerIn, isPlace } from './filler.ts'
import { partsOf } from './parts.ts'
import { nominalsIn } from './nominal-sizes.ts'
import type { Meaning, Question } from './question.ts'
import { questionKey } from './question-key.ts'
import { type HostFacts, nothingKnown, thingOf } from './thing-facts.ts'
import { isForm, isShapedOtherwise, thingsIn } from './thing.ts'
import { isThing, typesOf } from './type-of-query.ts'

type ReadingOptions = {
  language?: QueryLanguage | undefined
  literally?: readonly string[] | undefined
  /** An adjective of country is a wish for companies; for products it may be a style. */
  kind?: Kind | undefined
}

const outerSigns = /^[\s,;:.、，：]+|[\s,;:、，：]+$/gu
const edges = /^[\s,;.、，]+|[\s,;.、，]+$/gu
const wordsAtEdges = /[\p{L}\p{N}]+/gu

export type Reading = ReturnType<typeof readText>

export function understand(phrases: PhraseDictionary, text: string, options?: ReadingOptions): Question {
  return questionFrom(readText(phrases, text, options))
}

/** Octets of French are bytes: `1 To`. */
function withBytes(text: string): string {
  return /\d/.test(text) ? text.replace(/(?<=\d\s?[TGM])o(?!\p{L})/gu, 'B') : text
}

export function readText(
  phrases: PhraseDictionary,
  typed: string,
  { language, literally = [], kind }: ReadingOptions = {},
) {
  const text = withBytes(typed)
  const taken = new Set(literally.map(fold))
  const isMeant = (range: { text: string }): boolean => taken.size === 0 || !taken.has(fold(range.text))
  const spansOutside = phrases.reader(text, language)
  const read = spansOutside()
  const fillers = fillerIn(text, read)
    .map((range) => ({ ...range, text: text.slice(range.start, range.end) }))
    .filter(isMeant)
  const exclusions = exclusionsIn(text, read.filter(isThing)).filter(
    (range) => isMeant(range) && !read.some((span) => isInside(range, span)),
  )
  const dropped = [...fillers, ...exclusions]
  const plain = blanked(text, dropped)
  const meantSpans = (dropped.length > 0 ? spansOutside(dropped) : read).filter(isMeant)
  const spans = mayDeny(text) ? meantSpans.filter((span) => !isDenied(plain, span)) : meantSpans
  const wished = spans.filter((span) => isWish(span))
  const named = spans.filter((span) => !wished.includes(span) && !isShapedOtherwise(span, plain))
  const things = thingsIn(plain, named)
  const [thing] = things
  const asides = thing ? asidesIn(plain, { thing, spans, kind }) : []
  const core = blanked(plain, asides)
  const rest = withoutSpans(core, wished)
  // A text of roles and places may be a name.
  const isAllWishes = rest === ''
  const origins = kind === 'business' ? named.flatMap(originIn) : []
  const hasNumber = /\d/.test(plain)
  const telling = hasNumber ? named.filter((span) => !isUnitOfAmount(span, plain)) : named
  const meant = telling.map(conceptOf).filter(isTelling)
  const concepts = hasNumber ? [...meant, ...nominalsIn(plain)] : meant
  const words =
    isAllWishes && wished.every(({ readings }) => readings.some(({ kind }) => kind === 'place')) ? plain : rest
  const isWhole = things.length === 1 && things[0]!.text === rest
  const own = typesOf(thing ? clauseOf(thing.text, rest) : rest, named)
  const isBare =
    thing && own[0] !== undefined && (isBesideThing(own[0], rest, thing) || isQuality(own[0], thing, named))
  const types = isBare ? typesOf(thing.text, [thing]) : own
  return {
    names: namesIn(plain, isWhole ? rest : undefined),
    isWhole,
    plain,
    evidence: { spans, fillers, exclusions },
    things,
    question: {
      text,
      words: dropped.length > 0 || asides.length > 0 ? words.replace(/\s+/g, ' ').replace(outerSigns, '') : words,
      concepts,
      wishes: { ...wishesOf(wished, origins), types },
      without: exclusions.map(({ text: word, inNamesOnly }) => ({
        text: word,
        inNamesOnly,
        names: inNamesOnly ? namesOfDenied(phrases, word, language) : [],
      })),
      meanings: [...[...wished, ...origins].flatMap(meaningOf), ...concepts.flatMap(categoryMeaning)],
    },
  }
}

export function questionFrom(
  { isWhole, plain, evidence, things, question }: Reading,
  known: HostFacts = nothingKnown,
): Question {
  const [thing, ...others] = isWhole && known.brands.has(things[0]!.text) ? [] : things
  const { text, wishes } = question
  const beside = evidence.spans.filter((span) => span !== thing)
  return {
    ...question,
    get parts() {
      return partsOf(plain, { ...evidence, thing, brands: known.brands })
    },
    get key() {
      return questionKey(this.parts, evidence.spans)
    },
    thing: thing && thingOf(thing, { text, types: wishes.types, others, beside, known }),
  }
}

function namesOfDenied(phrases: PhraseDictionary, word: string, language: QueryLanguage | undefined): string[] {
  return [...otherNamesOf(word), ...phrases.read(word, language).flatMap(({ equivalents }) => equivalents)]
}

/** `Schrittmotor NEMA 17` is no NEMA. */
function isBesideThing(head: string, text: string, thing: Span): boolean {
  if (isForm(head)) return !isForm(thing.text)
  const at = text.toLowerCase().lastIndexOf(head)
  return !thing.text.toLowerCase().includes(head) && /\p{Lu}.*\p{Lu}/u.test(text.slice(at, at + head.length))
}

/** `elbow 90 degree stainless` is no steel. */
function isQuality(head: string, thing: Span, named: readonly Span[]): boolean {
  const span = named.findLast(({ text }) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .includes(head),
  )
  return span !== undefined && span.start >= thing.end && isMaterial(span)
}

function namesIn(text: string, whole: string | undefined): string[] {
  const words = keptWordsOf(text).filter((word) => !stopWords.has(word.text))
  const names = words.map(({ start, end }) => text.slice(start, end))
  return whole === undefined || names.includes(whole) ? names : [...names, whole]
}

type QuestionQuery = Pick<SearchQuery, 'text' | 'name' | 'thing' | 'without'> &
  Required<Pick<SearchQuery, 'concepts' | 'wishes'>>

export function queryOf({ text, words, concepts, wishes, thing, without }: Question): QuestionQuery {
  return {
    text: words,
    ...(words !== text && words !== '' && { name: text }),
    concepts,
    wishes,
    ...(thing && { thing }),
    ...(without.length > 0 && { without }),
  }
}

function isKind(kind: Phrase['kind']): (span: Span) => boolean {
  return ({ readings }) => readings.every((reading) => reading.kind === kind)
}
const isRole = isKind('role')
const isUnit = isKind('unit')
const isMaterial = isKind('material')

function isUnitOfAmount(span: Span, text: string): boolean {
  return isUnit(span) && /\d[\s-]?$/.test(text.slice(0, span.start))
}

function isWish(span: Span): boolean {
  return isRole(span) || isPlace(span)
}

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
  if (!afterSpan && !beforeSpan) return out
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

function originIn(span: Span): Span[] {
  const readings = span.readings.filter(({ kind, reference }) => kind === 'property' && reference !== '')
  return readings.length > 0 ? [{ ...span, readings }] : []
}

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
