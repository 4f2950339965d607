// Answers of one index, remembered until it changes: links, popular words and beginnings of words are asked again and again.
// Never answers what a change has made untrue.
import type { Found, Question, SearchIndex } from '#search-engine/index.ts'

const most = 300
const suggestionsMost = 2000

export class Answers {
  #index: Pick<SearchIndex, 'searchAsync' | 'suggest'>
  #found = new Map<string, Found>()
  #suggested = new Map<string, string[]>()
  #changes = 0

  constructor(index: Pick<SearchIndex, 'searchAsync' | 'suggest'>) {
    this.#index = index
  }

  /** To be called before the change of a document can be seen. */
  forget(): void {
    this.#changes++
    if (this.#found.size > 0) this.#found.clear()
    if (this.#suggested.size > 0) this.#suggested.clear()
  }

  /** As the index answers; the answer is shared and must not be changed. */
  async search(question: Question): Promise<Found> {
    const key = JSON.stringify(question)
    const known = recall(this.#found, key)
    if (known) return known
    const changes = this.#changes
    const found = await this.#index.searchAsync(question)
    if (changes === this.#changes) remember(this.#found, key, found, most)
    return found
  }

  /** Ids as the index suggests them; shared likewise. */
  suggest(prefix: string, size: number): readonly string[] {
    const key = `${size} ${prefix}`
    const known = recall(this.#suggested, key)
    if (known) return known
    const suggested = this.#index.suggest(prefix, size)
    remember(this.#suggested, key, suggested, suggestionsMost)
    return suggested
  }
}

// A map keeps the order of insertion: what was used last stands at its end.
function recall<T>(known: Map<string, T>, key: string): T | undefined {
  const value = known.get(key)
  if (value === undefined) return undefined
  known.delete(key)
  known.set(key, value)
  return value
}

function remember<T>(known: Map<string, T>, key: string, value: T, at: number): void {
  known.set(key, value)
  if (known.size > at) known.delete(known.keys().next().value!)
}
