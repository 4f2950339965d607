// The feed of what happened: told in the writer's transaction, read by every process. Nothing here knows what an event means.
import { setImmediate, setTimeout } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import type pg from 'pg'

export type Event = { name: string; data: unknown }
export type StoredEvent = Event & { id: number }
const burst = 8 // readings that may follow each other at once; more wait a millisecond, and are shared by all who call meanwhile
type Listener = (events: Event[]) => void | Promise<void>

type Reading = { snapshot: string; events: EventRow[] | null }
type EventRow = StoredEvent & { xid: string }

const patience = 30_000 // ms that one reading may take: a large import is indexed within it

/** Tells an event in the transaction that causes it: readers see it exactly when that transaction commits. */
export async function tell(tx: Transaction<never> | Kysely<never>, name: string, data: unknown): Promise<void> {
  await sql`insert into events (name, data) values (${name}, ${JSON.stringify(data)})`.execute(tx)
}

/**
 * Follows the events table. A position is the oldest transaction that was still open at the last reading: whatever
 * commits later has that id or a greater one, so re-reading from there can't miss an event; those already seen are skipped.
 */
export class Feed {
  position: string
  #pool: pg.Pool
  #accepts: (event: StoredEvent) => boolean
  #failed = false
  #readingSince: number | undefined
  /** What was visible at the last reading, as PostgreSQL writes it: `oldest open:next:open ones`. */
  #snapshot: string | undefined
  #seen = new Map<number, bigint>()
  #listeners: Listener[] = []
  #reading: Promise<void> | undefined
  #next: Promise<void> | undefined
  /** Readings that need not wait: one more each millisecond. */
  #free = burst
  #readAt = 0

  /**
   * `position` as an earlier Feed left it; '0' reads everything there is. Listeners never receive an event that `accepts` answers with
   * false: a row that nobody can read must not stop those behind it.
   */
  constructor(pool: pg.Pool, position: string, accepts: (event: StoredEvent) => boolean = () => true) {
    this.#pool = pool
    this.#accepts = accepts
    this.position = position
  }

  /** Another feed of the same events, from `position` on; `pool`: its own connections. */
  since(position: string, pool = this.#pool): Feed {
    return new Feed(pool, position, this.#accepts)
  }

  /** The position of now: a feed that starts here hears only what commits after. */
  static async now(pool: pg.Pool): Promise<string> {
    const { rows } = await pool.query<{ position: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as position',
    )
    return rows[0]!.position
  }

  /** Listeners are awaited in order; a position moves on only after all have handled its events. */
  on(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /**
   * Resolves when every event committed before this call has been handled. Calls that arrive while a reading is under
   * way share the next one, so a thousand callers cost two statements; and a busy server reads once a millisecond.
   */
  fresh(): Promise<void> {
    this.#next ??= this.#after(this.#reading)
    return this.#next
  }

  /** Reads once more. False where that fails, or where a reading has been under way for half a minute. */
  async isMoving(): Promise<boolean> {
    await Promise.race([this.fresh().catch(() => {}), setTimeout(1000, undefined, { ref: false })])
    const since = this.#readingSince
    return !this.#failed && (since === undefined || performance.now() - since < patience)
  }

  async #after(reading: Promise<void> | undefined): Promise<void> {
    await reading?.catch(() => {})
    const now = performance.now()
    this.#free = Math.min(burst, this.#free + now - this.#readAt) - 1
    this.#readAt = now
    await (this.#free < 0 ? setTimeout(1) : setImmediate())
    this.#next = undefined
    this.#readingSince = performance.now()
    this.#reading = this.#read()
    try {
      await this.#reading
      this.#failed = false
    } catch (error) {
      this.#failed = true
      throw error
    } finally {
      this.#readingSince = undefined
    }
  }

  /** Mostly nothing has happened: the same snapshot shows the same rows, and asking for it costs an eighth of looking for them. */
  async #read(): Promise<void> {
    const now = await this.#pool.query<{ snapshot: string }>({
      name: 'snapshot',
      text: 'select pg_current_snapshot()::text as snapshot',
    })
    if (now.rows[0]!.snapshot !== this.#snapshot) await this.#readEvents()
  }

  async #readEvents(): Promise<void> {
    const { rows } = await this.#pool.query<Reading>({
      name: 'feed',
      text: `select pg_current_snapshot()::text as snapshot,
        (select json_agg(json_build_object('id', id, 'name', name, 'data', data, 'xid', xid::text) order by id)
         from events where xid >= $1::text::xid8 and id <> all($2::bigint[])) as events`,
      values: [this.position, [...this.#seen.keys()]],
    })
    const { snapshot, events } = rows[0]!
    if (events) {
      const accepted = events.filter(this.#accepts)
      if (accepted.length > 0) for (const listener of this.#listeners) await listener(accepted)
      for (const event of events) this.#seen.set(event.id, BigInt(event.xid))
    }
    this.#snapshot = snapshot
    const horizon = snapshot.split(':', 1)[0]!
    if (horizon === this.position) return
    const oldest = BigInt(horizon)
    for (const [id, xid] of this.#seen) if (xid < oldest) this.#seen.delete(id)
    this.position = horizon
  }
}
