// Enqueues an email in the transaction that causes it; a job delivers it, or the local outbox shows it.
import { sql, type QueryExecutorProvider } from 'kysely'
import { add } from '../jobs/jobs.ts'

export type Email = {
  /** One address. */
  to: string
  locale: string
  subject: string
  text: string
  html: string
  /** Further headers, such as List-Unsubscribe. */
  headers?: Record<string, string>
}
/** The writer's schema and the row in it. */
export type EnqueuedEmail = { schema: string; id: string }

/** Writes to table `mails` of the caller's schema. */
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
