// Sends templated emails.
import type { QueryExecutorProvider } from 'kysely'
import { type Email, type EmailAttachment, enqueueEmails } from './enqueue-email.ts'
import { emailOf, type EmailTemplate, type EmailWords, type Filling, problemsOf } from './template.ts'
import { admitEmail, type EmailCause } from './throttle.ts'
import { findWords } from './versions.ts'

export async function wordsInUse(
  db: QueryExecutorProvider,
  templates: readonly EmailTemplate[],
  locale: string,
): Promise<Map<string, EmailWords>> {
  const kinds = templates.map(({ kind }) => kind)
  const edited = await findWords(db, kinds, locale)
  return new Map(templates.map((template) => [template.kind, usable(template, edited.get(template.kind), locale)]))
}

function usable(template: EmailTemplate, edited: EmailWords | undefined, locale: string): EmailWords {
  const fits = edited && problemsOf(template, edited).length === 0
  return fits ? edited : template.texts[locale]!
}

type Sending = Filling & {
  to: string
  headers?: Record<string, string>
  attachments?: readonly EmailAttachment[]
}

/** May throw TooManyRequests. `by`: optional for `due` alone; `admitted`: counted before. */
export async function sendTemplate(
  tx: QueryExecutorProvider,
  template: EmailTemplate,
  { by, ...sending }: Sending & { by?: EmailCause | 'admitted' },
): Promise<void> {
  if (!by && template.throttle !== 'due') throw new Error(`no cause of the email ${template.kind}`)
  if (by && by !== 'admitted') await admitEmail(tx, template.throttle, sending.to, by)
  await sendAdmitted(tx, [{ ...sending, template }])
}

export type AdmittedEmail = Sending & { template: EmailTemplate }

export async function sendAdmitted(tx: QueryExecutorProvider, emails: readonly AdmittedEmail[]): Promise<void> {
  const composed: Email[] = []
  for (const [locale, some] of Map.groupBy(emails, (email) => email.locale)) {
    const words = await wordsInUse(tx, [...new Set(some.map(({ template }) => template))], locale)
    for (const { template, to, headers = {}, attachments = [], ...filling } of some)
      composed.push({ to, locale, headers, attachments, ...emailOf(template, words.get(template.kind)!, filling) })
  }
  await enqueueEmails(tx, composed)
}
