// Sends the emails of the auth service in the transaction that causes them. Their words are data, one file a language.
import { destinationOf } from '#contract/auth/hand-over.ts'
import type { Locale } from '#contract/locales.ts'
import { compose } from '#kit/mail/compose.ts'
import { enqueueEmail } from '#kit/mail/enqueue-email.ts'
import type { Tx } from '../context.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { it } from './it.ts'
import type { Kind, EmailTexts } from './kinds.ts'
import { zh } from './zh.ts'

export const emailTexts: Record<Locale, EmailTexts> = { en, es, it, zh }

/** Pages that the buttons lead to; an email without one has no button. */
const pages: Partial<Record<Kind, string>> = {
  verify: 'verify-email',
  changeEmail: 'verify-email',
  reset: 'reset-password',
  passwordChanged: 'forgot-password',
  newDevice: 'account',
  authenticatorAdded: 'account',
  authenticatorRemoved: 'account',
  passkeyAdded: 'account',
  openIDLinked: 'account',
  apiTokenCreated: 'account',
  changeEmailNotice: 'account',
  accountExists: 'login',
}

type Receiver = {
  email: string | null
  emailVerifiedAt: Date | null
  firstName: string
  locale: string
  sample: boolean
}
type Cause = { caller: { address: string; device: string; origins: { mailOrigin: string } }; now: () => Date }
type About = { token?: string; email?: string; continueTo?: string | undefined }

/**
 * Sends it to the account's address, in its language. An address that nobody has verified gets no word that somebody typed: no name, no
 * device. Sample accounts read no mail.
 */
export async function sendEmail(
  tx: Tx,
  kind: Kind,
  { email, emailVerifiedAt, firstName, locale, sample }: Receiver,
  { caller, now }: Cause,
  about: About,
): Promise<void> {
  if (!email || sample) return
  const language = locale as Locale
  const texts = emailTexts[language]
  const { subject, paragraphs, button } = texts[kind]
  const origin = caller.origins.mailOrigin
  const values: Record<string, string> = {
    name: firstName,
    email: about.email ?? email,
    device: emailVerifiedAt ? caller.device : '–',
    place: caller.address,
    time: timeIn(language, now()),
    reset: addressOf(origin, language, 'forgot-password', about),
  }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const href = button && addressOf(origin, language, pages[kind]!, about)
  await enqueueEmail(tx, {
    to: email,
    locale,
    subject: fill(subject),
    ...compose({
      locale,
      heading: fill(subject),
      paragraphs: [emailVerifiedAt ? texts.greeting : texts.greetingUnknown, ...paragraphs].map(fill),
      ...(href && { button: { label: button, href } }),
      footer: [fill(texts.footer)],
    }),
  })
}

function addressOf(origin: string, locale: Locale, page: string, { token, continueTo }: About): string {
  const query = new URLSearchParams({
    ...(token && { token }), // The state belongs to one browser, and the link may be opened in another.
    ...(continueTo && { continue: destinationOf(continueTo) }),
  })
  return `${origin}${locale === 'en' ? '' : `/${locale}`}/auth/${page}${query.size ? `?${query}` : ''}`
}

function timeIn(locale: Locale, instant: Date): string {
  return `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(instant)} UTC`
}
