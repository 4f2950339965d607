// Work that must not all run at once: so many at a time, the others wait in their order.

/**
 * Answers a function that runs work when fewer than `most` are running. Who has waited `patience` (ms) begins beside them: one that
 * takes long holds up nobody for longer.
 */
export function turns(most: number, patience?: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting = new Set<() => void>()
  async function wait(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.add(resolve)
    const timer = patience === undefined ? undefined : setTimeout(beside, patience)
    function beside(): void {
      waiting.delete(resolve)
      running++
      resolve()
    }
    await promise
    clearTimeout(timer)
  }
  return async (work) => {
    if (running < most) running++
    else await wait()
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next && running <= most) {
        waiting.delete(next)
        next()
      } else running--
    }
  }
}
