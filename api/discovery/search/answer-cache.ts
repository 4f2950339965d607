// Cache of search answers, dropped by tags.
import { LRUCache } from 'lru-cache'

type Hit = { businessID: string; productID?: string }
type Answer = { data: readonly Hit[]; size: number }

const dropping: ReadonlySet<string> = new Set(['directory', 'lists'])
const answersMost = 300
const hitsMost = 20 // programs ask for larger answers, once each

export class AnswerCache {
  #answers = new LRUCache<string, Answer>({ max: answersMost })
  #generation = 0

  /** Runs before the events count as caught up. */
  drop(tags: readonly string[]): void {
    if (tags.some((tag) => dropping.has(tag))) return this.clear()
    const dropped = new Set(tags.filter((tag) => /^(business|product):/.test(tag)))
    if (dropped.size === 0) return
    this.#generation++
    for (const [key, { data }] of this.#answers.entries())
      if (
        data.some(
          ({ businessID, productID }) => dropped.has(`business:${businessID}`) || dropped.has(`product:${productID}`),
        )
      )
        this.#answers.delete(key)
  }

  /** NOTE: call after catching up. The answer is frozen; not stored after a concurrent change. */
  async get<A extends Answer>(key: string, make: () => Promise<A>): Promise<A> {
    const cached = this.#answers.get(key)
    if (cached) return cached as A
    const generation = this.#generation
    const answer = Object.freeze(await make())
    if (generation === this.#generation && answer.size <= hitsMost) this.#answers.set(key, answer)
    return answer
  }

  /** Also applies to answers in the making. */
  clear(): void {
    this.#generation++
    this.#answers.clear()
  }
}
