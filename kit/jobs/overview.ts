// Administrators' view of jobs.
import { sql, type QueryExecutorProvider } from 'kysely'
import { likeOf } from '../postgres/like.ts'

export type OpenState = 'waiting' | 'retrying' | 'running' | 'failed'
export type OpenJob = {
  jobID: string
  name: string
  state: OpenState | 'dropped'
  attempts: number
  createdAt: Date
  nextAt: Date | null
  failedAt: Date | null
  error: string
}

const state = sql`case state when 'created' then 'waiting' when 'retry' then 'retrying' when 'active' then 'running'
  when 'cancelled' then 'dropped' else state::text end`
const columns = sql`id as "jobID", name, ${state} as state, retry_count + (state = 'failed')::int as attempts, created_on as "createdAt",
  case when state < 'active' then start_after end as "nextAt", case when state = 'failed' then completed_on end as "failedAt",
  coalesce(output ->> 'message', '') as error`

const isOpen = sql`state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'`

type JobFilter = { q?: string | undefined; state?: OpenState | undefined; name?: string | undefined }
type Cut = { by: 'createdAt' | 'attempts'; direction: 'asc' | 'desc'; limit: number; offset: number }

export async function findJobs(db: QueryExecutorProvider, wanted: JobFilter, { by, direction, limit, offset }: Cut) {
  const like = likeOf(wanted.q ?? '')
  const found = sql`from pgboss.job where ${isOpen}
    and (${wanted.state ?? null}::text is null or ${state} = ${wanted.state ?? null})
    and (${wanted.name ?? null}::text is null or name = ${wanted.name ?? null})
    and (name ilike ${like} or output ->> 'message' ilike ${like} or id::text = ${wanted.q ?? ''})`
  const order = by === 'createdAt' ? sql`created_on` : sql`retry_count`
  const [{ rows }, counted, named] = await Promise.all([
    sql<OpenJob>`select ${columns} ${found} order by ${order} ${sql.raw(direction)}, id limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
    sql<{
      name: string
    }>`select distinct name from pgboss.job where ${isOpen} order by name`.execute(db),
  ])
  return { rows, total: counted.rows[0]!.total, names: named.rows.map(({ name }) => name) }
}

export async function countJobs(
  db: QueryExecutorProvider,
): Promise<{ counts: Map<OpenState, number>; oldest: Date | null; failedSince: Date | null }> {
  const { rows } = await sql<{ state: OpenState; count: number; oldest: Date | null; failed: Date | null }>`
    select ${state} as state, count(*)::int as count, min(start_after) filter (where state < 'active' and start_after <= now()) as oldest,
      min(completed_on) filter (where state = 'failed') as failed
    from pgboss.job where ${isOpen} group by 1`.execute(db)
  const due = rows.flatMap(({ oldest }) => oldest ?? []).toSorted((a, b) => a.getTime() - b.getTime())
  return {
    counts: new Map(rows.map(({ state: one, count }) => [one, count])),
    oldest: due[0] ?? null,
    failedSince: rows.find(({ failed }) => failed !== null)?.failed ?? null,
  }
}

export async function lockJob(tx: QueryExecutorProvider, id: string): Promise<OpenJob | undefined> {
  const { rows } = await sql<OpenJob>`select ${columns} from pgboss.job where id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function runAgain(tx: QueryExecutorProvider, id: string): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 84)
    where id = ${id} and state in ('created', 'retry', 'failed')`.execute(tx)
}

export async function dropJob(tx: QueryExecutorProvider, id: string): Promise<void> {
  await sql`update pgboss.job set state = 'cancelled', completed_on = now(), data = null
    where id = ${id} and state in ('created', 'retry', 'failed')`.execute(tx)
}
