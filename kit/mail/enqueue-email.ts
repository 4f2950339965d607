// Enqueues an email in the transaction that causes it. A job delivers it, or the local outbox shows it.
import { sql, type QueryExecutorProvider } from 'kysely'
import { add } from '#kit/jobs/jobs.ts'

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
/** The schema that was first on the writer's search path, and the row there. */
export type EnqueuedEmail = { schema: string; id: string }

/** Writes the email into table `mails` of the caller's schema. */
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
