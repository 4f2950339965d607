// The longest known phrase.
import type { Phrase, Span } from '../phrases/index.ts'
import { keptWordsOf } from '../phrases/words.ts'
import { fold } from '../text/fold.ts'
import { stopWords } from '../text/stop-words.ts'
import { isRomance, isThing } from './type-of-query.ts'

const fitting =
  /(?<![\p{L}\p{N}])(?:for|with|compatible|suitable|para|con|per|mit|für|pour|avec)(?![\p{L}\p{N}])|适用于|用于/giu
const offeredKinds = new Set<Phrase['kind']>(['product', 'category'])

const isOffered = ({ readings }: Span): boolean => readings.some(({ kind }) => offeredKinds.has(kind))

const isCategory = ({ readings }: Span): boolean =>
  readings.some(({ kind, reference }) => kind === 'category' && reference !== '')

const size = (span: Span): number => keptWordsOf(span.text).filter(({ text }) => !stopWords.has(text)).length

/** Shapes and packs of a thing. */
const formsByLanguage = {
  en: '(?:sheet|plate|board|panel|bar|rod|roll|strip|block|coil|granule|pellet|flake|sack|bag|box|drum|bundle|reel|piece|sample|product|item|material)s?',
  es: 'l[aá]minas?|planchas?|barras?|rollos?|hojas?|tableros?|placas?|productos?|materiale?s?|art[ií]c?u?los?',
  it: 'lastr[ae]|fogli[oe]?|barre|rotol[oi]|pann?ell[oi]|prodott[oi]',
  zh: '板|板材|棒|卷|产品',
  de: 'Platten?|Tafeln?|Produkte?n?',
  fr: 'plaques?|pann?eaux?|produits?|mat[ée]riels?',
  pt: 'chapas?|produtos?',
}
const forms = new RegExp(`^(?:${Object.values(formsByLanguage).join('|')})$`, 'iu')

export const isForm = (text: string): boolean => forms.test(text)

/** A flat of the shop, but a flat bar. */
export function isShapedOtherwise({ end, text, readings }: Span, typed: string): boolean {
  if (/\s/.test(text) || readings.some(({ kind, reference }) => kind !== 'product' || reference === '')) return false
  return isForm(/^\s+(\p{L}+)/u.exec(typed.slice(end))?.[1] ?? '')
}

const rank = (span: Span, isModifier: boolean): number =>
  isForm(span.text) ? -1 : size(span) + (isCategory(span) && !isModifier ? 0.5 : 0)

const clauseEnd = /(?<!\d),|,(?!\d)|[;:，；：、\n]/u
export const isEnglish = ({ text, readings }: Span): boolean =>
  readings.some(({ names }) => names.en.some((name) => singular(name) === singular(text)))
const singular = (text: string): string => fold(text).replace(/(?:e?s)$/, '')

function earlyOf(text: string, named: readonly Span[]): Span[] {
  const first = named.reduce((one, other) => (other.start < one.start ? other : one))
  const rest = text.slice(first.end)
  const ends = [rest.search(clauseEnd), isEnglish(first) ? -1 : rest.search(/\d/)].filter((at) => at >= 0)
  if (ends.length === 0) return [...named]
  const end = first.end + Math.min(...ends)
  return named.filter((span) => span.end <= end && !isForm(span.text))
}

export function thingsIn(text: string, spans: readonly Span[]): Span[] {
  const things = spans.filter(isThing)
  const named = things.some(isOffered) ? things.filter(isOffered) : things
  if (named.length < 2) return named
  const early = earlyOf(text, named)
  if (early.length > 0 && early.length < named.length)
    return [...thingsIn(text, early), ...named.filter((span) => !early.includes(span))]
  const border = [...text.matchAll(fitting)].find(({ index }) => named.some(({ end }) => end <= index))?.index
  const own = border === undefined ? named : named.filter(({ start }) => start < border)
  const headFirst = isRomance(own[0]!)
  const inOrder = headFirst ? own : own.toReversed()
  const isAdjacent = (one: Span, other: Span): boolean =>
    one.end <= other.start && text.slice(one.end, other.start).trim() === ''
  const isModifier = (span: Span): boolean =>
    own.some((head) => (headFirst ? isAdjacent(head, span) : isAdjacent(span, head)) && !isForm(head.text))
  const ranked = inOrder.map((span) => ({ span, rank: rank(span, isModifier(span)) }))
  return ranked.sort((one, other) => other.rank - one.rank).map(({ span }) => span)
}
