// Limits concurrent operations; a slow one delays the next by `maxWait` at most.
import { setTimeout as delay } from 'node:timers/promises'
import pLimit from 'p-limit'

/** Returns a function that runs `work` as soon as fewer than `concurrency` are running, or after `maxWait` (ms) beside them. */
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
