// Questions to OpenSearch; refused while it is away.
import { CircuitBreaker } from '#kit/opensearch/circuit-breaker.ts'
import { deadlines } from '#kit/deadlines.ts'
import { troubleOf } from '#kit/opensearch/client.ts'
import { Refusal } from '#kit/refusal.ts'
import type {
  BackendState,
  IndexName,
  SearchBackend,
  SearchQuery,
  SearchResult,
  SuggestQuery,
  Vocabulary,
} from '#search-engine/index.ts'
import type { OpenSearchBackend } from '#search-engine/opensearch/backend.ts'
import { unprepared } from './unprepared.ts'

const askedMost = 64
const figuresKept = 10_000 // ms
const retryAfter = 5 // seconds

type OnChange = (isAway: boolean, error?: unknown) => void

export class ClusterBackend implements SearchBackend {
  refused = 0
  readonly #breaker: CircuitBreaker
  readonly #backend: OpenSearchBackend
  #figures = unprepared
  #figuresUntil = -Infinity
  #asking: Promise<void> | undefined

  constructor(backend: OpenSearchBackend, onChange: OnChange) {
    this.#backend = backend
    this.#breaker = new CircuitBreaker({
      message: 'Search does not answer, try again',
      most: askedMost,
      get deadline() {
        return deadlines.search.answer
      },
      isFailure: (error) => troubleOf(error) === 'away',
      onChange,
    })
  }

  get isAway(): boolean {
    return this.#breaker.isAway
  }

  search(index: IndexName, query: SearchQuery, vocabulary?: Vocabulary): Promise<SearchResult> {
    return this.#question(() => this.#backend.search(index, query, vocabulary))
  }

  suggest(index: IndexName, query: SuggestQuery): Promise<readonly string[]> {
    return this.#question(() => this.#backend.suggest(index, query))
  }

  knows(names: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#question(() => this.#backend.knows(names))
  }

  position(): Promise<string> {
    return this.#ask(() => this.#backend.position())
  }

  async apply(): Promise<void> {
    throw new Error('An indexer writes the documents')
  }

  async state(): Promise<BackendState> {
    if (performance.now() >= this.#figuresUntil) await (this.#asking ??= this.#askFigures())
    return this.#figures
  }

  forgetFigures(): void {
    this.#figuresUntil = -Infinity
  }

  async #askFigures(): Promise<void> {
    try {
      this.#figures = await this.#ask(() => this.#backend.state())
      this.#figuresUntil = performance.now() + figuresKept
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    } finally {
      this.#asking = undefined
    }
  }

  async #question<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await this.#ask(question)
    } catch (error) {
      if (error instanceof Refusal) this.refused++
      throw error
    }
  }

  async #ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await this.#breaker.call(question)
    } catch (error) {
      if (troubleOf(error) !== 'missing') throw error
      throw new Refusal('ServiceUnavailable', 'Search is being prepared', { retryAfter })
    }
  }
}
