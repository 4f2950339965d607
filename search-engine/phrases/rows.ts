// Tab-separated phrase rows; `|` between names.
import { type Language, type QueryLanguage, queryLanguages } from './stems.ts'

export const kinds = ['category', 'product', 'material', 'property', 'trade', 'unit', 'place', 'role'] as const
export type PhraseKind = (typeof kinds)[number]

export type Names = Readonly<Record<Language, readonly string[]> & Partial<Record<QueryLanguage, readonly string[]>>>

export type Phrase = {
  kind: PhraseKind
  /** Category id; business type of a role (`MA`); unit symbol (`mm`); place code (`IT`, `IT-25`, `IT:Milan`). */
  reference: string
  names: Names
  inside?: readonly string[]
}

export function parseRow(line: string): Phrase {
  const [kind = '', reference = '', ...columns] = line.split('\t')
  const names = Object.fromEntries(
    queryLanguages.map((language, i) => [language, (columns[i] ?? '').split('|').filter((name) => name.trim() !== '')]),
  ) as Record<QueryLanguage, string[]>
  return { kind: kind as PhraseKind, reference, names }
}

export function rowOf({ kind, reference, names }: Phrase): string {
  const clean = (text: string): string => text.replace(/[\t\r\n|]+/g, ' ').trim()
  const columns = queryLanguages.map((language) => namesIn(names, language).map(clean).join('|'))
  return [kind, clean(reference), ...columns].join('\t').trimEnd()
}

export function namesIn(names: Names, language: QueryLanguage): readonly string[] {
  return names[language] ?? []
}
