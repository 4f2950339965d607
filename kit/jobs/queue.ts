// The settings of pg-boss and its queues, and the calls to it that belong to a transaction of ours.
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { CompiledQuery, sql, type QueryExecutorProvider } from 'kysely'
import type { Db, Job, PgBoss } from 'pg-boss'

const day = 24 * 3600 // seconds

// Of every queue. A dead worker's job is retried when its heartbeat ends: 10 seconds, and at most 10 until somebody looks.
const behavior = {
  notify: true,
  heartbeatSeconds: 10,
  retryLimit: 84, // some three days
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: day / 4,
  // Failed jobs are kept so long, and keys remembered.
  deleteAfterSeconds: 30 * day,
}

/** Opens pg-boss over our connections. The schema is built by our migrations; measured idle costs stand in decision 38. */
export async function openBoss(db: Db): Promise<PgBoss> {
  // Loaded late: a start should not wait for it.
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

/** Creates the queue where it is missing. `exclusive` allows one job that waits or runs. */
export async function ensureQueue(
  tx: QueryExecutorProvider,
  name: string,
  policy: 'standard' | 'exclusive' = 'standard',
): Promise<void> {
  // Not `createQueue` of pg-boss, which commits.
  await sql`select pgboss.create_queue(${name}, ${JSON.stringify({ ...behavior, policy })}::jsonb)
    where not exists (select from pgboss.queue where name = ${name})`.execute(tx)
}

const transaction = new AsyncLocalStorage<Db>()
let opening: Promise<PgBoss> | undefined

/** Adds a job in the caller's transaction, for now or `after` seconds. With a `key` it is done once, also when it is added again within 30 days. */
export async function add(
  tx: QueryExecutorProvider,
  name: string,
  data: object,
  { key, after }: { key?: string; after?: number } = {},
): Promise<void> {
  await ensureQueue(tx, name)
  // Never started. It reads the settings of queues, once each, over the transaction that happens to ask.
  opening ??= openBoss({ executeSql: (text, values) => transaction.getStore()!.executeSql(text, values) })
  const boss = await opening
  const db = over(tx)
  const once = key && { id: createHash('sha256').update(key).digest('hex').slice(0, 32), singletonKey: key }
  await transaction.run(db, () => boss.send(name, data, { db, ...once, ...(after && { startAfter: after }) }))
}

/** Throws when another worker has taken the job over. Its data is forgotten: it may be personal. */
export async function completeJob(boss: PgBoss, tx: QueryExecutorProvider, job: Job): Promise<void> {
  const { affected } = (await boss.complete(job.name, job, null, { db: over(tx) })) as { affected: number }
  if (affected === 0) throw new Error(`Job ${job.id} was taken over`)
  await sql`update pgboss.job set data = null where name = ${job.name} and id = ${job.id}`.execute(tx)
}

/** Fails this attempt, or with `isFinal` the job. Nothing happens where another worker has taken over. */
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
    async executeSql(text, values = []) {
      const { rows } = await tx.getExecutor().executeQuery(CompiledQuery.raw(text, [...values]))
      return { rows }
    },
  }
}
