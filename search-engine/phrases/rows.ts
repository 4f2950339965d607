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

/** A line that is no row; `line` counts from 1. */
export class BadPhrase extends Error {
  override name = 'BadPhrase'
}

/** Reads rows; empty lines and lines that begin with `#` are comments. Throws `BadPhrase`. */
export function parsePhrases(text: string): Phrase[] {
  return text.split(/\r?\n/).flatMap((line, i) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const phrase = parseRow(line)
    const known = kinds.includes(phrase.kind) && languages.some((language) => phrase.names[language].length > 0)
    if (!known) throw new BadPhrase(`line ${i + 1}: expected kind (${kinds.join(', ')}), reference, and names`)
    return [phrase]
  })
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
