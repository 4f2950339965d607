// Page cache with single flight.
import { type CachedPage, MemoryCache } from './memory-cache.ts'

/** `catchUp` resolves once all committed changes are reported; `on` receives their tags. */
export type Changes = { catchUp: () => Promise<void>; on: (listener: (tags: string[]) => void) => void }
export type PageAnswer = { status: number; location: string } | { status: number; page: CachedPage }
/** `begin` precedes reading data; its result is passed to `store`. */
export type Render = (begin: () => number) => Promise<PageAnswer>
/** `epoch`: undefined while queued. */
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

  isAtHand(key: string): boolean {
    return this.#memory.has(key) || this.#renderings.has(key)
  }

  /** Never older than a change acknowledged before this call. The key covers all page variants. */
  async get(key: string, render: Render): Promise<PageAnswer> {
    if (this.isAtHand(key)) {
      await this.#changes.catchUp()
      const page = this.#memory.get(key)
      if (page) return { status: 200, page }
      const rendering = this.#renderings.get(key)
      // Unchanged since: a new rendering would read the same data.
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

  /** `until`: ms since 1970. */
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

/** Untagged pages may depend on data without events. */
function isShared(answer: PageAnswer): boolean {
  return 'page' in answer && answer.page.tags.length > 0
}
