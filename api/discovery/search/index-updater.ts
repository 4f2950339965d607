// Events → indexes by re-reading rows: repeated or late events are harmless.
import type pg from 'pg'
import { dataOf, type NetworkEvent } from '#api/foundation/events.ts'
import type { OwnerFacts } from '#search-engine/index.ts'
import { type DocumentTarget, documentWriter } from './document-writer.ts'
import { batchSize, factsOf } from './documents.ts'
import { ownersOf } from '#api/catalog/products/lookup.ts'
import { factsIn, staleProducts, type StaleProducts } from './stale-products.ts'
import { findOwnedIDs } from './queries.ts'

export type IndexUpdater = {
  /** Serialized: older reads never overwrite newer ones. */
  applyEvents: (events: NetworkEvent[]) => Promise<void>
  applyEventsWith: (pool: pg.Pool) => (events: NetworkEvent[]) => Promise<void>
  withIndexLock: <T>(work: () => Promise<T>) => Promise<T>
  stale: StaleProducts
}

const writtenAtOnce = 256

type Options = DocumentTarget & {
  pool: pg.Pool
  facts: OwnerFacts
  afterStale: () => void
  afterAllStale: () => Promise<void>
  onError: (error: unknown) => void
}

export function indexUpdater(options: Options): IndexUpdater {
  const { pool, facts, afterStale, afterAllStale, onError, ...target } = options
  const { refresh, removeProductsOf } = documentWriter(target)
  let queue: Promise<unknown> = Promise.resolve()

  async function apply(from: pg.Pool, events: NetworkEvent[]): Promise<void> {
    const { changed, outdated, product, people } = idsOf(events)
    const ids = [...new Set([...changed, ...outdated, ...(await businessesOf(from, [...product]))])]
    for (let at = 0; at < ids.length; at += batchSize) {
      const batch = ids.slice(at, at + batchSize)
      const current = new Map((await refresh(from, 'business', batch)).map((one) => [one.id, factsOf(one)]))
      const followed: string[] = []
      for (const id of batch) {
        const own = current.get(id)
        if (own === undefined) {
          await removeProductsOf(id)
          stale.drop(id)
        } else if (outdated.has(id) || (changed.has(id) && !facts.has(id, own))) followed.push(id)
      }
      await follow(from, followed)
    }
    await refresh(from, 'product', [...product])
    await refresh(from, 'people', [...people])
  }

  async function follow(from: pg.Pool, businessIDs: string[]): Promise<void> {
    if (businessIDs.length === 0) return
    const few = new Map<string, string[]>()
    let count = 0
    for (const { businessID, ids } of await findOwnedIDs(from, businessIDs, writtenAtOnce + 1)) {
      stale.mark(businessID)
      if (count + ids.length > writtenAtOnce) continue
      few.set(businessID, ids)
      count += ids.length
    }
    const written = Map.groupBy(await refresh(from, 'product', [...few.values()].flat()), (one) => one.businessID)
    for (const [id, ids] of few) stale.settle(id, factsIn(written.get(id) ?? [], ids.length))
    stale.resume()
  }

  function withIndexLock<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work, work)
    queue = result
    return result
  }

  const applyEventsWith = (from: pg.Pool) => (events: NetworkEvent[]) => withIndexLock(() => apply(from, events))
  const stale = staleProducts({
    pool,
    facts,
    write: (ids) => refresh(pool, 'product', ids),
    removeAll: removeProductsOf,
    withIndexLock,
    afterWrite: afterStale,
    afterAll: afterAllStale,
    onError,
  })
  return { applyEvents: applyEventsWith(pool), applyEventsWith, withIndexLock, stale }
}

export function idsOf(events: NetworkEvent[]): Record<'changed' | 'outdated' | 'product' | 'people', Set<string>> {
  type Name = `${'businesses' | 'products' | 'people'}.changed` | `${'businesses' | 'people'}.outdated`
  const idsIn = (...names: Name[]) =>
    new Set(names.flatMap((name) => dataOf(events, name).flatMap((data) => (isUnlisted(data) ? [] : data.ids))))
  const translated = [...dataOf(events, 'translations.added'), ...dataOf(events, 'translations.removed')]
  const idsAnd = (ids: Set<string>, kind: 'products' | 'businesses') =>
    new Set([...ids, ...translated.flatMap((data) => data[kind])])
  return {
    changed: idsAnd(idsIn('businesses.changed'), 'businesses'),
    outdated: idsIn('businesses.outdated'),
    product: idsAnd(idsIn('products.changed'), 'products'),
    people: idsIn('people.changed', 'people.outdated'),
  }
}

const isUnlisted = (data: { ids: string[]; unlisted?: boolean | undefined }) => data.unlisted === true

export async function businessesOf(pool: pg.Pool, productIDs: string[]): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let at = 0; at < productIDs.length; at += batchSize) {
    for (const id of await ownersOf(pool, productIDs.slice(at, at + batchSize))) ids.add(id)
  }
  return ids
}
