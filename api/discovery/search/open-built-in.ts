// Built-in backend: loaded or built.
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { EventLog } from '#kit/events.ts'
import type { Context, Search, SearchReader } from '#api/foundation/context.ts'
import { findIdentity } from '#api/foundation/event-epoch.ts'
import type { NetworkEvent, NetworkEventLog } from '#api/foundation/events.ts'
import { BuiltInBackend } from '#search-engine/built-in.ts'
import type { IndexName, OwnerFacts, SearchBackend, Vocabulary } from '#search-engine/index.ts'
import { documentsVersion, everyDocument } from './documents.ts'
import { countRows, findBacklog } from './queries.ts'
import { prepareFolder } from './snapshot-files.ts'
import { oldestPosition, SnapshotStore } from './snapshot-store.ts'

export type Opening = {
  pool: pg.Pool
  folder: string
  vocabulary: Vocabulary
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  progress: (indexName: IndexName, done: number, total: number) => void
  onOpen: (indexName: IndexName) => void
  onError: (error: unknown) => void
  onWritten: () => void
  signal: AbortSignal
}

export type OwnSource = Pick<Context, 'db' | 'pool' | 'search'> & {
  eventLog: Pick<NetworkEventLog, 'catchUp'>
  vocabulary: Vocabulary
}

/** No `facts`: another process writes the documents. */
export type OpenBackend = {
  backend: SearchBackend
  facts?: OwnerFacts
  position?: string
  snapshots?: Pick<SnapshotStore, 'start' | 'save' | 'stop' | 'position'>
  written?: {
    position: {
      start: () => Promise<void>
      note: (events: readonly NetworkEvent[]) => void
      close: () => Promise<void>
    }
    own?: { searchOf: (source: OwnSource, reader: SearchReader) => Search }
  }
}

const tables = {
  business: 'searchable_businesses',
  product: 'searchable_products',
  people: 'searchable_people',
} as const
const progressInterval = 1000 // documents
const maxCatchUp = 20_000 // more events than this take longer than a rebuild

export async function openBuiltIn(opening: Opening): Promise<OpenBackend> {
  const { pool, folder, vocabulary, log, onOpen, onError, signal } = opening
  const [identity, moved] = await Promise.all([findIdentity(pool), prepareFolder(folder)])
  for (const reason of moved) log.warn({ reason }, 'a folder was in the place of a search snapshot, and is moved aside')
  const onChange = (indexName: IndexName, count: number) => snapshots.recordChanges(indexName, count)
  const backend = new BuiltInBackend({ vocabulary, onChange, onError })
  const snapshots = new SnapshotStore(backend, folder, `${identity} ${documentsVersion}`, log)
  const positions: string[] = []
  for (const indexName of ['business', 'product', 'people'] as const) {
    signal.throwIfAborted()
    positions.push(await openIndex(indexName, backend, snapshots, opening))
    onOpen(indexName)
  }
  return { backend, facts: backend.facts, position: oldestPosition(positions), snapshots }
}

export function emptyBuiltIn(vocabulary: Vocabulary): SearchBackend {
  return new BuiltInBackend({ vocabulary })
}

async function openIndex(
  indexName: IndexName,
  backend: BuiltInBackend,
  snapshots: SnapshotStore,
  { pool, log, progress, signal }: Opening,
): Promise<string> {
  const loaded = await snapshots.load(indexName)
  if (loaded !== undefined && (await canCatchUp(pool, loaded, backend.sizeOf(indexName)))) return loaded
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
  await backend.build(indexName, documents())
  const size = backend.sizeOf(indexName)
  log.info({ indexName, documents: size, milliseconds: Date.now() - started }, 'search index built')
  snapshots.recordChanges(indexName, Math.max(1, size))
  return position
}

/** All events since exist and cost less than a rebuild. */
async function canCatchUp(pool: pg.Pool, position: string, documents: number): Promise<boolean> {
  const { ids, reachable } = await findBacklog(pool, position)
  return reachable && ids <= Math.max(maxCatchUp, documents / 4)
}
