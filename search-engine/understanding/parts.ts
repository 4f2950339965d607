// Parts of a question with their positions.
import type { Phrase, Span } from '../phrases/index.ts'
import { wordsOf } from '../phrases/words.ts'
import { stopWords } from '../text/stop-words.ts'
import { amountsIn, dimensionsIn } from './measures.ts'
import type { Part } from './question.ts'

type Evidence = {
  spans: readonly Span[]
  thing: Span | undefined
  fillers: readonly { start: number; end: number; text: string }[]
  exclusions: readonly { start: number; end: number; text: string }[]
  brands: ReadonlySet<string>
}

const norm =
  /(?<![\p{L}\p{N}])(?:DIN|ISO|EN|ASTM|ANSI|API|IEC|JIS|GB(?:\/T)?|UNI|BS|ASME|AISI|SAE|IATF|OHSAS|FSSC|UL|NF|GOST|IP)(?:[ -](?:EN|ISO|IEC))*[ -]?[A-Z]?\d[\d.:-]*[A-Z]?(?![\p{L}\p{N}])/giu
const code = /(?<![\p{L}\p{N}])(?=[\p{L}\d./-]*\d)(?=[\d./-]*\p{L})[\p{L}\d][\p{L}\d./-]{2,}(?![\p{L}\p{N}])/gu

export function normsIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(norm)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
}

const kindOf: Partial<Record<Phrase['kind'], Part['kind']>> = {
  material: 'material',
  place: 'place',
  role: 'role',
  product: 'binding',
  category: 'binding',
  property: 'binding',
  trade: 'binding',
}

export function partsOf(text: string, { spans, thing, fillers, exclusions, brands }: Evidence): Part[] {
  const parts: Part[] = []
  const add = (kind: Part['kind'], start: number, end: number, confidence: number, value = ''): void => {
    if (parts.some((part) => part.start < end && part.end > start)) return
    parts.push({ kind, start, end, text: text.slice(start, end), value, confidence })
  }
  for (const { start, end, text: typed } of fillers)
    parts.push({ kind: 'filler', start, end, text: typed, value: '', confidence: 0.9 })
  for (const { start, end, text: typed } of exclusions)
    parts.push({ kind: 'exclusion', start, end, text: typed, value: '', confidence: 0.8 })
  if (/\d/.test(text)) {
    for (const { start, end } of normsIn(text)) add('norm', start, end, 0.9)
    for (const { start, end, value } of dimensionsIn(text)) add('dimension', start, end, 0.9, value)
    for (const { start, end, value } of amountsIn(text)) add('amount', start, end, 0.9, value)
  }
  for (const span of spans) {
    const [first] = span.readings
    const kind = span === thing ? 'thing' : first && kindOf[first.kind]
    if (kind) add(kind, span.start, span.end, span === thing ? 0.9 : 0.7, first!.reference)
  }
  if (/\d/.test(text))
    for (const { 0: found, index } of text.matchAll(code)) add('code', index, index + found.length, 0.7)
  for (const { start, end, text: word } of wordsOf(text)) {
    if (stopWords.has(word)) continue
    const isName = brands.has(text.slice(start, end))
    add(isName ? 'brand' : 'word', start, end, isName ? 0.8 : 0.3)
  }
  return parts.sort((one, other) => one.start - other.start)
}
