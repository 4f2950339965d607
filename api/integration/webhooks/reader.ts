// Event reader of webhook deliveries, exactly once.
import { type EventReader, follow, readerOf } from '#kit/event-reader.ts'
import { EventLog, type StoredEvent } from '#kit/events.ts'
import { add } from '#kit/jobs/jobs.ts'
import type { Notifier } from '#kit/notifier.ts'
import { isReadable, type NetworkEvent } from '#api/foundation/events.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { messagesOf, toldEvents } from './messages.ts'
import { addDeliveries, findPosition, findSubscribers, movePosition } from './queries.ts'

type Dependencies = Pick<WorkerDependencies, 'db' | 'pool'>
type Accepts = (event: StoredEvent) => event is NetworkEvent
type Log = { warn: (about: object, message: string) => void }

export async function openReader({ db, pool }: Dependencies, accepts: Accepts = isReadable): Promise<EventReader> {
  return readerOf({
    eventLog: new EventLog(pool, await findPosition(pool), accepts),
    wants: ({ name }) => toldEvents.has(name),
    write: (events) => write(db, events),
    savePosition: (position) => movePosition(pool, position),
  })
}

export function followEvents(
  dependencies: Dependencies,
  notifier: Notifier,
  log: Log,
  accepts?: Accepts,
): { close: () => Promise<void> } {
  const open = () => openReader(dependencies, accepts)
  return follow({ open, notifier, log, message: 'deliveries to webhooks were not written' })
}

async function write(db: Dependencies['db'], events: readonly NetworkEvent[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const subscribers = await findSubscribers(tx)
    if (subscribers.size === 0) return 0
    const added = await addDeliveries(tx, await messagesOf(tx, events, subscribers), new Date())
    for (const id of added) await add(tx, 'webhooks.deliver', { id, run: 1 })
    return added.length
  })
}
