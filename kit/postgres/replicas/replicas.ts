// Replicas that may answer a read.
import type pg from 'pg'
import type { ConnectOptions, Database } from '../pool.ts'
import { answeredWithin } from '../silence.ts'
import { isAway } from '../trouble.ts'
import { type Lsn, lsnOf } from './lsn.ts'
import { type Reading, readingOf } from './reading.ts'
import { findSystem, Replica } from './replica.ts'

export type ReplicaState = { name: string; isUsed: boolean; lagSeconds: number | null }

type Options = ConnectOptions & {
  /** Every answer has what these events tell of; `catchUp` is awaited once a call. */
  events?: { catchUp: () => Promise<void>; readonly lsn: string | undefined }
}
type Sample = { at: number; lsn: Lsn }

const [interval, shortest] = [500, 10] // ms between two questions to a replica
const lagMost = 1000 // ms
const kept = 60_000 // ms
const patience = 2000 // ms

export class Replicas<Tables> {
  readonly reads = { primary: 0, replica: 0 }
  readonly #primary: Database<Tables>
  readonly #all: Replica[]
  readonly #events: NonNullable<Options['events']>
  readonly #log: (message: string) => void
  readonly #timer: NodeJS.Timeout
  #samples: Sample[] = []
  #timeline: string | undefined
  #system: string | undefined
  #round: Promise<void> | undefined
  #askedAt = -Infinity
  #used = new Set<string>()

  constructor(primary: Database<Tables>, urls: readonly string[], options: Options) {
    const { events = { catchUp: async () => {}, lsn: undefined }, log = () => {}, ...more } = options
    this.#primary = primary
    this.#events = events
    this.#log = log
    this.#all = urls.map((url) => new Replica(url, { ...more, log }))
    this.#timer = setInterval(() => void this.look(), interval).unref()
  }

  /** `after`: the caller's last write. One object serves one call. */
  reading(after?: string): Reading<Tables> {
    const own = after === undefined ? 0 : lsnOf(after)
    const has = (replica: Replica) => this.#has(replica, Math.max(own, this.#leastLsn()))
    return readingOf<Tables>(this.#primary.pool, {
      prepare: () => this.#events.catchUp(),
      choose: () => this.#choose(has),
      stays: has,
      fails: (replica, error) => this.#fail(replica, error),
      counts: this.reads,
    })
  }

  state(): ReplicaState[] {
    return this.#all.map((replica) => {
      const { name } = replica
      const lag = this.#lagOf(replica)
      return { name, isUsed: this.#isUsable(replica), lagSeconds: lag === undefined ? null : lag / 1000 }
    })
  }

  /** Never rejects. */
  look(): Promise<void> {
    this.#round ??= this.#lookAround()
      .catch(() => {})
      .finally(() => (this.#round = undefined))
    return this.#round
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#round
    await Promise.all(this.#all.map((replica) => replica.close()))
  }

  async #lookAround(): Promise<void> {
    await Promise.all(this.#all.map((replica) => replica.ask()))
    const asked = this.#all.map((replica) => ({ replica, replayed: replica.replayed }))
    const isUnproven = asked.some(({ replica, replayed }) => replayed !== undefined && replica.proof === undefined)
    const lsn = await this.#sample(isUnproven)
    for (const { replica, replayed } of asked) {
      // A replica ahead of the primary follows another one.
      if ((replayed !== undefined && replayed > lsn) || this.#isForeign(replica)) replica.leaveOut()
      else if (isUnproven && replica.replayed !== undefined) replica.proof ??= lsn
      const lag = this.#lagOf(replica)
      replica.isLate = lag === undefined || lag > lagMost
    }
    this.#tellChanges()
  }

  #isForeign({ system }: Replica): boolean {
    return system !== undefined && this.#system !== undefined && system !== this.#system
  }

  async #sample(writes: boolean): Promise<Lsn> {
    this.#system ??= await findSystem(this.#primary.pool)
    const at = performance.now()
    const now = this.#primary.pool.query<{ lsn: string; file: string }>(
      `select lsn::text, pg_walfile_name(lsn) as file
       from ${writes ? `pg_logical_emit_message(false, 'replicas', '')` : 'pg_current_wal_insert_lsn()'} lsn`,
    )
    const { lsn, file } = (await answeredWithin(now, patience)).rows[0]!
    const timeline = file.slice(0, 8)
    // Each replica has to prove that it follows the new primary.
    if (this.#timeline !== undefined && timeline !== this.#timeline) for (const one of this.#all) one.leaveOut()
    this.#timeline = timeline
    this.#samples = [...this.#samples.filter((sample) => at - sample.at < kept), { at, lsn: lsnOf(lsn) }]
    return lsnOf(lsn)
  }

  /** ms; undefined without an answer. */
  #lagOf({ replayed }: Replica): number | undefined {
    if (replayed === undefined) return undefined
    const missed = this.#samples.find(({ lsn }) => lsn > replayed)
    return missed ? performance.now() - missed.at : 0
  }

  #leastLsn(): Lsn {
    const { lsn } = this.#events
    return lsn === undefined ? 0 : lsnOf(lsn)
  }

  #isUsable(replica: Replica): boolean {
    return replica.isProven && !replica.isLate
  }

  #has(replica: Replica, lsn: Lsn): boolean {
    return this.#isUsable(replica) && replica.replayed! >= lsn
  }

  #choose(has: (replica: Replica) => boolean): Replica | undefined {
    const [first, ...others] = this.#all.filter(has)
    if (!first) this.#hurry()
    return others.reduce((best, next) => (loadOf(next) < loadOf(best) ? next : best), first!)
  }

  #hurry(): void {
    const now = performance.now()
    if (now - this.#askedAt < shortest) return
    this.#askedAt = now
    for (const replica of this.#all) if (replica.isProven) void replica.ask()
  }

  #fail(replica: Replica, error: unknown): void {
    if (!isAway(error)) return
    replica.leaveOut()
    this.#tellChanges()
  }

  #tellChanges(): void {
    for (const replica of this.#all) {
      const { name } = replica
      const isUsable = this.#isUsable(replica)
      if (isUsable === this.#used.has(name)) continue
      if (isUsable) this.#used.add(name)
      else this.#used.delete(name)
      this.#log(
        isUsable ? `The replica ${name} answers reads` : `The replica ${name} is left out: ${reasonOf(replica)}`,
      )
    }
  }
}

/** Every earlier commit lies below it. */
export async function positionOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ lsn: string }>({
    name: 'position',
    text: 'select pg_current_wal_insert_lsn()::text as lsn',
  })
  return rows[0]!.lsn
}

function reasonOf({ replayed, isLate }: Replica): string {
  if (replayed === undefined) return 'it is away, or no replica of this database'
  return isLate ? 'it lags' : 'another primary took over'
}

function loadOf({ database: { pool } }: Replica): number {
  return pool.totalCount - pool.idleCount + pool.waitingCount
}
