// Wakes processes when an event was told: by PostgreSQL's NOTIFY, or by Redis where it is set. Carries nothing: the events are in the table.
import type pg from 'pg'
import { listen } from './jobs/listen.ts'

export type Bell = {
  /** Calls `rang` soon after an event was committed anywhere, at the latest after two seconds. It may ring for nothing. */
  on: (rang: () => void) => void
  /** Says that something may have been told. Only Redis needs to be told: PostgreSQL rings by itself. */
  ring: () => void
  close: () => Promise<void>
}

type Log = { warn: (about: object, message: string) => void }

const channel = 'wbn:events'
const together = 20 // ms: what rings within is one

/** `tick`: ms between two looks that need no bell. */
export async function openBell(
  pool: pg.Pool,
  redis: string | undefined,
  log: Log,
  { tick = 2000 } = {},
): Promise<Bell> {
  const listeners: (() => void)[] = []
  const rang = () => {
    for (const listener of listeners) listener()
  }
  const on = (listener: () => void) => void listeners.push(listener)
  const wire = redis ? await byRedis(redis, rang, log) : byPostgres(pool, rang)
  const timer = setInterval(() => {
    wire.renew()
    rang()
  }, tick).unref()
  async function close(): Promise<void> {
    clearInterval(timer)
    listeners.length = 0
    await wire.close()
  }
  return { on, ring: wire.ring, close }
}

type Wire = { ring: () => void; renew: () => void; close: () => Promise<void> }

function byPostgres(pool: pg.Pool, rang: () => void): Wire {
  const { renew, close } = listen(pool, 'events', rang)
  return { ring() {}, renew, close }
}

/** The client mends its connections by itself; while one is away the regular look goes on. */
async function byRedis(url: string, rang: () => void, log: Log): Promise<Wire> {
  const { Redis } = await import('ioredis')
  const options = { lazyConnect: true, maxRetriesPerRequest: 1, enableOfflineQueue: false } as const
  const [hearing, saying] = [new Redis(url, { ...options, autoResubscribe: true }), new Redis(url, options)]
  let troubled = false
  const trouble = (err: Error) => {
    if (!troubled) log.warn({ err }, 'Redis is away')
    troubled = true
  }
  for (const client of [hearing, saying]) client.on('error', trouble).on('ready', () => (troubled = false))
  hearing.on('message', rang)
  hearing.on('ready', () => void hearing.subscribe(channel).catch(trouble))
  await Promise.all([hearing.connect(), saying.connect()].map((connecting) => connecting.catch(trouble)))
  let waiting: NodeJS.Timeout | undefined
  function ring(): void {
    waiting ??= setTimeout(() => {
      waiting = undefined
      saying.publish(channel, '').catch(trouble)
    }, together)
  }
  async function close(): Promise<void> {
    clearTimeout(waiting)
    for (const client of [hearing, saying]) client.disconnect()
  }
  return { ring, renew() {}, close }
}
