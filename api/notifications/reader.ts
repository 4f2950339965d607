// Follows the events and writes notifications, each cause once, whichever process is killed when.
import { kindNames, notificationKinds, type NotificationKind, type Telling } from '#contract/notifications/kinds.ts'
import type { Notifier } from '#kit/notifier.ts'
import { EventLog, type StoredEvent } from '#kit/events.ts'
import { add } from '#kit/jobs/jobs.ts'
import { dataOf, emitEvent, isReadable, type NetworkEvent } from '../events.ts'
import type { WorkerDependencies } from '../work.ts'
import { awaySeconds } from '#contract/constants.ts'
import { readNotifications } from './message-recipients.ts'
import { addCauses, findPosition, lockCauses, movePosition } from './reading-queries.ts'
import { causesOf, notifyingEvents } from './recipients.ts'

type Dependencies = Pick<WorkerDependencies, 'db' | 'pool'>
type Accepts = (event: StoredEvent) => event is NetworkEvent
type Log = { warn: (about: object, message: string) => void }

const atOnce = 500 // events in a transaction
/** Read within that time, they need no email: the reader is there. */
const awaited: ReadonlySet<NotificationKind> = new Set<NotificationKind>(['inquiry', 'message'])
const keptEvery = 600_000 // ms
const usual = Object.fromEntries(kindNames.map((kind) => [kind, notificationKinds[kind].usual])) as Record<
  NotificationKind,
  Telling
>

/**
 * Resumes from the saved position. `read` resolves when everything committed before has its notifications; true if there were any. The
 * position is saved after them and causes are deduplicated: nothing is lost or doubled.
 */
export async function openReader(
  { db, pool }: Dependencies,
  accepts: Accepts = isReadable,
): Promise<{ read: () => Promise<boolean> }> {
  const eventLog = new EventLog(pool, await findPosition(pool), accepts)
  let keptAt = Date.now()
  let written = 0
  eventLog.on(async (events) => {
    const known = events.filter(({ name }) => notifyingEvents.has(name))
    for (let at = 0; at < known.length; at += atOnce) written += await write(db, known.slice(at, at + atOnce))
  })
  return {
    async read() {
      const before = written
      await eventLog.catchUp()
      const any = written > before
      // Saving the position is a write as well: without events it waits.
      if (any || Date.now() - keptAt > keptEvery) {
        keptAt = Date.now()
        await movePosition(pool, eventLog.position)
      }
      return any
    },
  }
}

/**
 * Reads whenever notified. A failed reading is logged once and made up for by the next. `close` waits for the reading under way. Events
 * that `accepts` rejects are skipped.
 */
export function followEvents(
  dependencies: Dependencies,
  notifier: Notifier,
  log: Log,
  accepts?: Accepts,
): { close: () => Promise<void> } {
  let reader: Awaited<ReturnType<typeof openReader>> | undefined
  let reading: Promise<void> | undefined
  let again = false
  let closed = false
  let troubled = false
  async function readOn(): Promise<void> {
    while (again && !closed) {
      again = false
      try {
        reader ??= await openReader(dependencies, accepts)
        if (await reader.read()) notifier.notify()
        troubled = false
      } catch (error) {
        if (!troubled) log.warn({ err: error }, 'notifications were not written')
        troubled = true
      }
    }
  }
  function wake(): void {
    again = true
    reading ??= readOn().finally(() => (reading = undefined))
  }
  async function close(): Promise<void> {
    closed = true
    await reading
  }
  notifier.onNotify(wake)
  wake()
  return { close }
}

async function write(db: Dependencies['db'], events: readonly NetworkEvent[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockCauses(tx)
    const entries = await addCauses(tx, await causesOf(tx, events), usual)
    await readNotifications(tx, dataOf(events, 'requests.read'))
    for (const receiverID of new Set(entries.map((entry) => entry.receiverID)))
      await emitEvent(tx, 'notifications.changed', { receiverID })
    for (const { id, telling, kind } of entries)
      if (telling === 'mail')
        await add(tx, 'notifications.mail', { id }, { key: id, ...(awaited.has(kind) && { after: awaySeconds }) })
    return entries.length
  })
}
