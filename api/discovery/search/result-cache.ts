// Results of a backend, until documents change.
import { LRUCache } from 'lru-cache'
import { traced } from '#kit/traced.ts'
import type {
  BackendState,
  Changes,
  IndexName,
  SearchBackend,
  SearchQuery,
  SearchResult,
  SuggestQuery,
  Vocabulary,
} from '#search-engine/index.ts'

export class CachedBackend implements SearchBackend {
  #backend: SearchBackend
  #caches = { business: new ResultCache(), product: new ResultCache(), people: new ResultCache() }

  constructor(backend: SearchBackend) {
    this.#backend = backend
  }

  clear(): void {
    for (const cache of Object.values(this.#caches)) cache.clear()
  }

  async search(index: IndexName, query: SearchQuery, vocabulary?: Vocabulary): Promise<SearchResult> {
    const ask = (asked = query) => traced('search', index, () => this.#backend.search(index, asked, vocabulary))
    // A restricted question is asked once.
    if (vocabulary || query.filter?.among) return ask()
    const cache = this.#caches[index]
    // Further pages have the facets of the first.
    const facets = query.facets && query.skip > 0 && cache.known(JSON.stringify({ ...query, skip: 0 }))?.facets
    return cache.results(
      JSON.stringify(query),
      facets ? async () => ({ ...(await ask({ ...query, facets: false })), facets }) : ask,
    )
  }

  suggest(index: IndexName, query: SuggestQuery): Promise<readonly string[]> {
    return this.#caches[index].suggestions(JSON.stringify(query), () => this.#backend.suggest(index, query))
  }

  knows(names: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#backend.knows(names)
  }

  async apply(changes: Changes): Promise<void> {
    const { documents = {}, removed = {}, removedOwners = [] } = changes
    try {
      await this.#backend.apply(changes)
    } finally {
      for (const index of Object.keys({ ...documents, ...removed }) as IndexName[]) this.#caches[index].clear()
      if (removedOwners.length > 0) this.#caches.product.clear()
    }
  }

  state(): Promise<BackendState> {
    return this.#backend.state()
  }
}

class ResultCache {
  #results = new LRUCache<string, SearchResult>({ max: 300 })
  #suggestions = new LRUCache<string, readonly string[]>({ max: 2000 })
  #generation = 0

  clear(): void {
    this.#generation++
    if (this.#results.size > 0) this.#results.clear()
    if (this.#suggestions.size > 0) this.#suggestions.clear()
  }

  known(key: string): SearchResult | undefined {
    return this.#results.get(key)
  }

  results(key: string, make: () => Promise<SearchResult>): Promise<SearchResult> {
    return this.#kept(this.#results, key, make)
  }

  suggestions(key: string, make: () => Promise<readonly string[]>): Promise<readonly string[]> {
    return this.#kept(this.#suggestions, key, make)
  }

  async #kept<T extends object>(cache: LRUCache<string, T>, key: string, make: () => Promise<T>): Promise<T> {
    const known = cache.get(key)
    if (known) return known
    const generation = this.#generation
    const made = await make()
    if (generation === this.#generation) cache.set(key, made)
    return made
  }
}
