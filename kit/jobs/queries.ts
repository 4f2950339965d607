// The statements over the table of jobs. Names are qualified: writers come with search paths of their own.
import { sql, type QueryExecutorProvider } from 'kysely'
import type pg from 'pg'

/** A job somebody has begun. `attempts` counts this time; with the id it says whose turn it is. */
export type Begun = { id: number; name: string; data: unknown; attempts: number }

const keptDays = 7

/** Writes a job unless its key is known, and wakes the workers when the transaction commits. `after` in seconds. */
export async function addJob(
  tx: QueryExecutorProvider,
  name: string,
  data: unknown,
  { key, after }: { key: string | undefined; after: number },
): Promise<void> {
  await sql`
    with added as (
      insert into jobs.jobs (name, key, data, due_at)
      values (${name}, ${key}, ${JSON.stringify(data)}, now() + make_interval(secs => ${after}))
      on conflict (name, key) where key is not null do nothing
      returning due_at <= now() as due)
    select pg_notify('jobs', ${name}) from added where due`.execute(tx)
}

/** Work that comes again every `seconds`: the first time after one such span. */
export async function planJob(pool: pg.Pool, name: string, seconds: number): Promise<void> {
  await pool.query(
    `insert into jobs.jobs (name, key, data, repeats, due_at) values ($1, 'every', 'null', $2::integer, now() + make_interval(secs => $2::integer))
     on conflict (name, key) where key is not null
     do update set repeats = excluded.repeats, due_at = least(jobs.due_at, excluded.due_at)`,
    [name, seconds],
  )
}

type Claim = {
  names: string[]
  most: number
  /** Seconds for which the others leave it alone. */
  lease: number
  /** Seconds: what is due so far ahead counts as due. */
  ahead?: number
  skip?: number[]
}

/** Begins up to `most` jobs that are due and that nobody has begun. */
export async function claimJobs(pool: pg.Pool, { names, most, lease, ahead = 0, skip = [] }: Claim): Promise<Begun[]> {
  const { rows } = await pool.query<Begun>({
    name: 'claim jobs',
    text: `update jobs.jobs set attempts = attempts + 1, due_at = now() + make_interval(secs => $3)
      where id in (
        select id from jobs.jobs
        where due_at <= now() + make_interval(secs => $4) and name = any($1) and id <> all($5::bigint[])
        order by due_at limit $2 for update skip locked)
      returning id, name, data, attempts`,
    values: [names, most, lease, ahead, skip],
  })
  return rows
}

/** Says that the work goes on, so that nobody takes over. */
export async function holdJobs(pool: pg.Pool, jobs: Begun[], lease: number): Promise<void> {
  await pool.query(
    `update jobs.jobs set due_at = now() + make_interval(secs => $3)
     from unnest($1::bigint[], $2::integer[]) as held (id, attempts)
     where jobs.id = held.id and jobs.attempts = held.attempts and jobs.due_at is not null`,
    [jobs.map(({ id }) => id), jobs.map(({ attempts }) => attempts), lease],
  )
}

/** Strikes a job off; what it was told is forgotten, it may be personal. False when another has taken over, or it is done already. */
export async function strikeOff(tx: QueryExecutorProvider, { id, attempts }: Begun): Promise<boolean> {
  const { rows } = await sql`
    update jobs.jobs set
      due_at = case when repeats is not null then now() + make_interval(secs => repeats) end,
      done_at = case when repeats is null then now() end, attempts = 0, error = null, data = 'null'
    where id = ${id} and attempts = ${attempts} and due_at is not null
    returning id`.execute(tx)
  return rows.length > 0
}

/** Puts a failed job off by `wait` seconds. Where there is none it is given up; what repeats waits for its next turn. */
export async function putOff(pool: pg.Pool, job: Begun, error: string, wait: number | undefined): Promise<void> {
  await pool.query(
    `update jobs.jobs set error = $3,
       due_at = now() + make_interval(secs => coalesce($4::float8, repeats)),
       attempts = case when $4::float8 is null and repeats is not null then 0 else attempts end,
       failed_at = case when $4::float8 is null and repeats is null then now() end
     where id = $1 and attempts = $2 and due_at is not null`,
    [job.id, job.attempts, error.slice(0, 1000), wait ?? null],
  )
}

/** Forgets what was done longer than a week ago, and with it the keys. What was given up stays. */
export async function forgetJobs(tx: QueryExecutorProvider): Promise<void> {
  await sql`delete from jobs.jobs where done_at < now() - make_interval(days => ${keptDays})`.execute(tx)
}
