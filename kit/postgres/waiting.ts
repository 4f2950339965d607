// Says for whom a start waits.
import pg from 'pg'

type Waiting = { pid: number; waiter: string; holder: number; name: string; role: string; place: string; doing: string }

const patience = 5000 // ms
const pause = 30_000

export async function sayWhileWaiting<T>(
  work: Promise<T>,
  text: string,
  log: (message: string) => void,
  after = patience,
): Promise<T> {
  const timer = setTimeout(log, after, text)
  try {
    return await work
  } finally {
    clearTimeout(timer)
  }
}

export function sayWhoHolds(
  url: string,
  pools: pg.Pool[],
  log: (message: string) => void,
  { every = patience } = {},
): { stop: () => void } {
  const quietUntil = new Map<pg.Pool, number>()
  let before = new Set<pg.Pool>()
  let looking = false
  async function look(): Promise<void> {
    const busy = pools.filter((pool) => pool.totalCount + pool.waitingCount > pool.idleCount)
    const due = busy.filter((pool) => before.has(pool) && (quietUntil.get(pool) ?? 0) <= Date.now())
    before = new Set(busy)
    if (due.length === 0 || looking) return
    looking = true
    const lines = await linesFor(
      url,
      due.map(({ options }) => options.application_name!),
    )
    looking = false
    for (const line of lines) log(line)
    if (lines.length > 0) for (const pool of due) quietUntil.set(pool, Date.now() + pause)
  }
  const timer = setInterval(() => void look(), every).unref()
  return { stop: () => clearInterval(timer) }
}

async function linesFor(url: string, names: string[]): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'wbn look',
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Waiting>(
      `select w.pid, w.application_name as waiter, h.pid as holder, h.application_name as name, h.usename as role,
        coalesce(host(h.client_addr), 'this machine') as place,
        format('%s for %s s', h.state, extract(epoch from now() - h.state_change)::integer) as doing
      from pg_stat_activity w, unnest(pg_blocking_pids(w.pid)) b (pid) join pg_stat_activity h on h.pid = b.pid
      where w.application_name = any($1)`,
      [names],
    )
    return rows.map(
      ({ waiter, holder, name, role, place, doing }) =>
        `${waiter}: waits for a lock of process ${holder} (${name || 'no name'}, ${role}, from ${place}, ${doing})`,
    )
  } catch (error) {
    return [`${names.join(', ')}: waits for the database: ${(error as Error).message}`]
  } finally {
    await client.end().catch(() => {})
  }
}
