// Applies events to the indexes by re-reading their rows, so that repeated or late events are harmless. NOTE: hard
// deletion of a product row must also emit its business's change.
import type { IndexName, Indexes } from '#api/foundation/context.ts'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type pg from 'pg'
import { dataOf, type NetworkEvent } from '#api/foundation/events.ts'
import { batchSize, documentsOf } from './documents.ts'
import { ownersOf } from '#api/catalog/products/lookup.ts'
import { findProductIDs } from './queries.ts'

export type IndexUpdater = {
  /** Serialized, so that an older read never overwrites a newer one. */
  applyEvents: (events: NetworkEvent[]) => Promise<void>
  applyEventsWith: (pool: pg.Pool) => (events: NetworkEvent[]) => Promise<void>
  /** Events wait meanwhile. */
  withIndexLock: <T>(work: () => Promise<T>) => Promise<T>
}

const yieldAfter = 32 // documents; about a millisecond

type Options = {
  pool: pg.Pool
  indexes: Indexes
  beforeChange: (indexName: IndexName) => void
  afterChange: (indexName: IndexName, count: number) => void
  onError: (error: unknown) => void
}

export function indexUpdater({ pool, indexes, beforeChange, afterChange, onError }: Options): IndexUpdater {
  let queue: Promise<unknown> = Promise.resolve()

  async function refresh(from: pg.Pool, indexName: IndexName, ids: string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += batchSize) {
      const batch = ids.slice(at, at + batchSize)
      const missing = new Set(batch)
      let count = 0
      for (const document of await documentsOf(from, indexName, batch)) {
        beforeChange(indexName)
        indexes[indexName].upsert(document as never)
        missing.delete(document.id)
        if (++count % yieldAfter === 0) await yieldToEventLoop()
      }
      beforeChange(indexName)
      for (const id of missing) indexes[indexName].remove(id)
      afterChange(indexName, batch.length)
    }
    if (ids.length > 0 && indexes[indexName].needsMerge) indexes[indexName].merge().catch(onError)
  }

  async function apply(from: pg.Pool, events: NetworkEvent[]): Promise<void> {
    const { business, product, people } = idsOf(events)
    const changedBusinesses = [...business]
    for (const id of await businessesOf(from, [...product])) business.add(id)
    await refresh(from, 'business', [...business])
    for await (const ids of productsOf(from, changedBusinesses)) for (const id of ids) product.add(id)
    await refresh(from, 'product', [...product])
    await refresh(from, 'people', [...people])
  }

  /** Deleted businesses: those still in the index. */
  async function* productsOf(from: pg.Pool, businessIDs: string[]): AsyncGenerator<string[]> {
    if (businessIDs.length === 0) return
    for (const business of businessIDs) {
      if (indexes.business.has(business)) continue
      yield indexes.product.search({ text: '', filter: { business }, skip: 0, size: indexes.product.size }).ids
    }
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const ids = await findProductIDs(from, businessIDs, after, batchSize)
      yield ids
      if (ids.length < batchSize) return
      after = ids.at(-1)!
    }
  }

  function withIndexLock<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work, work)
    queue = result
    return result
  }

  const applyEventsWith = (from: pg.Pool) => (events: NetworkEvent[]) => withIndexLock(() => apply(from, events))
  return { applyEvents: applyEventsWith(pool), applyEventsWith, withIndexLock }
}

function idsOf(events: NetworkEvent[]): Record<IndexName, Set<string>> {
  type Name = `${'businesses' | 'products' | 'people'}.changed` | `${'businesses' | 'people'}.outdated`
  const idsIn = (...names: Name[]) => new Set(names.flatMap((name) => dataOf(events, name).flatMap(({ ids }) => ids)))
  return {
    business: idsIn('businesses.changed', 'businesses.outdated'),
    product: idsIn('products.changed'),
    people: idsIn('people.changed', 'people.outdated'),
  }
}

async function businessesOf(pool: pg.Pool, productIDs: string[]): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let at = 0; at < productIDs.length; at += batchSize) {
    for (const id of await ownersOf(pool, productIDs.slice(at, at + batchSize))) ids.add(id)
  }
  return ids
}
