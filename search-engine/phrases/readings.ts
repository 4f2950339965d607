// Meanings of a phrase.
import { fold } from '../text/fold.ts'
import { tellingWords } from '../text/stop-words.ts'
import { JOINED, tokenize, tokens, tokenText } from '../text/tokens.ts'
import { keptBy } from './kept.ts'
import { namesIn, type Phrase } from './rows.ts'
import { functionWords, queryLanguages, stemsOf } from './stems.ts'
import { type Word, wordsOf } from './words.ts'

const equivalentsMost = 40

type Name = { name: string; l: number; key: string; form: string }
export type Reading = { phrase: Phrase; names: Name[]; isOwn: boolean }

/** Countries named like a thing (China, Turkey) win, other places over inflected things (Hamburg). */
export function preferred(readings: Reading[], text: string): Reading[] {
  const places = readings.filter(({ phrase }) => phrase.kind === 'place')
  const countries = places.filter(({ phrase }) => phrase.reference.length === 2)
  if (countries.length > 0) return countries
  if (places.length === 0) return readings
  const typed = fold(text)
  const isNamed = readings.some((one) => !places.includes(one) && one.names.some(({ name }) => fold(name) === typed))
  return isNamed ? readings : places
}

export function significant(words: Word[], l: number): Word[] {
  return words.filter(({ text }) => !functionWords[l]!.has(text))
}

export function keyOf(words: Word[], l: number): string {
  return significant(words, l)
    .map(({ text }) => stemsOf(text)[l]!.replace('*', ''))
    .join(' ')
}

export function readingOf(phrase: Phrase, isOwn: boolean): Reading {
  const names = queryLanguages.flatMap((language, l) =>
    namesIn(phrase.names, language).map((name) => ({ name, l, key: keyOf(wordsOf(name), l), form: indexForm(name) })),
  )
  return { phrase, names, isOwn }
}

function indexForm(name: string): string {
  tokenize(name, true)
  const words = new Set<string>()
  for (let i = 0; i < tokens.count; i++) if (tokens.kinds[i] !== JOINED) words.add(tokenText(i))
  return [...tellingWords([...words])].sort().join(' ')
}

const formOf = keptBy(4000, indexForm)

/** Later readings must share a name with the first in another language. */
export function equivalentsOf(readings: Reading[], words: Word[], text: string): string[] {
  const own = readings.filter(({ isOwn }) => isOwn)
  const others = readings.filter(({ isOwn }) => !isOwn)
  const first = others[0]
  const typed = others.length > 1 ? queryLanguages.map((_, l) => keyOf(words, l)) : []
  const sure = new Set(others.length > 1 ? first?.names.map(({ key }) => key) : [])
  const agrees = ({ names }: Reading): boolean => names.some(({ l, key }) => sure.has(key) && typed[l] !== key)
  const seen = new Set([formOf(text)])
  const equivalents: string[] = []
  for (const reading of [...own, ...others]) {
    if (!reading.isOwn && reading !== first && !agrees(reading)) continue
    for (const { name, form } of reading.names) {
      if (seen.has(form) || equivalents.length >= equivalentsMost) continue
      seen.add(form)
      equivalents.push(name)
    }
  }
  return equivalents
}
