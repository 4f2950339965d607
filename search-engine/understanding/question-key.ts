// Language-independent key of known phrases.
import type { Span } from '../phrases/index.ts'
import { fold } from '../text/fold.ts'
import type { Part } from './question.ts'

const named = new Set<Part['kind']>(['thing', 'binding', 'material', 'place'])
const ignored = new Set<Part['kind']>(['role', 'filler'])
const phrasesMost = 4

export function questionKey(parts: readonly Part[], spans: readonly Span[]): string | undefined {
  const told = parts.filter(({ kind }) => !ignored.has(kind))
  if (told.length === 0 || told.length > phrasesMost || !told.some(({ kind }) => kind === 'thing')) return undefined
  const names = told.map((part) => {
    const span = named.has(part.kind)
      ? spans.find(({ start, end }) => start === part.start && end === part.end)
      : undefined
    const readings = span?.readings ?? []
    const surest = part.kind === 'place' ? readings.find(({ kind }) => kind === 'place') : readings[0]
    return surest && (surest.names.en[0] ?? Object.values(surest.names).flat()[0])
  })
  if (names.some((name) => !name)) return undefined
  return [...new Set(names.map((name) => fold(name!)))].sort().join(' · ')
}
