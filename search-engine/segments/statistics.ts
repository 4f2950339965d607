// Cached index statistics.
import type { WordDictionary } from './word-dictionary.ts'
import type { IndexStatistics } from '../query/query-plan.ts'
import type { SegmentReader } from './segment-reader.ts'
import type { IndexState } from './index-state.ts'
import { type FuzzyMatch, fuzzyMatches } from '../query/fuzzy.ts'

export function statisticsOf(state: IndexState, segments: SegmentReader[]): IndexStatistics {
  const seen = new Map<number, number>()
  return {
    words: state.lexicon.words,
    documents: state.documents,
    isKnown: state.isKnown,
    isInDictionary: state.isInDictionary ?? (() => false),
    fuzzyMatches: cachedFuzzyMatches(state.lexicon.words),
    frequency(word) {
      let count = seen.get(word)
      if (count === undefined) {
        count = 0
        for (const segment of segments) count += segment.frequency(word)
        seen.set(word, count)
      }
      return count
    },
  }
}

const CACHED_WORDS = 500
const cached = new WeakMap<WordDictionary, { size: number; seen: Map<string, FuzzyMatch[]> }>()

function cachedFuzzyMatches(words: WordDictionary): IndexStatistics['fuzzyMatches'] {
  return (text, max) => {
    let cache = cached.get(words)
    if (cache?.size !== words.size || cache.seen.size > CACHED_WORDS)
      cached.set(words, (cache = { size: words.size, seen: new Map() }))
    const key = `${max}${text}`
    let matches = cache.seen.get(key)
    if (!matches) cache.seen.set(key, (matches = fuzzyMatches(words, text, max)))
    return matches
  }
}
