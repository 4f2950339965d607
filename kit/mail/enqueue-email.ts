// Enqueues an email in the causing transaction.
import { type Generated, QueryCreator, sql, type QueryExecutorProvider } from 'kysely'
import { add } from '../jobs/jobs.ts'

export type Email = {
  to: string
  locale: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}
export type EnqueuedEmail = { schema: string; id: string }

type Tables = {
  mails: {
    id: Generated<string>
    recipient: string
    locale: string
    subject: string
    text: string
    html: string
    headers: string
  }
}

export async function enqueueEmail(
  tx: QueryExecutorProvider,
  { to, locale, subject, text, html, headers = {} }: Email,
): Promise<void> {
  const line = subject.replace(/\s+/g, ' ').trim()
  const email = { recipient: to, locale, subject: line, text, html, headers: JSON.stringify(headers) }
  const schema = sql<string>`(select relnamespace::regnamespace::text from pg_class where oid = mails.tableoid)`
  const enqueued: EnqueuedEmail = await new QueryCreator<Tables>({ executor: tx.getExecutor() })
    .insertInto('mails')
    .values(email)
    .returning(['id', schema.as('schema')])
    .executeTakeFirstOrThrow()
  await add(tx, 'mail.deliver', enqueued)
}
