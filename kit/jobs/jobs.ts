// Background jobs over pg-boss, transactional.
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Transaction } from 'kysely'
import type { Job, PgBoss } from 'pg-boss'
import type { Migrations } from '../postgres/migrate.ts'
import type { Database } from '../postgres/pool.ts'
import { traced } from '../traced.ts'
import { listen, type Listening } from './listen.ts'
import { completeJobs, ensureQueue, failJob, openBoss } from './queue.ts'

export { add, addAll } from './queue.ts'

export const migrations: Migrations = { folder: fileURLToPath(new URL('migrations', import.meta.url)), schema: 'jobs' }

export class UnrecoverableError extends Error {
  override name = 'UnrecoverableError'
}

/** Exactly once. Throws when another worker has taken over. */
export type Complete<Tables> = <T>(effect: (tx: Transaction<Tables>) => Promise<T>) => Promise<T>
/** A throw is retried after 2–4 s, doubling to an hour, for three days. A crash may repeat work outside `complete`. */
export type Handler<Data, Tables> = (data: Data, complete: Complete<Tables>) => Promise<unknown>
type Worker<Tables> = { handle: Handler<never[], Tables>; most: number; concurrency: number }

type Log = { warn: (about: object, message: string) => void; error: (about: object, message: string) => void }
type Options = {
  log?: Log
  /** Seconds. */
  patience?: number
}

const silent: Log = { warn() {}, error() {} }
const usualConcurrency = 2
const batchMost = 50
const tick = 2000 // ms

export class Jobs<Tables = unknown> {
  readonly #database: Pick<Database<Tables>, 'kysely' | 'pool'>
  readonly #log: Log
  readonly #patience: number
  readonly #handlers = new Map<string, Worker<Tables>>()
  readonly #schedules = new Map<string, string>()
  readonly #workers = new Map<string, string[]>()
  #opening: Promise<PgBoss> | undefined
  #starting: Promise<void> | undefined
  #listening: Listening | undefined
  #timer: NodeJS.Timeout | undefined
  readonly #stopping = new AbortController()
  #troubled = false

  constructor(database: Pick<Database<Tables>, 'kysely' | 'pool'>, { log = silent, patience = 10 }: Options = {}) {
    this.#database = database
    this.#log = log
    this.#patience = patience
  }

  work<Data>(name: string, handler: Handler<Data, Tables>, { concurrency = usualConcurrency } = {}): void {
    this.#add<Data>(name, { handle: ([data], complete) => handler(data!, complete), most: 1, concurrency })
  }

  /** Due jobs in one transaction; each alone where it fails. */
  workBatch<Data>(name: string, handle: Handler<Data[], Tables>): void {
    this.#add<Data>(name, { handle, most: batchMost, concurrency: 1 })
  }

  #add<Data>(name: string, worker: Omit<Worker<Tables>, 'handle'> & { handle: Handler<Data[], Tables> }): void {
    if (this.#handlers.has(name)) throw new Error(`Queue ${name} has a handler already`)
    this.#handlers.set(name, worker)
  }

  /** Cron in UTC, one run at a time; missed runs are made up for once. */
  schedule(name: string, cron: string, handler: Handler<null, Tables>): void {
    this.work(name, handler)
    this.#schedules.set(name, cron)
  }

  start(): Promise<void> {
    this.#starting = this.#start()
    return this.#starting
  }

  /** A job that outlasts the wait is retried elsewhere. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#starting
    clearInterval(this.#timer)
    const boss = await this.#opening
    await boss?.stop({ close: false, timeout: this.#patience * 1000 })
  }

  /** Test helper: runs due jobs and those they add. `ahead`: seconds; adds delayed jobs, retries and schedules. */
  async runDueJobs({ ahead = 0 }: { ahead?: number } = {}): Promise<number> {
    const boss = await this.#open()
    if (ahead > 0) await this.#advance(boss, ahead)
    const failures: unknown[] = []
    let count = 0
    let fetched = 1
    // Only the first round looks ahead: a failed job is not run again.
    for (let ignoreStartAfter = ahead > 0; fetched > 0; ignoreStartAfter = false) {
      fetched = 0
      for (const [name, { most }] of this.#handlers) {
        const jobs = await boss.fetch<object>(name, { batchSize: 1000, ignoreStartAfter })
        fetched += jobs.length
        while (jobs.length > 0) failures.push(...(await this.#run(boss, jobs.splice(0, most))))
      }
      count += fetched
    }
    if (failures.length > 0) throw failures[0]
    return count
  }

  async #advance(boss: PgBoss, seconds: number): Promise<void> {
    await boss.supervise()
    for (const [name, cron] of this.#schedules) {
      const [first, second] = boss.previewSchedule(cron, { count: 2 })
      if (Number(second) - Number(first) <= seconds * 1000) await boss.send(name)
    }
  }

  #open(): Promise<PgBoss> {
    this.#opening ??= (async () => {
      const { kysely, pool } = this.#database
      for (const name of this.#handlers.keys())
        await ensureQueue(kysely, name, this.#schedules.has(name) ? 'exclusive' : 'standard')
      const boss = await openBoss({
        executeSql: (text, values) => pool.query(text, values),
        listen: async (channel, onNotification) => (this.#listening = listen(pool, channel, onNotification)),
      })
      boss.on('error', (error) => this.#warn(error, 'jobs were not read'))
      boss.on('warning', ({ message, data }) => this.#log.warn({ data }, message))
      return boss
    })().catch((error: unknown) => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  async #start(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      try {
        const boss = await this.#open()
        await boss.start()
        for (const [name, cron] of this.#schedules) await boss.schedule(name, cron, null, { missed: 'once' })
        await this.#beginWork(boss)
        return
      } catch (error) {
        this.#warn(error, 'jobs were not started, will be tried again')
        await pause(tick, undefined, { signal }).catch(() => {})
      }
    }
  }

  async #beginWork(boss: PgBoss): Promise<void> {
    for (const [name, { most, concurrency }] of this.#handlers) {
      const ids: string[] = []
      this.#workers.set(name, ids)
      const options = { notifyPollingIntervalSeconds: 3600, batchSize: most }
      for (let count = 0; count < concurrency; count++)
        ids.push(await boss.work<object>(name, options, (jobs) => this.#handle(boss, jobs)))
    }
    this.#timer = setInterval(() => void this.#wake(boss), tick).unref()
  }

  async #handle(boss: PgBoss, jobs: Job[]): Promise<void> {
    const { name } = jobs[0]!
    // A commit notifies once however many jobs it adds: after a full batch more may be waiting.
    if (jobs.length === this.#handlers.get(name)!.most) this.#notify(boss, name)
    await this.#run(boss, jobs)
  }

  #notify(boss: PgBoss, name: string): void {
    for (const id of this.#workers.get(name) ?? []) boss.notifyWorker(id)
  }

  /** One statement replaces polls by each worker: delayed jobs have no notification. */
  async #wake(boss: PgBoss): Promise<void> {
    this.#listening?.renew()
    try {
      const { rows } = await this.#database.pool.query<{ name: string }>({
        name: 'due queues',
        text: `select distinct name from pgboss.job where state < 'active' and start_after <= now() and name = any($1)`,
        values: [[...this.#handlers.keys()]],
      })
      this.#troubled = false
      for (const { name } of rows) this.#notify(boss, name)
    } catch (error) {
      this.#warn(error, 'jobs were not read')
    }
  }

  #warn(err: unknown, message: string): void {
    if (!this.#troubled) this.#log.warn({ err }, message)
    this.#troubled = true
  }

  async #run(boss: PgBoss, jobs: Job[]): Promise<unknown[]> {
    const { name } = jobs[0]!
    let completed = false
    const complete: Complete<Tables> = async (effect) => {
      const result = await this.#database.kysely.transaction().execute(async (tx) => {
        const effected = await effect(tx)
        await completeJobs(boss, tx, name, jobs)
        return effected
      })
      completed = true
      return result
    }
    try {
      await traced('job', name, async () => {
        await this.#handlers.get(name)!.handle(
          jobs.map(({ data }) => data as never),
          complete,
        )
        if (!completed) await complete(async () => {})
      })
      return []
    } catch (error) {
      if (completed) {
        this.#log.warn({ err: error, job: name, jobs: jobs.length }, 'handler failed after its jobs were completed')
        return [error]
      }
      if (jobs.length === 1) return [await this.#fail(boss, jobs[0]!, error)]
      this.#log.warn({ err: error, job: name, jobs: jobs.length }, 'jobs failed together, each is run alone')
      const failures: unknown[] = []
      for (const job of jobs) failures.push(...(await this.#run(boss, [job])))
      return failures
    }
  }

  async #fail(boss: PgBoss, job: Job, error: unknown): Promise<unknown> {
    const isFinal = error instanceof UnrecoverableError
    const { name, id, retryCount } = job
    this.#log.warn({ err: error, job: name, id, attempt: retryCount + 1 }, 'job failed')
    // If this throws too, pg-boss fails the job, or its heartbeat expires.
    await failJob(boss, this.#database.kysely, job, { message: String(error).slice(0, 1000), isFinal })
    return error
  }
}
