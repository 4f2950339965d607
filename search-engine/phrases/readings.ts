// Meanings of a phrase, and the names they add.
import type { Phrase } from './rows.ts'
import { functionWords, languages, stem } from './stems.ts'
import type { Word } from './words.ts'

const MAX_EQUIVALENTS = 24

/** Keys ignore number. `isOwn`: the operator's. */
export type Reading = { phrase: Phrase; names: { name: string; key: string }[]; isOwn: boolean }

/** Countries named like a thing (China, Turkey) win. */
export function preferred(readings: Reading[]): Reading[] {
  const countries = readings.filter(({ phrase: { kind, reference } }) => kind === 'place' && reference.length === 2)
  return countries.length > 0 ? countries : readings
}

export function significant(words: Word[], l: number): Word[] {
  return words.filter(({ text }) => !functionWords[l]!.has(text))
}

export function keyOf(words: Word[], l: number): string {
  return significant(words, l)
    .map(({ text }) => stem(text, l).replace('*', ''))
    .join(' ')
}

/**
 * The first reading is surest: later ones must share a name with it in another language. The operator's always count,
 * first.
 */
export function equivalentsOf(readings: Reading[], words: Word[]): string[] {
  const typed = languages.map((_, l) => keyOf(words, l))
  const own = readings.filter(({ isOwn }) => isOwn)
  const others = readings.filter(({ isOwn }) => !isOwn)
  const sure = new Set(others[0]?.names.map(({ key }) => key))
  const agrees = ({ names }: Reading): boolean => names.some(({ key }) => sure.has(key) && !typed.includes(key))
  const seen = new Set(typed)
  const equivalents: string[] = []
  for (const reading of [...own, ...others]) {
    if (!reading.isOwn && reading !== others[0] && !agrees(reading)) continue
    for (const { name, key } of reading.names) {
      const lower = name.toLowerCase()
      if (seen.has(key) || seen.has(lower) || equivalents.length >= MAX_EQUIVALENTS) continue
      seen.add(key).add(lower)
      equivalents.push(name)
    }
  }
  return equivalents
}
