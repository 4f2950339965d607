// Throttle of caused emails.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { sql, type QueryExecutorProvider } from 'kysely'
import { prepared } from '../postgres/prepared.ts'
import { Refusal } from '../refusal.ts'

const day = 24 * 3600 // seconds

/** Emails in a day, or in `window` seconds; see docs/emails.md. */
export const emailLimits = {
  unproven: { mailbox: 20, account: 60, network: 1000 },
  // Strangers must not lock the owner out for a day.
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
  by: EmailCause,
): Promise<number | undefined> {
  return (await countEmails(tx, kind, [{ to, by }]))[0]
}

export async function countEmails(
  tx: QueryExecutorProvider,
  kind: EmailClass,
  emails: readonly { to: string; by: EmailCause }[],
): Promise<(number | undefined)[]> {
  const limits = emailLimits[kind]
  if (!limits) return emails.map(() => undefined)
  const window = 'window' in limits ? limits.window : day
  const counted = emails.flatMap(({ to, by: { account, network } }, place) =>
    Object.entries({ mailbox: mailboxOf(to), account, network }).flatMap(([name, of]) =>
      of ? [{ place, key: keyOf(kind, name, of), most: limits[name as keyof typeof limits] }] : [],
    ),
  )
  const { rows } = await prepared(
    'emails-count',
    sql<{ place: number; wait: number }>`
    with asked as (
      select *, row_number() over (partition by key order by place) as turn
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as r (place int, key text, most int)),
    sums as (select key, count(*)::int as count from asked group by key),
    counted as (
      insert into jobs.email_counts as c (key, count, since)
      select key, count, now() from sums order by key
      on conflict (key) do update set
        count = case when c.since < now() - make_interval(secs => ${window}) then excluded.count else c.count + excluded.count end,
        since = case when c.since < now() - make_interval(secs => ${window}) then now() else c.since end
      returning key, count, since)
    select place, ceil(extract(epoch from max(c.since) + make_interval(secs => ${window}) - now()))::int as wait
    from asked a join sums s using (key) join counted c using (key)
    where c.count - s.count + a.turn > a.most group by place`,
  ).execute(tx)
  const waits = new Map(rows.map(({ place, wait }) => [place, Math.max(1, wait)]))
  return emails.map((_email, place) => waits.get(place))
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
