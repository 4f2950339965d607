// Drops connections whose statements get no answer.
import type { Socket } from 'node:net'
import pg from 'pg'
import { isFull, SilentDatabase } from './trouble.ts'

export type SilenceLimits = {
  suspicion?: number
  patience?: number
  deadline: number
}
type WatchedClient = { client: pg.Client; stream: Stream; isIdle: boolean }
type Stream = Socket
const [step, longestPause] = [100, 10_000] // ms

type Running = Map<number, boolean> | 'reachable' | 'silent'

/** Running statements go on up to `deadline`. Poolers hide process ids. */
export function dropSilent(pool: pg.Pool, direct: boolean, limits: SilenceLimits): { hangUpAll: () => void } {
  const { suspicion = 1000, patience = 2000, deadline } = limits
  const all = new Map<pg.Client, WatchedClient>()
  let asking: Promise<Running> | undefined

  function drop({ stream }: WatchedClient): void {
    for (const { isIdle, stream: idle } of all.values()) if (isIdle) idle.destroy(new SilentDatabase())
    setImmediate(() => stream.destroy(new SilentDatabase()))
  }

  async function examine(
    watched: WatchedClient,
    began: number,
    pause = suspicion,
    at = placeOf(watched),
  ): Promise<void> {
    if (!at.statement) return
    const isLate = performance.now() - began >= deadline
    const running = isLate ? 'silent' : await (asking ??= ask().finally(() => (asking = undefined)))
    const now = placeOf(watched)
    if (watched.stream.destroyed || now.statement !== at.statement || now.bytes !== at.bytes) return
    const runs = running === 'reachable' || (running !== 'silent' && running.get(processOf(watched.client)))
    if (!runs) return drop(watched)
    setTimeout(() => void examine(watched, began, Math.min(2 * pause, longestPause), at), pause).unref()
  }

  async function ask(): Promise<Running> {
    const { connectionString } = pool.options
    const client = new pg.Client({ connectionString })
    client.on('error', () => {})
    try {
      return await answeredWithin(askServer(client, direct), patience)
    } catch (error) {
      return isFull(error) ? 'reachable' : 'silent'
    } finally {
      hangUp(client)
    }
  }

  pool.on('connect', (client) => {
    const watched: WatchedClient = { client: client as pg.Client, stream: streamOf(client), isIdle: false }
    all.set(watched.client, watched)
    watched.stream.setTimeout(suspicion)
    watched.stream.on('timeout', () => void examine(watched, performance.now() - suspicion))
  })
  pool.on('acquire', (client) => setIdle(client, false))
  pool.on('release', (_error, client) => setIdle(client, true))
  pool.on('remove', (client) => all.delete(client as pg.Client))
  function setIdle(client: pg.PoolClient, isIdle: boolean): void {
    const watched = all.get(client as unknown as pg.Client)
    if (watched) watched.isIdle = isIdle
  }
  return { hangUpAll: () => all.forEach(({ stream }) => stream.destroy()) }
}

/** `end` would wait for the other side. */
export function hangUp(client: pg.ClientBase): void {
  streamOf(client).destroy()
}

// NOTE: private fields of pg.
function placeOf({ client, stream }: WatchedClient): { statement: unknown; bytes: number } {
  const statement = (client as unknown as { _getActiveQuery: () => unknown })._getActiveQuery()
  return { statement, bytes: stream.bytesRead }
}
function streamOf(client: pg.ClientBase): Stream {
  return (client as unknown as { connection: { stream: Stream } }).connection.stream
}
function processOf(client: pg.Client): number {
  return (client as unknown as { processID: number }).processID
}

async function askServer(client: pg.Client, direct: boolean): Promise<Running> {
  await client.connect()
  if (!direct) return 'reachable'
  const { rows } = await client.query<{ pid: number; runs: boolean }>(
    `select pid, coalesce(state not like 'idle%', true) or state_change > now() - interval '500 ms' as runs from pg_stat_activity
    where usename = current_user`,
  )
  return new Map(rows.map(({ pid, runs }) => [pid, runs]))
}

/** Throws SilentDatabase. Time passes in steps: a busy event loop reads answers late. */
export function answeredWithin<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = milliseconds / step
    const timer = setInterval(() => --left <= 0 && reject(new SilentDatabase()), step)
    void answer.then(resolve, reject).finally(() => clearInterval(timer))
  })
}
