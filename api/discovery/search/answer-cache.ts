// Cache of search answers, by directory and likes.
import { LRUCache } from 'lru-cache'
import type { NetworkEvent } from '#api/foundation/events.ts'

type Hit = { businessID: string }
type Answer = { data: readonly Hit[]; size: number }

const dropping: ReadonlySet<string> = new Set([
  'businesses.changed',
  'products.changed',
  'businesses.outdated',
  'lists.changed',
])
const answersMost = 300
const hitsMost = 20 // programs ask for larger answers, once each

export class AnswerCache {
  #answers = new LRUCache<string, Answer>({ max: answersMost })
  #generation = 0

  /** Runs before the events count as caught up. */
  applyEvents(events: readonly NetworkEvent[]): void {
    for (const { name, data } of events) {
      if (dropping.has(name)) this.clear()
      else if ((name === 'reactions.added' || name === 'reactions.removed') && data.resourceType === 'business')
        this.#dropOf(data.resourceID)
    }
  }

  /** NOTE: call after catching up. The answer is shared and frozen; not stored if something changed meanwhile. */
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

  #dropOf(businessID: string): void {
    this.#generation++
    for (const [key, { data }] of this.#answers.entries())
      if (data.some((hit) => hit.businessID === businessID)) this.#answers.delete(key)
  }
}
