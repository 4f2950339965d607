// Reads what happened and writes what people should hear of it, each cause once, whatever is killed when.
import { kindNames, notificationKinds, type NotificationKind, type Telling } from '#contract/notification-kinds.ts'
import type { Bell } from '#kit/bell.ts'
import { type Event, Feed, type StoredEvent, tell } from '#kit/events.ts'
import { add } from '#kit/jobs/jobs.ts'
import { isReadable } from '../events.ts'
import type { Workplace } from '../work.ts'
import { addCauses, findPosition, lockCauses, movePosition } from './reading-queries.ts'
import { occurrences, wantedOf } from './wanted.ts'

type Grounds = Pick<Workplace, 'db' | 'pool'>
type Accepts = (event: StoredEvent) => boolean
type Log = { warn: (about: object, message: string) => void }

const atOnce = 500 // events in a transaction
const keptEvery = 600_000 // ms
const usual = Object.fromEntries(kindNames.map((kind) => [kind, notificationKinds[kind].usual])) as Record<
  NotificationKind,
  Telling
>

/**
 * Reads on from where the last reading of any process ended. `read` resolves when everything that was committed before it has been
 * told, and answers whether there was anything. The position is kept after what was made of the events, and a cause that is read
 * again is known: nothing is lost or doubled.
 */
export async function openReader(
  { db, pool }: Grounds,
  accepts: Accepts = isReadable,
): Promise<{ read: () => Promise<boolean> }> {
  const feed = new Feed(pool, await findPosition(pool), accepts)
  let keptAt = Date.now()
  let told = 0
  feed.on(async (events) => {
    const known = events.filter(({ name }) => occurrences.has(name))
    for (let at = 0; at < known.length; at += atOnce) told += await write(db, known.slice(at, at + atOnce))
  })
  return {
    async read() {
      const before = told
      await feed.fresh()
      const anything = told > before
      // Keeping it is a write as well: where nothing happens it waits.
      if (anything || Date.now() - keptAt > keptEvery) {
        keptAt = Date.now()
        await movePosition(pool, feed.position)
      }
      return anything
    },
  }
}

/**
 * Reads at once when the bell rings. A reading that fails is made up for by the next; it is logged once, not at every look while
 * the database is away. `close` ends it, and waits for the reading that is under way. Events that `accepts` refuses are passed over.
 */
export function followEvents(
  grounds: Grounds,
  bell: Bell,
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
        reader ??= await openReader(grounds, accepts)
        if (await reader.read()) bell.ring()
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
  bell.on(wake)
  wake()
  return { close }
}

async function write(db: Grounds['db'], events: readonly Event[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockCauses(tx)
    const entries = await addCauses(tx, await wantedOf(tx, events), usual)
    for (const receiverID of new Set(entries.map((entry) => entry.receiverID)))
      await tell(tx as never, 'notifications.changed', { receiverID })
    for (const { id, telling } of entries)
      if (telling === 'mail') await add(tx, 'notifications.mail', { id }, { key: id })
    return entries.length
  })
}
