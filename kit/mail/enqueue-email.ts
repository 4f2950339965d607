// Enqueues an email in the causing transaction.
import { sql, type QueryExecutorProvider } from 'kysely'
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

export async function enqueueEmail(
  tx: QueryExecutorProvider,
  { to, locale, subject, text, html, headers = {} }: Email,
): Promise<void> {
  const line = subject.replace(/\s+/g, ' ').trim()
  const { rows } = await sql<EnqueuedEmail>`
    insert into mails (recipient, locale, subject, text, html, headers)
    values (${to}, ${locale}, ${line}, ${text}, ${html}, ${JSON.stringify(headers)})
    returning current_schema() as schema, id`.execute(tx)
  await add(tx, 'mail.deliver', rows[0]!)
}
