// Generators that yield every few milliseconds.
import { setImmediate } from 'node:timers/promises'

export function runToEnd<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** `budget` in milliseconds. */
export async function runPaced<T>(steps: Generator<void, T>, budget = 0, beforePause?: () => void): Promise<T> {
  let from = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (budget > 0 && performance.now() - from < budget) continue
    beforePause?.()
    await setImmediate()
    from = performance.now()
  }
}
