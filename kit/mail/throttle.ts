// Throttle of caused emails.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { sql, type QueryExecutorProvider } from 'kysely'
import { Refusal } from '../refusal.ts'

const day = 24 * 3600 // seconds

/** Emails in a day, or in `window` seconds; see docs/emails.md. */
export const emailLimits = {
  unproven: { mailbox: 20, account: 60, network: 1000 },
  // Shorter window: strangers must not lock the owner out for a day.
  recovery: { mailbox: 20, account: 60, network: 1000, window: 3600 },
  own: { mailbox: 20, account: 20, network: 1000 },
  notice: { mailbox: 100, account: 500, network: 5000 },
  due: undefined,
} as const
export type EmailClass = keyof typeof emailLimits

export type EmailCause = { account?: string | undefined; network?: string | undefined }

/** Exact under concurrency; rolled back with `tx`. Returns seconds to wait. */
export async function countEmail(
  tx: QueryExecutorProvider,
  kind: EmailClass,
  to: string,
  { account, network }: EmailCause,
): Promise<number | undefined> {
  const limits = emailLimits[kind]
  if (!limits) return undefined
  const window = 'window' in limits ? limits.window : day
  const subjects = { mailbox: mailboxOf(to), account, network }
  const counted = Object.entries(subjects).flatMap(([name, of]) =>
    of ? [{ key: keyOf(kind, name, of), most: limits[name as keyof typeof limits] }] : [],
  )
  const { rows } = await sql<{ wait: number }>`
    with asked as (select * from json_to_recordset(${JSON.stringify(counted)}::json) as r(key text, most int)),
    counted as (
      insert into jobs.email_counts as c (key, count, since)
      select key, 1, now() from asked order by key
      on conflict (key) do update set
        count = case when c.since < now() - make_interval(secs => ${window}) then 1 else c.count + 1 end,
        since = case when c.since < now() - make_interval(secs => ${window}) then now() else c.since end
      returning key, count, since)
    select ceil(extract(epoch from max(since) + make_interval(secs => ${window}) - now()))::int as wait
    from counted join asked using (key) where count > most having count(*) > 0`.execute(tx)
  return rows[0] && Math.max(1, rows[0].wait)
}

export async function admitEmail(
  tx: QueryExecutorProvider,
  kind: EmailClass,
  to: string,
  by: EmailCause,
): Promise<void> {
  const wait = await countEmail(tx, kind, to, by)
  if (wait) throw new Refusal('TooManyRequests', 'Too many e-mails today, try again later', { retryAfter: wait })
}

export async function forgetEmailCounts(pool: pg.Pool): Promise<void> {
  await pool.query('delete from jobs.email_counts where since < now() - make_interval(secs => $1)', [day])
}

const dotless = new Set(['gmail.com', 'googlemail.com'])

export function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.normalize('NFKC').trim().toLowerCase().split('@')
  const plain = name.split('+')[0]!
  return dotless.has(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}

function keyOf(kind: string, name: string, of: string): string {
  return createHash('sha256').update(`${kind} ${name} ${of}`).digest('base64url').slice(0, 22)
}
