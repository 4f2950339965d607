// Enqueues emails in the causing transaction.
import { type Generated, QueryCreator, sql, type QueryExecutorProvider } from 'kysely'
import { addAll } from '../jobs/jobs.ts'

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

export function enqueueEmail(tx: QueryExecutorProvider, email: Email): Promise<void> {
  return enqueueEmails(tx, [email])
}

export async function enqueueEmails(tx: QueryExecutorProvider, emails: readonly Email[]): Promise<void> {
  if (emails.length === 0) return
  const lineOf = (subject: string) => subject.replace(/\s+/g, ' ').trim()
  // JSON refuses half a character, the end of a cut text.
  const rows = sql<Omit<Tables['mails'], 'id'>>`select * from unnest(
    ${emails.map(({ to }) => to)}::text[], ${emails.map(({ locale }) => locale)}::text[],
    ${emails.map(({ subject }) => lineOf(subject))}::text[], ${emails.map(({ text }) => text)}::text[],
    ${emails.map(({ html }) => html)}::text[],
    ${emails.map(({ headers = {} }) => JSON.stringify(headers))}::text[]::jsonb[])`
  const schema = sql<string>`(select relnamespace::regnamespace::text from pg_class where oid = mails.tableoid)`
  const enqueued: EnqueuedEmail[] = await new QueryCreator<Tables>({ executor: tx.getExecutor() })
    .insertInto('mails')
    .columns(['recipient', 'locale', 'subject', 'text', 'html', 'headers'])
    .expression(rows)
    .returning(['id', schema.as('schema')])
    .execute()
  await addAll(
    tx,
    'mail.deliver',
    enqueued.map((data) => ({ data })),
  )
}
