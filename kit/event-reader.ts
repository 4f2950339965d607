// Event log readers: each event once, despite crashes.
import type { EventLog, StoredEvent } from './events.ts'
import type { Notifier } from './notifier.ts'

export type EventReader = { read: () => Promise<boolean> }
type Reading<Event extends StoredEvent> = {
  eventLog: EventLog<Event>
  wants: (event: Event) => boolean
  /** Must be idempotent; returns the number of effects. */
  write: (events: readonly Event[]) => Promise<number>
  savePosition: (position: string) => Promise<void>
}
type Log = { warn: (about: object, message: string) => void }

const atOnce = 500
const savedEvery = 600_000 // ms

/**
 * Resolves when everything committed before is handled; true if it had an effect. The position is saved after the
 * deduplicated effects.
 */
export function readerOf<Event extends StoredEvent>({
  eventLog,
  wants,
  write,
  savePosition,
}: Reading<Event>): EventReader {
  let savedAt = Date.now()
  let written = 0
  eventLog.on(async (events) => {
    const wanted = events.filter(wants)
    for (let at = 0; at < wanted.length; at += atOnce) written += await write(wanted.slice(at, at + atOnce))
  })
  return {
    async read() {
      const before = written
      await eventLog.catchUp()
      const any = written > before
      // Saving is a write: without events it waits.
      if (any || Date.now() - savedAt > savedEvery) {
        savedAt = Date.now()
        await savePosition(eventLog.position)
      }
      return any
    },
  }
}

type Following = { open: () => Promise<EventReader>; notifier: Notifier; log: Log; message: string }

/** A failed read is logged once; the next makes up for it. `close` waits for the current read. */
export function follow({ open, notifier, log, message }: Following): { close: () => Promise<void> } {
  let reader: EventReader | undefined
  let reading: Promise<void> | undefined
  let again = false
  let closed = false
  let troubled = false
  async function readOn(): Promise<void> {
    while (again && !closed) {
      again = false
      try {
        reader ??= await open()
        if (await reader.read()) notifier.notify()
        troubled = false
      } catch (error) {
        if (!troubled) log.warn({ err: error }, message)
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
