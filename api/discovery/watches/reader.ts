// Event reader: compares watched facts, queues changes for matching.
import type { Transaction } from 'kysely'
import { type EventReader, follow, readerOf } from '#kit/event-reader.ts'
import type { StoredEvent } from '#kit/events.ts'
import type { Notifier } from '#kit/notifier.ts'
import { dataOf, isReadable, type NetworkEvent } from '#api/foundation/events.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { findFacts, keepFacts, tellDifference } from './fact-queries.ts'
import { addChanges } from './matching-queries.ts'
import { differencesOf } from './rules.ts'

type Dependencies = Pick<WorkerDependencies, 'db'>
type Accepts = (event: StoredEvent) => event is NetworkEvent
type Log = { warn: (about: object, message: string) => void }

const names = ['businesses.changed', 'products.changed', 'watches.added'] as const

export function openReader({ db }: Dependencies, accepts: Accepts = isReadable): EventReader {
  return readerOf({ db, table: 'watch_reading', names, accepts, write })
}

export function followEvents(
  dependencies: Dependencies,
  notifier: Notifier,
  log: Log,
  accepts?: Accepts,
): { close: () => Promise<void> } {
  const reader = openReader(dependencies, accepts)
  return follow({ reader, notifier, log, message: 'changes of watched things were not read' })
}

async function write(tx: Transaction<DB>, events: readonly NetworkEvent[]): Promise<number> {
  const [businesses, products] = [dataOf(events, 'businesses.changed'), dataOf(events, 'products.changed')]
  const added = dataOf(events, 'watches.added')
  const ids = new Set([...businesses, ...products, ...added].flatMap((data) => data.ids))
  let effects = 0
  for (const { id, before, now } of await findFacts(tx, [...ids])) {
    const differences = differencesOf(before, now)
    for (const difference of differences) effects += await tellDifference(tx, id, difference)
    // Ignored steps keep the former value: small steps add up.
    const changed = Object.fromEntries(differences.map(({ kind, new: next }) => [kind, next]))
    if (differences.length > 0) await keepFacts(tx, id, { ...before, ...changed })
  }
  const listed = (all: typeof products) => all.flatMap((data) => (data.unlisted ? [] : data.ids))
  effects += await addChanges(tx, 'product', listed(products))
  effects += await addChanges(tx, 'business', listed(businesses))
  return effects + (await addChanges(tx, 'owner', listed(businesses)))
}
