// Forms of the words that matched.
import type { Concept, SearchQuery, WordReason } from '../documents.ts'
import { boosts } from '../schema.ts'
import type { WordDictionary } from '../segments/word-dictionary.ts'
import { inflections } from '../text/inflections.ts'
import { tellingWords } from '../text/stop-words.ts'
import { PIECE_MARK } from '../text/tokens.ts'
import { nearAmounts } from './near-amounts.ts'
import { type Part, partsOf } from './query-parts.ts'
import type { Alternative, Slot } from './query-plan.ts'

const MEMBER_MARK = '\u0001'

export class WordForms {
  #words: WordDictionary
  #parts: Map<string, Part>
  #concepts: { own: Set<string>; concept: Concept }[]
  #typed: Set<string> | undefined

  constructor({ text, typed, concepts = [] }: SearchQuery, words: WordDictionary) {
    this.#words = words
    this.#typed = typed === undefined ? undefined : new Set(partsOf(typed).map((part) => part.text))
    this.#parts = new Map(partsOf(text).map((part) => [part.text, part]))
    this.#concepts = concepts.map((concept) => ({
      own: new Set(partsOf(concept.text).map((part) => part.text)),
      concept,
    }))
  }

  shown(word: string): string {
    return word.replaceAll(PIECE_MARK, '').replace(MEMBER_MARK, '')
  }

  of(slot: Slot, alternative: Alternative, word: number): Pick<WordReason, 'form' | 'found' | 'phrase'> {
    const text = this.#words.text(word)
    const found = this.shown(text)
    const part = this.#parts.get(slot.text)
    if (text.startsWith(MEMBER_MARK)) return { form: 'category', found }
    if (!alternative.also) {
      if (text === slot.text || found === this.shown(slot.text) || part?.compounds.includes(text))
        return { form: this.#typed?.has(slot.text) === false ? 'correction' : 'typed', found }
      if (text === part?.amount) return { form: 'amount', found }
      if (slot.fuzzy.includes(alternative)) return { form: 'correction', found }
      if (part?.amount !== undefined && nearAmounts(this.#words, part.amount).includes(word))
        return { form: 'nearAmount', found }
    }
    if (alternative.to !== undefined) return { form: 'prefix', found }
    const equivalent = this.#equivalent(slot, [alternative.word, ...(alternative.also ?? [])])
    if (equivalent) return { form: 'equivalent', ...equivalent }
    if (inflections(slot.text).includes(text)) return { form: 'inflected', found }
    if (alternative.boost === boosts.prefix && text.startsWith(slot.text)) return { form: 'prefix', found }
    return { form: alternative.boost === boosts.head ? 'head' : 'compound', found }
  }

  #equivalent(slot: Slot, numbers: readonly number[]): { found: string; phrase: string } | undefined {
    const wanted = new Set(numbers.map((number) => this.#words.text(number)))
    const isWanted = (words: readonly string[]): boolean =>
      words.length === wanted.size && words.every((word) => wanted.has(word))
    for (const { own, concept } of this.#concepts) {
      if (!own.has(slot.text)) continue
      const found = concept.equivalents.find((equivalent) => {
        const all = [...new Set(partsOf(equivalent).map((part) => part.text))]
        return isWanted(all) || isWanted(tellingWords(all))
      })
      if (found !== undefined) return { found, phrase: concept.text }
    }
    return undefined
  }
}
