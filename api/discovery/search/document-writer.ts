// Rows → documents of the backend.
import type pg from 'pg'
import type { Documents, IndexName, SearchBackend } from '#search-engine/index.ts'
import { batchSize, documentsOf } from './documents.ts'

export type DocumentTarget = {
  backend: SearchBackend
  position: () => string
}

export function documentWriter({ backend, position }: DocumentTarget) {
  async function refresh<N extends IndexName>(from: pg.Pool, indexName: N, ids: string[]): Promise<Documents[N][]> {
    const written: Documents[N][] = []
    for (let at = 0; at < ids.length; at += batchSize) {
      const batch = ids.slice(at, at + batchSize)
      const documents = await documentsOf(from, indexName, batch)
      const found = new Set(documents.map(({ id }) => id))
      const missing = batch.filter((id) => !found.has(id))
      const changes = { documents: { [indexName]: documents }, removed: { [indexName]: missing } }
      await backend.apply({ ...changes, position: position() })
      written.push(...documents)
    }
    return written
  }

  async function removeProductsOf(businessID: string): Promise<void> {
    await backend.apply({ removedOwners: [businessID], position: position() })
  }

  return { refresh, removeProductsOf }
}
