// Event log: written in the causing transaction, read by every process.
import { setTimeout } from 'node:timers/promises'
import { sql, type QueryExecutorProvider } from 'kysely'
import type pg from 'pg'
import { prepared } from './postgres/prepared.ts'
import { answeredWithin } from './postgres/silence.ts'
import { Refusal } from './refusal.ts'

/** Not validated: written by anybody with database access. */
export type StoredEvent = { id: number; name: string; data: unknown; xid?: string }
export type EventOf<Map, Name extends keyof Map = keyof Map> = {
  [One in Name]: { id: number; name: One; data: Map[One]; xid?: string }
}[Name]

type Listener<Event> = (events: Event[]) => void | Promise<void>
type Reading = { snapshot: string; lsn: string; events: (StoredEvent & { xid: string })[] | null }

const readingInterval = 1 // ms
// Crashes of the server reuse transaction ids.
const mostReused = 100_000n
const readingTimeout = 30_000 // ms; covers indexing a large import
const [snapshotDelay, snapshotTimeout] = [500, 5000] // ms

export async function insertEvents(tx: QueryExecutorProvider, name: string, data: readonly unknown[]): Promise<void> {
  if (data.length === 0) return
  const insert = sql`insert into events (name, data)
    select ${name}, one from jsonb_array_elements(${JSON.stringify(data)}::jsonb) with ordinality as each (one, place) order by place`
  await prepared('events-add', insert).execute(tx)
}

/** Position: oldest transaction open at the last read; later commits have that id or a greater one. */
export class EventLog<Event extends StoredEvent> {
  position: string
  /** Log position: a replica that has replayed it has the events' data. */
  lsn: string | undefined
  #pool: pg.Pool
  #accepts: (event: StoredEvent) => event is Event
  #snapshot: string | undefined
  #seen = new Map<number, bigint>()
  #listeners: Listener<Event>[] = []
  #current: Promise<void> | undefined
  #next: Promise<void> | undefined
  #startedAt: number | undefined
  #askedAt: number | undefined
  #lastRead = -Infinity
  #failed = false

  /** '0' reads everything. Rejected events are skipped: an unreadable row must not block the rest. */
  constructor(pool: pg.Pool, position: string, accepts: (event: StoredEvent) => event is Event) {
    this.#pool = pool
    this.#accepts = accepts
    this.position = position
  }

  since(position: string, pool = this.#pool): EventLog<Event> {
    return new EventLog(pool, position, this.#accepts)
  }

  static async now(pool: pg.Pool): Promise<string> {
    const { rows } = await pool.query<{ position: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as position',
    )
    return rows[0]!.position
  }

  /** Listeners are awaited in order, then the position advances. */
  on(listener: Listener<Event>): void {
    this.#listeners.push(listener)
  }

  /** Resolves when all events committed before are handled. */
  catchUp(): Promise<void> {
    this.#next ??= this.#readAfter(this.#current)
    return this.#next
  }

  /** False if a read fails, lasts half a minute or gets no answer. */
  async isMoving(): Promise<boolean> {
    await Promise.race([this.catchUp().catch(() => {}), setTimeout(1000, undefined, { ref: false })])
    const now = performance.now()
    const isAsking = now - (this.#askedAt ?? now) > snapshotDelay
    return !this.#failed && !isAsking && now - (this.#startedAt ?? now) < readingTimeout
  }

  async #readAfter(current: Promise<void> | undefined): Promise<void> {
    await current?.catch(() => {})
    if (performance.now() - this.#lastRead < readingInterval) await setTimeout(readingInterval)
    this.#lastRead = performance.now()
    this.#current = this.#next
    this.#next = undefined
    this.#startedAt = performance.now()
    try {
      await this.#read()
      this.#failed = false
    } catch (error) {
      this.#failed = true
      throw error
    } finally {
      this.#startedAt = undefined
    }
  }

  /** Equal snapshots have equal rows. */
  async #read(): Promise<void> {
    if ((await this.#readSnapshot()) !== this.#snapshot) await this.#readEvents()
  }

  async #readSnapshot(): Promise<string> {
    this.#askedAt = performance.now()
    try {
      const now = this.#pool.query<{ snapshot: string }>({
        name: 'snapshot',
        text: 'select pg_current_snapshot()::text as snapshot',
      })
      return (await answeredWithin(now, snapshotTimeout)).rows[0]!.snapshot
    } finally {
      this.#askedAt = undefined
    }
  }

  async #readEvents(): Promise<void> {
    const { rows } = await this.#pool.query<Reading>({
      name: 'events-since',
      text: `select pg_current_snapshot()::text as snapshot, pg_current_wal_insert_lsn()::text as lsn,
        (select json_agg(json_build_object('id', id, 'name', name, 'data', data, 'xid', xid::text) order by id)
         from events where xid >= $1::text::xid8 and id <> all($2::bigint[])) as events`,
      values: [this.position, [...this.#seen.keys()]],
    })
    const { snapshot, lsn, events } = rows[0]!
    const horizon = snapshot.split(':', 1)[0]!
    const back = BigInt(this.position) - BigInt(horizon)
    if (back > mostReused)
      throw new Refusal('ServiceUnavailable', 'The database is another one: restart this process', { retryAfter: 60 })
    if (back > 0n) {
      this.position = horizon
      return this.#readEvents()
    }
    if (events) {
      this.lsn = lsn
      const accepted: Event[] = []
      for (const event of events) if (this.#accepts(event)) accepted.push(event)
      if (accepted.length > 0) for (const listener of this.#listeners) await listener(accepted)
      for (const event of events) this.#seen.set(event.id, BigInt(event.xid))
    }
    this.#snapshot = snapshot
    if (horizon === this.position) return
    const oldest = BigInt(horizon)
    for (const [id, xid] of this.#seen) if (xid < oldest) this.#seen.delete(id)
    this.position = horizon
  }
}
