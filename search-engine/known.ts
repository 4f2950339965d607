// What planning may know of an index, remembered for the length of one question.
import type { Words } from './dict.ts'
import type { Known } from './plan.ts'
import type { Source } from './source.ts'
import type { State } from './state.ts'
import { type Near, nearWords } from './typo.ts'

/** Frequencies over all sources, and near words, each looked for once. */
export function knownOf(state: State, sources: Source[]): Known {
  const seen = new Map<number, number>()
  return {
    words: state.lexicon.words,
    documents: state.documents,
    near: nearMemory(state.lexicon.words),
    frequency(word) {
      let count = seen.get(word)
      if (count === undefined) {
        count = 0
        for (const source of sources) count += source.frequency(word)
        seen.set(word, count)
      }
      return count
    },
  }
}

function nearMemory(words: Words): Known['near'] {
  const seen = new Map<string, Near[]>()
  return (text, most) => {
    const place = `${most}${text}`
    let near = seen.get(place)
    if (!near) seen.set(place, (near = nearWords(words, text, most)))
    return near
  }
}
