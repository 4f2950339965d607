// Event reader of webhook deliveries, exactly once.
import type { Transaction } from 'kysely'
import { type EventReader, follow, readerOf } from '#kit/event-reader.ts'
import type { StoredEvent } from '#kit/events.ts'
import { addAll } from '#kit/jobs/jobs.ts'
import type { Notifier } from '#kit/notifier.ts'
import { isReadable, type NetworkEvent } from '#api/foundation/events.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { messagesOf, toldEvents } from './messages.ts'
import { addDeliveries, findSubscribers, hasSubscribers } from './queries.ts'

type Dependencies = Pick<WorkerDependencies, 'db' | 'pool'>
type Accepts = (event: StoredEvent) => event is NetworkEvent
type Log = { warn: (about: object, message: string) => void }

export function openReader({ db }: Pick<Dependencies, 'db'>, accepts: Accepts = isReadable): EventReader {
  return readerOf({ db, table: 'webhook_reading', names: toldEvents, accepts, write, wanted: hasSubscribers })
}

export function followEvents(
  dependencies: Dependencies,
  notifier: Notifier,
  log: Log,
  accepts?: Accepts,
): { close: () => Promise<void> } {
  const reader = openReader(dependencies, accepts)
  return follow({ reader, notifier, log, message: 'deliveries to webhooks were not written' })
}

async function write(tx: Transaction<DB>, events: readonly NetworkEvent[]): Promise<number> {
  const subscribers = await findSubscribers(tx)
  if (subscribers.size === 0) return 0
  const added = await addDeliveries(tx, await messagesOf(tx, events, subscribers), new Date())
  const jobs = added.map((id) => ({ data: { id, run: 1 } }))
  await addAll(tx, 'webhooks.deliver', jobs)
  return added.length
}
