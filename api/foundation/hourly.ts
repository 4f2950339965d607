// Hourly cache, per database, of costly figures; concurrent callers share one computation.
import { LRUCache } from 'lru-cache'
import type pg from 'pg'

const hour = 3_600_000

/** Failures are not cached. */
export function hourly<Value extends {}>(most: number) {
  const known = new WeakMap<pg.Pool, LRUCache<string, Promise<Value>>>()
  return (pool: pg.Pool, key: string, make: () => Promise<Value>): Promise<Value> => {
    let ofPool = known.get(pool)
    if (!ofPool) known.set(pool, (ofPool = new LRUCache({ max: most, ttl: hour })))
    const there = ofPool.get(key)
    if (there) return there
    const made = make()
    ofPool.set(key, made)
    made.catch(() => ofPool.delete(key))
    return made
  }
}
