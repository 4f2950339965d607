// Answers of one index, remembered until it changes: links and popular words are asked again and again. Holds nothing stale.
import type { Found, Question, SearchIndex } from './engine/index.ts'

const most = 300

export class Answers {
  #index: Pick<SearchIndex, 'searchAsync' | 'size'>
  #known = new Map<string, Found>()
  #changes = 0

  constructor(index: Pick<SearchIndex, 'searchAsync' | 'size'>) {
    this.#index = index
  }

  get size(): number {
    return this.#index.size
  }

  /** Called before the change of a document can be seen. */
  forget(): void {
    this.#changes++
    if (this.#known.size > 0) this.#known.clear()
  }

  /** As the index answers; the answer is shared and must not be changed. */
  async search(question: Question): Promise<Found> {
    const key = JSON.stringify(question)
    let found = this.#known.get(key)
    if (found) {
      this.#known.delete(key)
      this.#known.set(key, found)
      return found
    }
    const changes = this.#changes
    found = await this.#index.searchAsync(question)
    if (changes !== this.#changes) return found
    this.#known.set(key, found)
    if (this.#known.size > most) this.#known.delete(this.#known.keys().next().value!)
    return found
  }
}
