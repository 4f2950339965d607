// Events → current rows → the indexes. Rows are always read anew, so that a change heard twice or late does no
// harm. Whoever deletes a product's row for good tells its business as well.
import { setImmediate as breathe } from 'node:timers/promises'
import type pg from 'pg'
import { dataOf, type NetworkEvent } from '../events.ts'
import { batchSize, documentsOf, type Source } from './documents.ts'
import type { SearchIndex } from '#search-engine/index.ts'
import { findBusinessIDs, findProductIDs } from './queries.ts'

export type Indexes = {
  business: SearchIndex<'business'>
  product: SearchIndex<'product'>
  people: SearchIndex<'business'>
}
export type Follower = {
  /** A listener of event logs. Calls are serialized, so that an older reading never comes last. */
  hear: (events: NetworkEvent[]) => Promise<void>
  /** The same, reading rows over other connections. */
  hearOver: (pool: pg.Pool) => (events: NetworkEvent[]) => Promise<void>
  /** Does the work while no index changes; changes heard meanwhile wait. */
  still: <T>(work: () => Promise<T>) => Promise<T>
}

const breathAfter = 32 // documents; about a millisecond

type Options = {
  pool: pg.Pool
  indexes: Indexes
  /** Told before every change of a document. */
  changing: (source: Source) => void
  changed: (source: Source, count: number) => void
  /** Told of what went wrong in the background. */
  defect: (error: unknown) => void
}

export function follower({ pool, indexes, changing, changed, defect }: Options): Follower {
  let turn: Promise<unknown> = Promise.resolve()

  async function refresh(from: pg.Pool, source: Source, ids: string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += batchSize) {
      const batch = ids.slice(at, at + batchSize)
      const gone = new Set(batch)
      let done = 0
      for (const document of await documentsOf(from, source, batch)) {
        changing(source)
        indexes[source].upsert(document as never)
        gone.delete(document.id)
        if (++done % breathAfter === 0) await breathe()
      }
      changing(source)
      for (const id of gone) indexes[source].remove(id)
      changed(source, batch.length)
    }
    if (ids.length > 0 && indexes[source].needsMerge) indexes[source].merge().catch(defect)
  }

  async function apply(from: pg.Pool, events: NetworkEvent[]): Promise<void> {
    const { business, product, people } = idsOf(events)
    const changed = [...business]
    for (const id of await businessesOf(from, [...product])) business.add(id)
    await refresh(from, 'business', [...business])
    for await (const ids of productsOf(from, changed)) for (const id of ids) product.add(id)
    await refresh(from, 'product', [...product])
    await refresh(from, 'people', [...people])
  }

  /** What the businesses offer, in pages; of those that are gone, what is still found of them. */
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

  function still<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work, work)
    turn = done
    return done
  }

  const hearOver = (from: pg.Pool) => (events: NetworkEvent[]) => still(() => apply(from, events))
  return { hear: hearOver(pool), hearOver, still }
}

function idsOf(events: NetworkEvent[]): Record<Source, Set<string>> {
  const idsIn = (name: `${'businesses' | 'products' | 'people'}.changed`) =>
    new Set(dataOf(events, name).flatMap(({ ids }) => ids))
  return {
    business: idsIn('businesses.changed'),
    product: idsIn('products.changed'),
    people: idsIn('people.changed'),
  }
}

async function businessesOf(pool: pg.Pool, productIDs: string[]): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let at = 0; at < productIDs.length; at += batchSize) {
    for (const id of await findBusinessIDs(pool, productIDs.slice(at, at + batchSize))) ids.add(id)
  }
  return ids
}
