// Event reader: each cause once, whichever process is killed.
import type { Transaction } from 'kysely'
import { kindNames, notificationKinds } from '#contract/discovery/notifications/kinds.ts'
import { type EventReader, follow, readerOf } from '#kit/event-reader.ts'
import type { StoredEvent } from '#kit/events.ts'
import { addAll } from '#kit/jobs/jobs.ts'
import type { Notifier } from '#kit/notifier.ts'
import { dataOf, emitEvents, isReadable, type NetworkEvent } from '#api/foundation/events.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { causesOf, notifyingEvents } from './causes.ts'
import { addRingJobs } from './devices/jobs.ts'
import { addRings } from './devices/queries.ts'
import { kinds } from './kinds.ts'
import { readNotifications } from './message-recipients.ts'
import { addCauses, setStandings, type WritingRules } from './reading-queries.ts'
import { standingsOf } from './taken-back.ts'

type Dependencies = Pick<WorkerDependencies, 'db' | 'pool'>
type Accepts = (event: StoredEvent) => event is NetworkEvent
type Log = { warn: (about: object, message: string) => void }

const kindsWith = (rule: 'despiteMute' | 'unlessMentioned' | 'latestResource') =>
  kindNames.filter((kind) => kinds[kind][rule])
const rules: WritingRules = {
  usual: Object.fromEntries(kindNames.map((kind) => [kind, notificationKinds[kind].usual])) as WritingRules['usual'],
  despiteMute: kindsWith('despiteMute'),
  unlessMentioned: kindsWith('unlessMentioned'),
  latestResource: kindsWith('latestResource'),
}

export function openReader({ db }: Pick<Dependencies, 'db'>, accepts: Accepts = isReadable): EventReader {
  return readerOf({ db, table: 'notification_reading', names: notifyingEvents, accepts, write })
}

export function followEvents(
  dependencies: Dependencies,
  notifier: Notifier,
  log: Log,
  accepts?: Accepts,
): { close: () => Promise<void> } {
  const reader = openReader(dependencies, accepts)
  return follow({ reader, notifier, log, message: 'notifications were not written' })
}

async function write(tx: Transaction<DB>, events: readonly NetworkEvent[]): Promise<number> {
  const entries = await addCauses(tx, await causesOf(tx, events), rules)
  await readNotifications(tx, dataOf(events, 'requests.read'))
  const changed = await setStandings(tx, await standingsOf(tx, events))
  const receivers = new Set([...entries.map((entry) => entry.receiverID), ...changed])
  await emitEvents(
    tx,
    'notifications.changed',
    [...receivers].map((receiverID) => ({ receiverID })),
  )
  const mailed = entries.filter(({ telling }) => telling === 'mail')
  const jobs = mailed.map(({ id, kind }) => ({ data: { id }, key: id, after: kinds[kind].emailDelay }))
  await addAll(tx, 'notifications.mail', jobs)
  await addRingJobs(tx, await addRings(tx, entries))
  return entries.length
}
