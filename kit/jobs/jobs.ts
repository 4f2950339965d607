// Work after the answer: added in the transaction that causes it, done once by one of the processes. Knows no business word.
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { QueryExecutorProvider, Transaction } from 'kysely'
import type { Migrations } from '#kit/postgres/migrate.ts'
import type { Database } from '#kit/postgres/pool.ts'
import { listen, type Listening } from './listen.ts'
import { addJob, claimJobs, forgetJobs, holdJobs, planJob, putOff, strikeOff, type Begun } from './queries.ts'

export const migrations: Migrations = { folder: fileURLToPath(new URL('migrations', import.meta.url)), schema: 'jobs' }

/** Thrown by a handler for what no further attempt will change: the job is given up at once. */
export class Hopeless extends Error {
  override name = 'Hopeless'
}

/**
 * Runs writes in one transaction with the job being struck off: they happen exactly once, whatever is killed when. Throws when
 * another process has taken the job over meanwhile.
 */
export type Once<Tables> = <T>(effect: (tx: Transaction<Tables>) => Promise<T>) => Promise<T>
/**
 * Does a job; it is struck off by `once`, or else after the handler returns. A throw puts it off: 2, 4, 8 … seconds, at most an
 * hour, for three days. After a crash it is begun again: what is done outside `once` must bear that.
 */
export type Handler<Data, Tables> = (data: Data, once: Once<Tables>) => Promise<unknown>

type Log = { warn: (about: object, message: string) => void; error: (about: object, message: string) => void }
type Options = {
  log?: Log
  /** Seconds after which a job of a dead process is begun by another. */
  lease?: number
  /** Seconds for which `stop` waits for what is under way. */
  patience?: number
}

const silent: Log = { warn() {}, error() {} }
const mostAtOnce = 4
// Of work that may last minutes, so that letters never wait for it: in all, and of one name.
const longAtOnce = 3
const sameAtOnce = 2
const tick = 2000 // ms
const mostAttempts = 84 // some three days
const longestWait = 3600 // seconds

/**
 * Adds a job in the caller's transaction. With a `key` it is done once, also when it is added again (the key is remembered for a
 * week). `after` is in seconds.
 */
export async function add(
  tx: QueryExecutorProvider,
  name: string,
  data: unknown,
  { key, after = 0 }: { key?: string; after?: number } = {},
): Promise<void> {
  await addJob(tx, name, data, { key, after })
}

/** The worker of a process. Begins nothing before `start`, and only what somebody here has taken on with `work` or `every`. */
export class Jobs<Tables = unknown> {
  readonly #database: Pick<Database<Tables>, 'kysely' | 'pool'>
  readonly #log: Log
  readonly #lease: number
  readonly #patience: number
  readonly #handlers = new Map<string, Handler<never, Tables>>()
  readonly #long = new Set<string>()
  readonly #plans = new Map<string, number>()
  readonly #running = new Map<Promise<void>, Begun>()
  #timer: NodeJS.Timeout | undefined
  #holding: NodeJS.Timeout | undefined
  #listening: Listening | undefined
  #claiming: Promise<void> | undefined
  #again = false
  #more = false
  #troubled = false

  constructor(
    database: Pick<Database<Tables>, 'kysely' | 'pool'>,
    { log = silent, lease = 15, patience = 10 }: Options = {},
  ) {
    this.#database = database
    this.#log = log
    this.#lease = lease
    this.#patience = patience
    this.every('jobs.forget', 24 * 3600, (_nothing, once) => once((tx) => forgetJobs(tx)))
  }

  /** Takes on the jobs of a name; a name has one handler. */
  work<Data>(name: string, handler: Handler<Data, Tables>): void {
    if (this.#handlers.has(name)) throw new Error(`Jobs ${name} have a handler already`)
    this.#handlers.set(name, handler)
  }

  /** The same for what may last minutes or waits for servers elsewhere: it leaves room for everything else. */
  workLong<Data>(name: string, handler: Handler<Data, Tables>): void {
    this.work(name, handler)
    this.#long.add(name)
  }

  /** Takes on work that comes again every so many seconds, in one process at a time. */
  every(name: string, seconds: number, handler: Handler<null, Tables>): void {
    this.work(name, handler)
    this.#plans.set(name, seconds)
  }

  /** Begins to work. A job that is added starts within milliseconds; one that was put off, within two seconds of its time. */
  start(): void {
    const { pool } = this.#database
    this.#listening = listen(pool, 'jobs', (name) => this.#handlers.has(name) && this.#wake())
    this.#timer = setInterval(() => {
      this.#listening?.renew()
      this.#wake()
    }, tick).unref()
    this.#holding = setInterval(() => void this.#hold(), (this.#lease * 1000) / 3).unref()
    this.#plan().then(
      () => this.#wake(),
      (error: unknown) => this.#log.error({ err: error }, 'repeated jobs were not planned'),
    )
  }

  /** Begins nothing more and finishes what is under way; what lasts too long is left to be begun again, as after a crash. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#timer = undefined
    await this.#listening?.close()
    await this.#claiming
    const late = new AbortController()
    await Promise.race([
      Promise.all(this.#running.keys()),
      pause(this.#patience * 1000, undefined, { signal: late.signal }).catch(() => {}),
    ])
    late.abort()
    clearInterval(this.#holding)
  }

  /**
   * Does now, one after the other, what is due within `ahead` seconds, and what that adds; each job once. Answers how many were
   * done; throws what the first failed one threw, after all. For tests: nothing needs to be awaited by sleeping.
   */
  async settle({ ahead = 0 }: { ahead?: number } = {}): Promise<number> {
    await this.#plan()
    const seen: number[] = []
    const failures: unknown[] = []
    for (;;) {
      const [job] = await this.#claim(1, { ahead, skip: seen })
      if (!job) break
      seen.push(job.id)
      const failure = await this.#do(job)
      if (failure) failures.push(failure.error)
    }
    if (failures.length > 0) throw failures[0]
    return seen.length
  }

  #claim(most: number, more: { ahead?: number; skip?: number[]; names?: string[] } = {}): Promise<Begun[]> {
    return claimJobs(this.#database.pool, { names: [...this.#handlers.keys()], most, lease: this.#lease, ...more })
  }

  /** Of which long work one more may begin. */
  #longNames(): string[] {
    const names = [...this.#running.values()].flatMap(({ name }) => (this.#long.has(name) ? [name] : []))
    if (this.#running.size >= mostAtOnce || names.length >= longAtOnce) return []
    return [...this.#long].filter((name) => names.filter((one) => one === name).length < sameAtOnce)
  }

  async #plan(): Promise<void> {
    for (const [name, seconds] of this.#plans) await planJob(this.#database.pool, name, seconds)
  }

  #wake(): void {
    this.#again = true
    if (!this.#timer) return
    this.#claiming ??= this.#begin().finally(() => (this.#claiming = undefined))
  }

  async #begin(): Promise<void> {
    try {
      while (this.#again && this.#timer) {
        this.#again = false
        const free = mostAtOnce - this.#running.size
        this.#more = free === 0
        if (free === 0) return
        const jobs = await this.#claim(free, {
          names: [...this.#handlers.keys()].filter((name) => !this.#long.has(name)),
        })
        this.#troubled = false
        for (const job of jobs) this.#run(job)
        for (let names = this.#longNames(); names.length > 0; names = this.#longNames()) {
          const [job] = await this.#claim(1, { names })
          if (!job) break
          this.#run(job)
        }
        this.#more = this.#running.size === mostAtOnce || this.#longNames().length < this.#long.size
      }
    } catch (error) {
      // Once, not at every look while the database is away.
      if (!this.#troubled) this.#log.warn({ err: error }, 'jobs were not read')
      this.#troubled = true
    }
  }

  #run(job: Begun): void {
    const done = this.#do(job).then(() => {
      this.#running.delete(done)
      if (this.#more) this.#wake()
    })
    this.#running.set(done, job)
  }

  async #do(job: Begun): Promise<{ error: unknown } | undefined> {
    const { kysely } = this.#database
    let struck = false
    const once: Once<Tables> = async (effect) => {
      const result = await kysely.transaction().execute(async (tx) => {
        if (!(await strikeOff(tx, job))) throw new Error(`Job ${job.id} was taken over`)
        return effect(tx)
      })
      struck = true
      return result
    }
    try {
      await this.#handlers.get(job.name)!(job.data as never, once)
      if (!struck) await strikeOff(kysely, job)
      return undefined
    } catch (error) {
      await this.#fail(job, error)
      return { error }
    }
  }

  async #fail(job: Begun, error: unknown): Promise<void> {
    const about = { err: error, job: job.name, id: job.id, attempt: job.attempts }
    const again = job.attempts < mostAttempts && !(error instanceof Hopeless)
    const wait = again ? Math.min(2 ** job.attempts, longestWait) : undefined
    if (wait === undefined) this.#log.error(about, 'job given up')
    else this.#log.warn(about, 'job failed, will be tried again')
    // Where this fails too, the job is due again when its lease ends.
    await putOff(this.#database.pool, job, String(error), wait).catch(() => {})
  }

  async #hold(): Promise<void> {
    if (this.#running.size === 0) return
    await holdJobs(this.#database.pool, [...this.#running.values()], this.#lease).catch((error: unknown) =>
      this.#log.warn({ err: error }, 'jobs were not held'),
    )
  }
}
