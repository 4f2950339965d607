// Rows of the phrase data: tab-separated lines of kind, reference and the names in four languages, `|` between names of one language.
import { type Language, languages } from './stems.ts'

export const kinds = ['category', 'product', 'material', 'property', 'trade', 'unit', 'place', 'role'] as const
export type PhraseKind = (typeof kinds)[number]

export type Names = Readonly<Record<Language, readonly string[]>>

export type Phrase = {
  kind: PhraseKind
  /**
   * Id of a category; business type of a role (`MA`); symbol of a unit (`mm`); code of a place: country `IT`, state `IT-25`, city
   * `IT:Milan`. Empty where there is none.
   */
  reference: string
  names: Names
}

/** One line of known form. */
export function parseRow(line: string): Phrase {
  const [kind = '', reference = '', ...columns] = line.split('\t')
  const names = Object.fromEntries(
    languages.map((language, i) => [language, (columns[i] ?? '').split('|').filter((name) => name.trim() !== '')]),
  ) as Record<Language, string[]>
  return { kind: kind as PhraseKind, reference, names }
}

export function rowOf({ kind, reference, names }: Phrase): string {
  const clean = (text: string): string => text.replace(/[\t\r\n|]+/g, ' ').trim()
  return [kind, clean(reference), ...languages.map((language) => names[language].map(clean).join('|'))].join('\t')
}
