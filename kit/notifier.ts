// Wakes processes by NOTIFY or Redis, without data.
import type pg from 'pg'
import { listen } from './jobs/listen.ts'
import { openChannel } from './redis.ts'

export type Notifier = {
  /** Called soon after commits anywhere, at least every two seconds. */
  onNotify: (listener: () => void) => void
  /** Redis only: PostgreSQL has a trigger. */
  notify: () => void
  close: () => Promise<void>
}

type Log = { warn: (about: object, message: string) => void }

const channel = 'wbn:events'
const batchDelay = 20 // ms

/** `tick`: ms between calls without a notification. */
export async function openNotifier(
  pool: pg.Pool,
  redis: string | undefined,
  log: Log,
  { tick = 2000 } = {},
): Promise<Notifier> {
  const listeners: (() => void)[] = []
  const notified = () => {
    for (const listener of listeners) listener()
  }
  const transport = redis ? await openRedis(redis, notified, log) : openPostgres(pool, notified)
  const timer = setInterval(() => {
    transport.renew()
    notified()
  }, tick).unref()
  async function close(): Promise<void> {
    clearInterval(timer)
    listeners.length = 0
    await transport.close()
  }
  return { onNotify: (listener) => void listeners.push(listener), notify: transport.notify, close }
}

type Transport = { notify: () => void; renew: () => void; close: () => Promise<void> }

function openPostgres(pool: pg.Pool, notified: () => void): Transport {
  const { renew, close } = listen(pool, 'events', notified)
  return { notify() {}, renew, close }
}

async function openRedis(url: string, notified: () => void, log: Log): Promise<Transport> {
  const { publish, renew, close: closeChannel } = await openChannel(url, channel, notified, log)
  let timer: NodeJS.Timeout | undefined
  function notify(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      publish('')
    }, batchDelay)
  }
  async function close(): Promise<void> {
    clearTimeout(timer)
    await closeChannel()
  }
  return { notify, renew, close }
}
