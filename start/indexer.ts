// Indexer of this process.
import type { FastifyBaseLogger } from 'fastify'
import type { DB } from '#api/database/tables.ts'
import type { EventCheck } from '#api/foundation/events.ts'
import { Indexer } from '#api/discovery/search/indexer/indexer.ts'
import type { Notifier } from '#kit/notifier.ts'
import { connectOpenSearch } from '#kit/opensearch/client.ts'
import type { Database } from '#kit/postgres/pool.ts'
import type { Settings } from './config.ts'

type Beside = {
  database: Database<DB>
  starting: Database<DB>
  notifier: Notifier
  events: EventCheck
  log: FastifyBaseLogger
}

export function startIndexer(
  { services, openSearch }: Pick<Settings, 'services' | 'openSearch'>,
  { database: { kysely: db, pool }, starting, notifier, events: { accepts }, log }: Beside,
): { close: () => Promise<void> }[] {
  if (!services.has('indexer') || !openSearch) return []
  const { send, close } = connectOpenSearch(openSearch.urls)
  const indexer = new Indexer({ db, pool, starting: starting.pool, send, prefix: openSearch.prefix, accepts, log })
  notifier.onNotify(() => indexer.wake())
  indexer.start()
  async function stop(): Promise<void> {
    await indexer.stop()
    await close()
  }
  return [{ close: stop }]
}
