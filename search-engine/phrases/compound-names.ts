// Names of categories that list several things ("Pumps & Compressors"), and names with an abbreviation in brackets.
import { type Language, languages } from './stems.ts'
import type { Phrase } from './rows.ts'

const separators: Record<Language, RegExp> = {
  en: /\s*(?:,|\/|&|\band\b)\s*/i,
  es: /\s*(?:,|\/|\b[ye]\b)\s*/i,
  it: /\s*(?:,|\/|\bed?\b)\s*/i,
  zh: /\s*(?:[、，,/]|与|和|及)\s*/,
}

/** A name with brackets also goes without them: "Building Management System (BMS) Controllers". */
function withoutBrackets(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const plain = name.replace(/\s*[(（][^)）]*[)）]\s*/g, ' ').trim()
    return plain === name || plain === '' ? [name] : [name, plain]
  })
}

/** The phrase itself, and one for each thing of the list where all four languages list as many. */
export function partsOfName(phrase: Phrase): Phrase[] {
  const names = Object.fromEntries(
    languages.map((language) => [language, withoutBrackets(phrase.names[language])]),
  ) as Record<Language, string[]>
  const parts = languages.map((language) => (names[language].at(-1) ?? '').split(separators[language]).filter(Boolean))
  const count = parts[0]!.length
  const whole = { ...phrase, names }
  // In "Oil & Mechanical Seals" the first part lacks its head.
  const sharesHead = parts[0]!.some((part) => !part.includes(' ')) && parts[0]!.some((part) => part.includes(' '))
  if (count < 2 || sharesHead || parts.some((part) => part.length !== count)) return [whole]
  const each = parts[0]!.map((_, i) => ({
    ...phrase,
    names: Object.fromEntries(languages.map((language, l) => [language, [parts[l]![i]!]])) as Record<
      Language,
      string[]
    >,
  }))
  return [whole, ...each]
}
