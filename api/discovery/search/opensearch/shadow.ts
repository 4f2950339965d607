// Comparison of a second backend.
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

export type Comparison = 'same' | 'total' | 'first' | 'late' | 'dropped' | 'failed'

type Options = {
  other: Pick<SearchBackend, 'search'>
  isCurrent: () => boolean
  share: number
  onCompared: (comparison: Comparison) => void
}

const comparedAtOnce = 2
const compared = 10

export class ShadowBackend implements SearchBackend {
  readonly #backend: SearchBackend
  readonly #options: Options
  #running = 0

  constructor(backend: SearchBackend, options: Options) {
    this.#backend = backend
    this.#options = options
  }

  async search(index: IndexName, query: SearchQuery, vocabulary?: Vocabulary): Promise<SearchResult> {
    const found = await this.#backend.search(index, query, vocabulary)
    if (!vocabulary && Math.random() < this.#options.share) void this.#compare(index, query, found)
    return found
  }

  suggest(index: IndexName, query: SuggestQuery): Promise<readonly string[]> {
    return this.#backend.suggest(index, query)
  }

  knows(names: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#backend.knows(names)
  }

  apply(changes: Changes): Promise<void> {
    return this.#backend.apply(changes)
  }

  state(): Promise<BackendState> {
    return this.#backend.state()
  }

  async #compare(index: IndexName, query: SearchQuery, found: SearchResult): Promise<void> {
    const { other, isCurrent, onCompared } = this.#options
    if (!isCurrent()) return onCompared('late')
    if (this.#running >= comparedAtOnce) return onCompared('dropped')
    this.#running++
    try {
      const result = await other.search(index, query)
      onCompared(isCurrent() ? comparisonOf(found, result) : 'late')
    } catch {
      onCompared('failed')
    } finally {
      this.#running--
    }
  }
}

function comparisonOf(one: SearchResult, other: SearchResult): Comparison {
  if (one.total !== other.total) return 'total'
  const firstOf = ({ ids }: SearchResult) => ids.slice(0, compared).join()
  return firstOf(one) === firstOf(other) ? 'same' : 'first'
}
