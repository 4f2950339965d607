// One index: loaded from its snapshot or built from PostgreSQL, in steps.
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { EventLog } from '#kit/events.ts'
import type { IndexName, Indexes } from '#api/foundation/context.ts'
import { SearchIndex } from '#search-engine/index.ts'
import { everyDocument, kindOf } from './documents.ts'
import { countRows, findBacklog } from './queries.ts'
import type { SnapshotStore } from './snapshot-store.ts'

export type Opening = {
  pool: pg.Pool
  snapshots: SnapshotStore
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  progress: (indexName: IndexName, done: number, total: number) => void
  signal: AbortSignal
}

const tables = {
  business: 'searchable_businesses',
  product: 'searchable_products',
  people: 'searchable_people',
} as const
const progressInterval = 1000 // documents
const maxCatchUp = 20_000 // more events than this take longer than a rebuild

/** `position`: where to catch up from. */
export async function openIndex<N extends IndexName>(
  indexName: N,
  { pool, snapshots, log, progress, signal }: Opening,
): Promise<{ index: Indexes[N]; position: string }> {
  const loaded = await snapshots.load(indexName)
  if (loaded && (await canCatchUp(pool, loaded.position, loaded.index.size))) return loaded
  // Taken before the first row is read: concurrent commits are applied afterwards.
  const position = await EventLog.now(pool)
  const started = Date.now()
  async function* documents() {
    const total = await countRows(pool, tables[indexName])
    let done = 0
    progress(indexName, done, total)
    for await (const document of everyDocument(pool, indexName)) {
      signal.throwIfAborted()
      yield document
      if (++done % progressInterval === 0) progress(indexName, done, Math.max(done, total))
    }
    progress(indexName, done, done)
  }
  const index = (await SearchIndex.buildFrom(kindOf[indexName], documents() as never)) as SearchIndex as Indexes[N]
  log.info({ indexName, documents: index.size, milliseconds: Date.now() - started }, 'search index built')
  snapshots.recordChanges(indexName, Math.max(1, index.size))
  return { index, position }
}

/** True if the events since then exist and cost less than a rebuild. */
async function canCatchUp(pool: pg.Pool, position: string, documents: number): Promise<boolean> {
  const { ids, reachable } = await findBacklog(pool, position)
  return reachable && ids <= Math.max(maxCatchUp, documents / 4)
}
