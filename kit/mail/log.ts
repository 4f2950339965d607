// Administrators' email log.
import { sql, type QueryExecutorProvider } from 'kysely'
import { likeOf } from '../postgres/like.ts'

export type MailState = 'waiting' | 'retrying' | 'failed' | 'sent' | 'kept'
export type LoggedMail = {
  mailID: string
  recipient: string
  subject: string
  locale: string
  state: MailState
  attempts: number
  error: string
  postedAt: Date
  sentAt: Date | null
}
type MailFilter = { q?: string | undefined; state?: MailState | undefined }
type Cut = { direction: 'asc' | 'desc'; limit: number; offset: number }

export async function findMails(
  db: QueryExecutorProvider,
  schemas: readonly string[],
  { q = '', state }: MailFilter,
  { direction, limit, offset }: Cut,
): Promise<{ rows: LoggedMail[]; total: number }> {
  const like = likeOf(q)
  const each = schemas.map(
    (schema) => sql`select id, recipient, subject, locale, posted_at, sent_at from ${sql.id(schema, 'mails')}
      where recipient ilike ${like} or subject ilike ${like}`,
  )
  const found = sql`from (
    select m.id as "mailID", m.recipient, m.subject, m.locale, m.posted_at as "postedAt", m.sent_at as "sentAt",
      coalesce(j.attempts, 0) as attempts, coalesce(j.error, '') as error,
      case when m.sent_at is not null then 'sent' else coalesce(j.state, 'kept') end as state
    from (${sql.join(each, sql` union all `)}) m
    left join (select (data ->> 'id')::uuid as id, retry_count + (state = 'failed')::int as attempts, output ->> 'message' as error,
        case state when 'failed' then 'failed' when 'retry' then 'retrying' else 'waiting' end as state
      from pgboss.job where name = 'mail.deliver' and state in ('created', 'retry', 'active', 'failed') and data is not null) j
      on j.id = m.id) mails
    where ${state ?? null}::text is null or state = ${state ?? null}`
  const [{ rows }, counted] = await Promise.all([
    sql<LoggedMail>`select * ${found} order by "postedAt" ${sql.raw(direction)}, "mailID" limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ])
  return { rows, total: counted.rows[0]!.total }
}
