// The thing of a question: the longest known phrase.
import type { Phrase, Span } from '../phrases/index.ts'
import { keptWordsOf } from '../phrases/words.ts'
import { stopWords } from '../text/stop-words.ts'
import { isRomance, isThing } from './type-of-query.ts'

const fitting =
  /(?<![\p{L}\p{N}])(?:for|with|compatible|suitable|para|con|per|mit|für|pour|avec)(?![\p{L}\p{N}])|适用于|用于/giu
const offeredKinds = new Set<Phrase['kind']>(['product', 'category'])

const isOffered = ({ readings }: Span): boolean => readings.some(({ kind }) => offeredKinds.has(kind))

const isCategory = ({ readings }: Span): boolean =>
  readings.some(({ kind, reference }) => kind === 'category' && reference !== '')

const size = (span: Span): number => keptWordsOf(span.text).filter(({ text }) => !stopWords.has(text)).length

const forms =
  /^(?:(?:sheet|plate|board|panel|bar|rod|roll|strip|block|coil|granule|pellet|flake|sack|bag|box|drum|bundle|reel|piece|sample|product|item|material)s?|l[aá]minas?|planchas?|barras?|rollos?|hojas?|lastr[ae]|fogli[oe]?|barre|rotol[oi]|pann?ell[oi]|tableros?|板|板材|棒|卷|Platten?|Tafeln?|plaques?|chapas?|placas?)$/iu

export const isForm = (text: string): boolean => forms.test(text)

const rank = (span: Span): number => (isForm(span.text) ? -1 : size(span) + (isCategory(span) ? 0.5 : 0))

export function thingsIn(text: string, spans: readonly Span[]): Span[] {
  const things = spans.filter(isThing)
  const named = things.some(isOffered) ? things.filter(isOffered) : things
  if (named.length < 2) return named
  const border = [...text.matchAll(fitting)].find(({ index }) => named.some(({ end }) => end <= index))?.index
  const own = border === undefined ? named : named.filter(({ start }) => start < border)
  const inOrder = isRomance(own[0]!) ? own : own.toReversed()
  const ranked = inOrder.map((span) => ({ span, rank: rank(span) }))
  return ranked.sort((one, other) => other.rank - one.rank).map(({ span }) => span)
}
