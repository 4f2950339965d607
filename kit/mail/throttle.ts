// Throttle of caused emails, over all services.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { sql, type QueryExecutorProvider } from 'kysely'
import { prepared } from '../postgres/prepared.ts'
import { Refusal } from '../refusal.ts'

const day = 24 * 3600 // seconds

/** Emails by class in a day, or in `window` seconds; see docs/emails.md. */
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

export async function countEmail(
  tx: QueryExecutorProvider,
  kind: EmailClass,
  to: string,
  by: EmailCause,
): Promise<number | undefined> {
  return (await countEmails(tx, [{ kind, to, by }]))[0]
}

type Counting = { kind: EmailClass; to: string; by: EmailCause }

/** Exact under concurrency; rolled back with `tx`. Returns seconds to wait. */
export async function countEmails(
  tx: QueryExecutorProvider,
  emails: readonly Counting[],
): Promise<(number | undefined)[]> {
  const subjects = emails.map(subjectsOf)
  const asked = subjects.flat()
  if (asked.length === 0) return emails.map(() => undefined)
  // Order of keys: no deadlocks.
  const { rows } = await prepared(
    'emails-count',
    sql<{ key: string; before: number; wait: number }>`
    with asked as (select key, seconds, count(*)::int as added
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r(key text, seconds int) group by key, seconds),
    counted as (
      insert into jobs.email_counts as c (key, count, since)
      select key, added, now() from asked order by key
      on conflict (key) do update set (count, since) = (
        select case when c.since < begins then excluded.count else c.count + excluded.count end,
          case when c.since < begins then excluded.since else c.since end
        from (select now() - make_interval(secs => seconds) as begins from asked where asked.key = excluded.key) started)
      returning key, count, since)
    select key, count - added as before,
      ceil(extract(epoch from since + make_interval(secs => seconds) - now()))::int as wait
    from counted join asked using (key)`,
  ).execute(tx)
  const counts = new Map(rows.map(({ key, before, wait }) => [key, { count: before, wait }]))
  return subjects.map((keys) => {
    const waits = keys.flatMap(({ key, most }) => {
      const counted = counts.get(key)!
      return ++counted.count > most ? Math.max(1, counted.wait) : []
    })
    return waits.length > 0 ? Math.max(...waits) : undefined
  })
}

function subjectsOf({ kind, to, by }: Counting): { key: string; most: number; seconds: number }[] {
  const limits = emailLimits[kind]
  if (!limits) return []
  const seconds = 'window' in limits ? limits.window : day
  return Object.entries({ mailbox: mailboxOf(to), account: by.account, network: by.network }).flatMap(([name, of]) =>
    of
      ? [
          {
            key: keyOf(kind, name, of),
            most: limits[name as 'mailbox' | 'account' | 'network'],
            seconds,
          },
        ]
      : [],
  )
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

/** Ignores case, plus tags, and Gmail's dots. */
export function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.normalize('NFKC').trim().toLowerCase().split('@')
  const plain = name.split('+')[0]!
  return dotless.has(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}

function keyOf(kind: string, name: string, of: string): string {
  return createHash('sha256').update(`${kind} ${name} ${of}`).digest('base64url').slice(0, 22)
}
