// Enqueues emails in the causing transaction.
import { type Generated, QueryCreator, sql, type QueryExecutorProvider } from 'kysely'
import { addAll } from '../jobs/jobs.ts'

/** `content`: base64. */
export type EmailAttachment = { name: string; contentType: string; content: string }
export type Email = {
  to: string
  locale: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: readonly EmailAttachment[]
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
    attachments: string
  }
}

export function enqueueEmail(tx: QueryExecutorProvider, email: Email): Promise<void> {
  return enqueueEmails(tx, [email])
}

/** NOTE: bound parameters, since jsonb refuses a lone surrogate; the query builder, since raw SQL ignores the schema. */
export async function enqueueEmails(tx: QueryExecutorProvider, emails: readonly Email[]): Promise<void> {
  if (emails.length === 0) return
  const mails = emails.map(({ to, subject, headers = {}, attachments = [], ...words }) => {
    const line = subject.replace(/\s+/g, ' ').trim()
    const written = { headers: JSON.stringify(headers), attachments: JSON.stringify(attachments) }
    return { ...words, recipient: to, subject: line, ...written }
  })
  const schema = sql<string>`(select relnamespace::regnamespace::text from pg_class where oid = mails.tableoid)`
  const enqueued: EnqueuedEmail[] = await new QueryCreator<Tables>({ executor: tx.getExecutor() })
    .insertInto('mails')
    .values(mails)
    .returning(['id', schema.as('schema')])
    .execute()
  await addAll(
    tx,
    'mail.deliver',
    enqueued.map((data) => ({ data })),
  )
}
