// Rendered pages in memory. Concurrent requests for a page share one rendering (single flight).
import { type CachedPage, MemoryCache } from './memory-cache.ts'

/** Changes of the data: `catchUp` resolves once every committed change was reported; `on` receives the cache tags of each. */
export type Changes = { catchUp: () => Promise<void>; on: (listener: (tags: string[]) => void) => void }
export type PageAnswer = { status: number; location: string } | { status: number; page: CachedPage }
/** Renders and stores a page; calls `begin` before it reads data, and passes its result to `store`. */
export type Render = (begin: () => number) => Promise<PageAnswer>
/** `epoch`: start of reading data; undefined while queued. */
type Rendering = { epoch: () => number | undefined; answer: Promise<PageAnswer> }

export class PageCache {
  #memory: MemoryCache
  #changes: Changes
  #renderings = new Map<string, Rendering>()

  constructor(bytes: number, changes: Changes) {
    this.#memory = new MemoryCache({ maxBytes: bytes })
    this.#changes = changes
    changes.on((tags) => this.#memory.invalidate(tags))
  }

  /** The page of a key; never older than a change acknowledged before this call. The key names everything that pages differ by. */
  async get(key: string, render: Render): Promise<PageAnswer> {
    if (this.#memory.has(key) || this.#renderings.has(key)) {
      await this.#changes.catchUp()
      const page = this.#memory.get(key)
      if (page) return { status: 200, page }
      const rendering = this.#renderings.get(key)
      // No change since its start: a new rendering would read the same data.
      if (rendering && (rendering.epoch() ?? this.#memory.epoch()) === this.#memory.epoch()) {
        const answer = await rendering.answer
        if (isShared(answer)) return answer
      }
    }
    return this.#start(key, render)
  }

  #start(key: string, render: Render): Promise<PageAnswer> {
    let epoch: number | undefined
    const answer = render(() => (epoch = this.#memory.epoch()))
    const rendering: Rendering = { epoch: () => epoch, answer }
    this.#renderings.set(key, rendering)
    const forget = () => {
      if (this.#renderings.get(key) === rendering) this.#renderings.delete(key)
    }
    answer.then(forget, forget)
    return answer
  }

  /** Stores a page unless one of its tags has changed since `startedAt`; `until` (ms since 1970) at the latest. */
  store(
    key: string,
    body: Buffer,
    headers: CachedPage['headers'],
    { tags, startedAt, until }: { tags: readonly string[]; startedAt: number; until?: number },
  ): CachedPage {
    return this.#memory.put(key, body, tags, startedAt, headers, until)
  }

  recount(key: string): void {
    this.#memory.recount(key)
  }
}

/** A page without tags may depend on data without events. */
function isShared(answer: PageAnswer): boolean {
  return 'page' in answer && answer.page.tags.length > 0
}
