// Rows → indexed documents, in steps of about a millisecond.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type pg from 'pg'
import type { IndexName, Indexes } from '#api/foundation/context.ts'
import { batchSize, type Documents, documentsOf } from './documents.ts'

export type DocumentChanges = {
  indexes: Indexes
  beforeChange: (indexName: IndexName) => void
  afterChange: (indexName: IndexName, count: number) => void
  onError: (error: unknown) => void
}

const yieldAfter = 32 // documents

export function documentWriter({ indexes, beforeChange, afterChange, onError }: DocumentChanges) {
  async function refresh<N extends IndexName>(from: pg.Pool, indexName: N, ids: string[]): Promise<Documents[N][]> {
    const written: Documents[N][] = []
    for (let at = 0; at < ids.length; at += batchSize) {
      const batch = ids.slice(at, at + batchSize)
      const missing = new Set(batch)
      let count = 0
      for (const document of await documentsOf(from, indexName, batch)) {
        beforeChange(indexName)
        indexes[indexName].upsert(document as never)
        missing.delete(document.id)
        written.push(document)
        if (++count % yieldAfter === 0) await yieldToEventLoop()
      }
      beforeChange(indexName)
      for (const id of missing) indexes[indexName].remove(id)
      afterChange(indexName, batch.length)
    }
    if (ids.length > 0 && indexes[indexName].needsMerge) indexes[indexName].merge().catch(onError)
    return written
  }

  async function removeProductsOf(businessID: string): Promise<void> {
    const steps = indexes.product.removeOwned(businessID)
    const sizeBefore = indexes.product.size
    for (;;) {
      beforeChange('product')
      if (steps.next().done) break
      await yieldToEventLoop()
    }
    afterChange('product', sizeBefore - indexes.product.size)
  }

  return { refresh, removeProductsOf }
}
