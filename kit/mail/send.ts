// Sends templated emails.
import type { QueryExecutorProvider } from 'kysely'
import { enqueueEmail } from './enqueue-email.ts'
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
  /** Optional for `due`. `admitted`: counted before. */
  by?: EmailCause | 'admitted'
  headers?: Record<string, string>
}

/** May throw TooManyRequests. */
export async function sendTemplate(
  tx: QueryExecutorProvider,
  template: EmailTemplate,
  { to, by, headers = {}, ...filling }: Sending,
): Promise<void> {
  if (!by && template.throttle !== 'due') throw new Error(`no cause of the email ${template.kind}`)
  if (by && by !== 'admitted') await admitEmail(tx, template.throttle, to, by)
  const words = await wordsInUse(tx, [template], filling.locale)
  const email = emailOf(template, words.get(template.kind)!, filling)
  await enqueueEmail(tx, { to, locale: filling.locale, ...email, headers })
}
