// Last figures of an absent search.
import { LRUCache } from 'lru-cache'
import { Refusal } from '#kit/refusal.ts'

export function lastKnown<A extends object>(most: number): (key: string, make: () => Promise<A>) => Promise<A> {
  const kept = new LRUCache<string, A>({ max: most })
  return async (key, make) => {
    try {
      const made = await make()
      kept.set(key, made)
      return made
    } catch (error) {
      const known = isUnavailable(error) ? kept.get(key) : undefined
      if (known === undefined) throw error
      return known
    }
  }
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof Refusal && error.name === 'ServiceUnavailable'
}
