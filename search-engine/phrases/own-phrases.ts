// An operator's phrases.
import { kinds, namesIn, parseRow, type Phrase, type PhraseKind } from './rows.ts'
import { functionWords, type QueryLanguage, queryLanguages } from './stems.ts'
import { wordsOf } from './words.ts'

export type PhraseProblem =
  | { field: 'kind' | 'reference'; problem: 'missing' | 'unknown' }
  | { field: 'names'; problem: 'missing' }
  | { field: 'names'; language: QueryLanguage; name: string; problem: 'words' }

/** Words, or Chinese characters, per name. */
export const wordsOfNameMost = 12

const company = '[A-Z]{2}'
const references: Partial<Record<PhraseKind, RegExp>> = {
  category: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  role: new RegExp(`^(${company}(,${company})*)?$`),
  place: /^[A-Z]{2}(-[A-Z0-9]+|:.+)?$/,
  property: /^([A-Z]{2})?$/,
}

export function phraseProblems(phrase: Phrase): PhraseProblem[] {
  if (!kinds.includes(phrase.kind)) return [{ field: 'kind', problem: phrase.kind ? 'unknown' : 'missing' }]
  return [...referenceProblems(phrase), ...namesProblems(phrase)]
}

function referenceProblems({ kind, reference }: Phrase): PhraseProblem[] {
  if (references[kind]?.test(reference) ?? true) return []
  return [{ field: 'reference', problem: reference === '' ? 'missing' : 'unknown' }]
}

function namesProblems({ names }: Phrase): PhraseProblem[] {
  if (queryLanguages.every((language) => namesIn(names, language).length === 0))
    return [{ field: 'names', problem: 'missing' }]
  return queryLanguages.flatMap((language, l) =>
    namesIn(names, language)
      .filter((name) => !isFindable(name, l))
      .map((name) => ({ field: 'names', language, name, problem: 'words' }) as const),
  )
}

function isFindable(name: string, language: number): boolean {
  const words = wordsOf(name).filter(({ text }) => text !== '' && !functionWords[language]!.has(text))
  return words.length > 0 && words.length <= wordsOfNameMost
}

export class BadPhrase extends Error {
  override name = 'BadPhrase'
}

/** Throws `BadPhrase`. */
export function parsePhrases(text: string): Phrase[] {
  return text.split(/\r?\n/).flatMap((line, i) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const phrase = parseRow(line)
    const [problem] = phraseProblems(phrase)
    if (problem) throw new BadPhrase(`line ${i + 1}: ${sentenceOf(problem)}`)
    return [phrase]
  })
}

export function sentenceOf(problem: PhraseProblem): string {
  if (problem.field === 'kind') return `expected a kind (${kinds.join(', ')}), then tab, reference, tab, and names`
  if (problem.field === 'reference') return 'the reference does not fit its kind'
  if (!('name' in problem)) return 'expected a name in one language at least'
  return `expected 1 to ${wordsOfNameMost} words that tell something: ${problem.name}`
}
