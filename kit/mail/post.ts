// Posts a mail in the transaction that causes it. Delivers nothing: a job does, or the local outbox shows it.
import { sql, type QueryExecutorProvider } from 'kysely'
import { add } from '#kit/jobs/jobs.ts'

export type Letter = {
  /** One e-mail address. */
  to: string
  locale: string
  subject: string
  text: string
  html: string
  /** More headers of the mail, such as List-Unsubscribe. */
  headers?: Record<string, string>
}
/** Where a posted mail lies: the schema that was first on the writer's search path. */
export type Posted = { schema: string; id: string }

/** The row is there, in table `mails` of the caller's schema, as soon as the caller's transaction is committed. */
export async function post(
  tx: QueryExecutorProvider,
  { to, locale, subject, text, html, headers = {} }: Letter,
): Promise<void> {
  const line = subject.replace(/\s+/g, ' ').trim()
  const { rows } = await sql<Posted>`
    insert into mails (recipient, locale, subject, text, html, headers)
    values (${to}, ${locale}, ${line}, ${text}, ${html}, ${JSON.stringify(headers)})
    returning current_schema() as schema, id`.execute(tx)
  await add(tx, 'mail.deliver', rows[0])
}
