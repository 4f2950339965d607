// Words that are no typos.
import type { Vocabulary } from './backend.ts'

type WordTrust = Record<'isKnown' | 'isInDictionary', (word: string) => boolean>

export function trustedWords(vocabulary: Vocabulary, other: Pick<Vocabulary, 'knows'>): WordTrust {
  return {
    isKnown: (word) => vocabulary.knows(word) || (!vocabulary.isSlip(word) && other.knows(word)),
    isInDictionary: (word) => vocabulary.knows(word),
  }
}
