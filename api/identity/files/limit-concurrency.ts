// Concurrency limit; a slow operation delays the next by `maxWait`.
import { setTimeout as delay } from 'node:timers/promises'
import pLimit from 'p-limit'

/** Waits at most `maxWait` ms. */
export function limitConcurrency(concurrency: number, maxWait: number): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(concurrency)
  return async (work) => {
    const slot = Promise.withResolvers<void>()
    const finished = Promise.withResolvers<void>()
    void limit(() => {
      slot.resolve()
      return finished.promise
    })
    await Promise.race([slot.promise, delay(maxWait)])
    try {
      return await work()
    } finally {
      finished.resolve()
    }
  }
}
