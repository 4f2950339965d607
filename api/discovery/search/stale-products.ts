// Products of changed businesses, rewritten in the background.
import { setImmediate as yieldToEventLoop, setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { OwnerFacts, ProductDocument } from '#search-engine/index.ts'
import { findProductIDs } from './queries.ts'

export type StaleProducts = {
  mark: (businessID: string) => void
  drop: (businessID: string) => void
  settle: (businessID: string, facts: ReadonlySet<string | undefined>) => void
  resume: () => void
  idle: () => Promise<void>
  close: () => Promise<void>
}

type Options = {
  pool: pg.Pool
  facts: OwnerFacts
  write: (ids: string[]) => Promise<ProductDocument[]>
  removeAll: (businessID: string) => Promise<void>
  withIndexLock: <T>(work: () => Promise<T>) => Promise<T>
  afterWrite: () => void
  afterAll: () => Promise<void>
  onError: (error: unknown) => void
}

const atOnce = 128
const repeatAfter = 5000
const first = '00000000-0000-0000-0000-000000000000'

export function factsIn(documents: readonly ProductDocument[], expected: number): Set<string | undefined> {
  const facts = new Set(documents.map(({ businessFacts }) => businessFacts))
  return documents.length < expected ? facts.add(undefined) : facts
}

export function staleProducts(options: Options): StaleProducts {
  const { pool, facts: kept, write, removeAll, withIndexLock, afterWrite, afterAll, onError } = options
  const marked = new Set<string>()
  const closing = new AbortController()
  let running: Promise<void> | undefined
  let current: string | undefined

  function mark(businessID: string): void {
    marked.add(businessID)
    kept.set(businessID, undefined)
  }

  function settle(businessID: string, facts: ReadonlySet<string | undefined>): void {
    const [only] = facts
    if (only !== undefined && facts.size === 1) kept.set(businessID, only)
  }

  function drop(businessID: string): void {
    if (current === businessID) mark(businessID)
  }

  async function writeAll(businessID: string): Promise<void> {
    const facts = new Set<string | undefined>()
    let after = first
    async function writeSome(): Promise<boolean> {
      if (closing.signal.aborted) return true
      if (marked.delete(businessID)) {
        after = first
        facts.clear()
      }
      const ids = await findProductIDs(pool, businessID, after, atOnce)
      for (const one of factsIn(await write(ids), ids.length)) facts.add(one)
      after = ids.at(-1) ?? after
      if (ids.length === atOnce) return false
      if (facts.values().every((one) => one === undefined)) await removeAll(businessID)
      else settle(businessID, facts)
      return true
    }
    current = businessID
    for (let isDone = false; !isDone; await yieldToEventLoop()) {
      isDone = await withIndexLock(writeSome)
      afterWrite()
    }
    current = undefined
  }

  async function run(): Promise<void> {
    for (;;) {
      await yieldToEventLoop()
      const [businessID] = kept.stale()
      if (businessID === undefined || closing.signal.aborted) {
        running = undefined
        return
      }
      try {
        await writeAll(businessID)
        await afterAll()
      } catch (error) {
        onError(error)
        await pause(repeatAfter, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      }
    }
  }

  function resume(): void {
    running ??= run()
  }

  return {
    mark,
    drop,
    settle,
    resume,
    idle: async () => running,
    async close() {
      closing.abort()
      await running
    },
  }
}
