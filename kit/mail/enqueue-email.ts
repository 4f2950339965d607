// Enqueues emails in the causing transaction.
import { sql, type QueryExecutorProvider } from 'kysely'
import { addAll } from '../jobs/jobs.ts'
import { prepared } from '../postgres/prepared.ts'

export type Email = {
  to: string
  locale: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}
export type EnqueuedEmail = { schema: string; id: string }

export function enqueueEmail(tx: QueryExecutorProvider, email: Email): Promise<void> {
  return enqueueEmails(tx, [email])
}

export async function enqueueEmails(tx: QueryExecutorProvider, emails: readonly Email[]): Promise<void> {
  if (emails.length === 0) return
  const lineOf = (subject: string) => subject.replace(/\s+/g, ' ').trim()
  // JSON refuses half a character, the end of a cut text.
  const insert = sql<EnqueuedEmail>`insert into mails (recipient, locale, subject, text, html, headers)
    select recipient, locale, subject, text, html, headers::jsonb from unnest(
      ${emails.map(({ to }) => to)}::text[], ${emails.map(({ locale }) => locale)}::text[],
      ${emails.map(({ subject }) => lineOf(subject))}::text[], ${emails.map(({ text }) => text)}::text[],
      ${emails.map(({ html }) => html)}::text[], ${emails.map(({ headers = {} }) => JSON.stringify(headers))}::text[]
    ) as m (recipient, locale, subject, text, html, headers)
    returning id, (select relnamespace::regnamespace::text from pg_class where oid = mails.tableoid) as schema`
  const { rows: enqueued } = await prepared('mails-add', insert).execute(tx)
  await addAll(
    tx,
    'mail.deliver',
    enqueued.map((data) => ({ data })),
  )
}
