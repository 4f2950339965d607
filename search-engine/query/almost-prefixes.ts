// Words that begin almost as typed.
import { boosts, limits } from '../schema.ts'
import type { WordDictionary } from '../segments/word-dictionary.ts'
import { fuzzyPrefixes } from './fuzzy.ts'

type KnownWords = {
  words: WordDictionary
  frequency: (word: number) => number
  isInDictionary: (text: string) => boolean
}
type WordRange = { word: number; to: number; boost: number }

export function almostPrefixes({ words, frequency, isInDictionary }: KnownWords, text: string): WordRange[] {
  if (text.length < limits.fuzzyPrefix || /\d/.test(text)) return []
  const found = fuzzyPrefixes(words, text).flatMap(({ from, to }) => {
    let word = from
    while (word < to && frequency(word) === 0) word++
    return word < to ? [{ word, to, boost: boosts.fuzzy }] : []
  })
  const same = found.filter(({ word }) => words.text(word)[0] === text[0])
  const isNamed = same.some(({ word, to }) => {
    for (let at = word; at < Math.min(to, word + limits.fuzzyMatches); at++)
      if (frequency(at) > 0 && isInDictionary(words.text(at))) return true
    return false
  })
  return isNamed ? same : found
}
