// Settings of pg-boss, and its calls.
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { CompiledQuery, sql, type QueryExecutorProvider } from 'kysely'
import type { Db, Job, PgBoss } from 'pg-boss'
import { prepared } from '../postgres/prepared.ts'

const day = 24 * 3600 // seconds

// A dead worker's job is retried at most 10 s after its heartbeat (10 s) ends.
const behavior = {
  notify: true,
  heartbeatSeconds: 10,
  retryLimit: 84, // three days
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: day / 4,
  deleteAfterSeconds: 30 * day,
}

/** Our migrations build its schema. */
export async function openBoss(db: Db): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  return new PgBoss({
    db,
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
    queueCacheIntervalSeconds: 600,
    flowIntervalSeconds: 3600,
    monitorVacuum: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
  })
}

/** `exclusive` allows one waiting or running job. */
export async function ensureQueue(
  tx: QueryExecutorProvider,
  name: string,
  policy: 'standard' | 'exclusive' = 'standard',
): Promise<void> {
  // pg-boss's own `createQueue` commits.
  const create = sql`select pgboss.create_queue(${name}, ${JSON.stringify({ ...behavior, policy })}::jsonb)
    where not exists (select from pgboss.queue where name = ${name})`
  await prepared('queue-create', create).execute(tx)
}

const transaction = new AsyncLocalStorage<Db>()
let opening: Promise<PgBoss> | undefined

type When = { key?: string; after?: number }

/** Adds in the caller's transaction; `after` in seconds. A `key` runs once in 30 days. */
export function add(tx: QueryExecutorProvider, name: string, data: object, when: When = {}): Promise<void> {
  return addAll(tx, name, [{ data, ...when }])
}

/** A `key` given twice counts once. */
export async function addAll(
  tx: QueryExecutorProvider,
  name: string,
  given: readonly (When & { data: object })[],
): Promise<void> {
  if (given.length === 0) return
  await ensureQueue(tx, name)
  // Never started: it only reads queue settings.
  opening ??= openBoss({ executeSql: (text, values) => transaction.getStore()!.executeSql(text, values) })
  const boss = await opening
  const db = over(tx)
  const jobs = given.map(({ data, key, after }) => ({
    data,
    ...(key && onceFor(key)),
    ...(after && { startAfter: after }),
  }))
  const known = new Set<string>()
  const unique = jobs.filter(({ id }) => !id || (!known.has(id) && known.add(id)))
  await transaction.run(db, () => boss.insert(name, unique, { db }))
}

function onceFor(key: string): { id: string; singletonKey: string } {
  return { id: hashOf(key), singletonKey: key }
}

/** Throws when another worker has taken over one of them. */
export async function completeJobs(boss: PgBoss, tx: QueryExecutorProvider, name: string, jobs: Job[]): Promise<void> {
  const { affected } = (await boss.complete(name, jobs, null, { db: over(tx) })) as { affected: number }
  if (affected < jobs.length)
    throw new Error(`${jobs.length - affected} of ${jobs.length} jobs of ${name} were taken over`)
}

/** Fails this attempt, or with `isFinal` the job. No effect when another worker has taken over. */
export async function failJob(
  boss: PgBoss,
  db: QueryExecutorProvider,
  job: Job,
  { message, isFinal }: { message: string; isFinal: boolean },
): Promise<void> {
  if (isFinal)
    await sql`update pgboss.job set retry_limit = retry_count
      where name = ${job.name} and id = ${job.id} and retry_count = ${job.retryCount} and state = 'active'`.execute(db)
  await boss.fail(job.name, job, { message })
}

function over(tx: QueryExecutorProvider): Db {
  return {
    executeSql: (text, values = []) =>
      prepared(`jobs ${hashOf(text)}`, CompiledQuery.raw(text, [...values])).execute(tx),
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
