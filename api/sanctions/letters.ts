// The letter about a sanction: what was done to what, by which rule, until when, and how to appeal. To whoever answers for it, in their language.
import type { Kysely, Transaction } from 'kysely'
import { appealMonths } from '#contract/constants.ts'
import type { Locale } from '#contract/locales.ts'
import type { ModeratedKind, SanctionAct } from '#contract/sanctions/acts.ts'
import { compose } from '#kit/mail/compose.ts'
import { enqueueEmail } from '#kit/mail/enqueue-email.ts'
import type { Context } from '../context.ts'
import type { DB } from '../database/tables.ts'
import { peopleWho } from '../members/lookup.ts'
import { emailsOf, languagesOf } from '../people/lookup.ts'
import { letterWords, type Rule } from './letter-words.ts'

export type About = {
  act: SanctionAct
  rule: Rule
  kind: ModeratedKind
  name: string
  endsAt: Date | null
}
type Subject = { kind: 'user' | 'business'; id: string }

/** Who reads it: the person, or the owners of the business. */
export async function receiversOf(db: Kysely<DB>, { kind, id }: Subject): Promise<string[]> {
  return kind === 'user' ? [id] : ((await peopleWho(db, 'manageOwners', [id])).get(id) ?? [])
}

export function letterOf(locale: Locale, { act, rule, kind, name, endsAt }: About, href: string) {
  const words = letterWords[locale]
  const day = endsAt && new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt)
  const what = name ? `${words.kinds[kind]}: “${name}”` : words.kinds[kind]
  const paragraphs = [
    act === 'limit' && kind === 'business' ? words.limitedBusiness : words.acts[act],
    what,
    `${words.because} ${words.rules[rule]}`,
    ...(day ? [words.until.replace('{day}', day)] : []),
    words.appeal.replace('{months}', String(appealMonths)),
  ]
  const subject = words.subjects[act]
  const letter = compose({
    locale,
    heading: subject,
    paragraphs,
    button: { label: words.open, href },
    footer: [words.why],
  })
  return { subject, ...letter }
}

/** Enqueues it in the transaction of the act. */
export async function sendLetter(
  tx: Transaction<DB>,
  { pool, pages }: Pick<Context, 'pool' | 'pages'>,
  subject: Subject,
  about: About,
  token: string,
): Promise<void> {
  const ids = await receiversOf(tx, subject)
  const [emails, languages] = await Promise.all([emailsOf(tx, ids), languagesOf(pool, ids)])
  for (const [id, to] of emails) {
    const locale = languages.get(id) ?? 'en'
    await enqueueEmail(tx, { to, locale, ...letterOf(locale, about, linkOf(pages(), locale, token)) })
  }
}

/** The result of an appeal, to the same people. */
export async function sendAnswer(
  tx: Transaction<DB>,
  { pool, pages }: Pick<Context, 'pool' | 'pages'>,
  subject: Subject,
  upheld: boolean,
): Promise<void> {
  const ids = await receiversOf(tx, subject)
  const [emails, languages] = await Promise.all([emailsOf(tx, ids), languagesOf(pool, ids)])
  for (const [id, to] of emails) {
    const locale = languages.get(id) ?? 'en'
    const { subject: heading, text } = letterWords[locale].answers[upheld ? 'upheld' : 'reversed']
    const href = `${pages()}${locale === 'en' ? '' : `/${locale}`}/`
    const body = compose({
      locale,
      heading,
      paragraphs: [text],
      button: { label: letterWords[locale].site, href },
      footer: [letterWords[locale].why],
    })
    await enqueueEmail(tx, { to, locale, subject: heading, ...body })
  }
}

function linkOf(origin: string, locale: Locale, token: string): string {
  return `${origin}${locale === 'en' ? '' : `/${locale}`}/appeal?token=${token}`
}
