// Cache of one index's results until the index changes.
import { LRUCache } from 'lru-cache'
import type { SearchIndex, SearchQuery, SearchResult } from '#search-engine/index.ts'

export class ResultCache {
  #index: Pick<SearchIndex, 'searchAsync' | 'suggest'>
  #results = new LRUCache<string, SearchResult>({ max: 300 })
  #suggestions = new LRUCache<string, string[]>({ max: 2000 })
  #generation = 0

  constructor(index: Pick<SearchIndex, 'searchAsync' | 'suggest'>) {
    this.#index = index
  }

  /** NOTE: call before a change becomes visible. */
  clear(): void {
    this.#generation++
    if (this.#results.size > 0) this.#results.clear()
    if (this.#suggestions.size > 0) this.#suggestions.clear()
  }

  /** NOTE: shared; do not modify. */
  async search(query: SearchQuery): Promise<SearchResult> {
    const key = JSON.stringify(query)
    const cached = this.#results.get(key)
    if (cached) return cached
    const generation = this.#generation
    const result = await this.#index.searchAsync(query)
    if (generation === this.#generation) this.#results.set(key, result)
    return result
  }

  suggest(prefix: string, size: number): readonly string[] {
    const key = `${size} ${prefix}`
    const cached = this.#suggestions.get(key)
    if (cached) return cached
    const suggestions = this.#index.suggest(prefix, size)
    this.#suggestions.set(key, suggestions)
    return suggestions
  }
}
