// Category names with several things or abbreviations.
import { languages } from './stems.ts'
import { namesIn, type Names, type Phrase } from './rows.ts'

const named = [...languages, 'de'] as const

const separators: Record<(typeof named)[number], RegExp> = {
  en: /\s*(?:,|\/|&|\band\b)\s*/i,
  es: /\s*(?:,|\/|\b[ye]\b)\s*/i,
  it: /\s*(?:,|\/|\bed?\b)\s*/i,
  zh: /\s*(?:[、，,/]|与|和|及)\s*/,
  de: /\s*(?:,|\/|&|\bund\b)\s*/i,
}

const anySeparator = /[,/&、，]|\s(?:and|y|e|ed|und)\s|[与和及]/iu

export const namesSeveral = (name: string): boolean => anySeparator.test(name)

/** "Pipe fitting" is not "Pipes & Fittings". */
export function isNamedBy(text: string, { kind, names }: Phrase): boolean {
  if (kind !== 'category' || !namesSeveral(names.en[0] ?? '') || namesSeveral(text)) return true
  const typed = text.toLowerCase()
  return Object.values(names).some(([whole]) => whole?.toLowerCase() === typed)
}

function withoutBrackets(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const plain = name.replace(/\s*[(（][^)）]*[)）]\s*/g, ' ').trim()
    return plain === name || plain === '' ? [name] : [name, plain]
  })
}

/** German takes part with as many whole words: not "Hydraulik- und Pneumatikteile". */
function partsOfName(phrase: Phrase): Phrase[] {
  const names = {
    ...phrase.names,
    ...Object.fromEntries(named.map((language) => [language, withoutBrackets(namesIn(phrase.names, language))])),
  } as Names
  const partsIn = (language: (typeof named)[number]): string[] =>
    (namesIn(names, language).at(-1) ?? '').split(separators[language]).filter(Boolean)
  const parts = languages.map(partsIn)
  const count = parts[0]!.length
  const whole = { ...phrase, names }
  const sharesHead = parts[0]!.some((part) => !part.includes(' ')) && parts[0]!.some((part) => part.includes(' '))
  if (count < 2 || sharesHead || parts.some((part) => part.length !== count)) return [whole]
  const german = partsIn('de')
  const isApart = german.length === count && !german.some((part) => /^-|-$/.test(part))
  const each = parts[0]!.map((_, i) => ({
    ...phrase,
    names: {
      ...Object.fromEntries(languages.map((language, l) => [language, [parts[l]![i]!]])),
      ...(isApart && { de: [german[i]!] }),
    } as Names,
  }))
  return [whole, ...each]
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}+/gu) ?? []

function hasWords(name: string, part: string): boolean {
  const own = new Set(wordsOf(name))
  return wordsOf(part).every((word) => own.has(word))
}

export function withParts(given: Iterable<Phrase>): Phrase[] {
  const nameOf = ({ names }: Phrase): string => names.en.join('|').toLowerCase()
  const every = [...given]
  const whole = new Set(every.map(nameOf))
  // "Pumps" is its own category, not also one of "Pumps, Sprays & Tubes".
  const isOfAnother = (part: Phrase, { inside = [] }: Phrase): boolean =>
    whole.has(nameOf(part)) || inside.some((name) => hasWords(name, part.names.en[0] ?? ''))
  const all = every.flatMap((phrase) =>
    phrase.kind === 'category'
      ? partsOfName(phrase).filter((part, i) => i === 0 || !isOfAnother(part, phrase))
      : [phrase],
  )
  const counts = new Map<string, number>()
  for (const phrase of all) counts.set(nameOf(phrase), (counts.get(nameOf(phrase)) ?? 0) + 1)
  return all.filter((phrase) => counts.get(nameOf(phrase))! <= 3)
}
