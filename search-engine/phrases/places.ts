// Recognition of place names.
import { namesIn, type Phrase } from './rows.ts'
import { functionWords, queryLanguages } from './stems.ts'
import { type Word, wordsOf } from './words.ts'

const isFunctionWord = (text: string): boolean => functionWords.some((words) => words.has(text))

export function eachCountry(phrase: Phrase): Phrase[] {
  if (phrase.kind !== 'place' || !phrase.reference.includes(',')) return [phrase]
  return phrase.reference.split(',').map((reference) => ({ ...phrase, reference }))
}

/** Two Latin letters ("mA") name only a country. */
export function namesPlace({ reference, names }: Phrase, words: Word[]): boolean {
  if (reference.length === 2) return true
  const typed = significant(words)
  if (/^[a-z]{1,2}$/.test(typed)) return false
  return queryLanguages.some((language) =>
    namesIn(names, language).some((name) => significant(wordsOf(name)) === typed),
  )
}

function significant(words: Word[]): string {
  const texts = words.map(({ text }) => text)
  const telling = texts.filter((text) => !isFunctionWord(text))
  return (telling.length > 0 ? telling : texts).join(' ')
}
