// Sending of auth emails in the causing transaction. Words are data, one file per language.
import { destinationOf } from '#contract/identity/auth/hand-over.ts'
import { type Locale, locales } from '#contract/foundation/locales.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { type EmailTemplate, type EmailWords, fillText, kindNamed, offered } from '#kit/mail/template.ts'
import type { Tx } from '../context.ts'
import { about } from './about.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { it } from './it.ts'
import { kinds, type EmailTexts, type Kind } from './kinds.ts'
import { placeholders } from './placeholders.ts'
import { timeIn } from './times.ts'
import { zh } from './zh.ts'

const texts: Record<Locale, EmailTexts> = { en, es, it, zh }

function templateOf(kind: Kind): EmailTemplate {
  const { name, when, page, required = [] } = about[kind]
  const words = Object.fromEntries(locales.map((locale) => [locale, wordsOf(locale, kind)]))
  return {
    kind: kindNamed(kind),
    group: 'account',
    receiver: 'account',
    name,
    when,
    texts: words,
    placeholders: offered(words, placeholders),
    required,
    samplePage: `auth/${page}`,
  }
}

/** Every email names its recipient address. */
function wordsOf(locale: Locale, kind: Kind): EmailWords {
  const { footer } = texts[locale]
  const { paragraphs, ...words } = texts[locale][kind]
  return { ...words, paragraphs: ['{greeting}', ...paragraphs], footer }
}

const templates = Object.fromEntries(kinds.map((kind) => [kind, templateOf(kind)])) as Record<Kind, EmailTemplate>
export const emailTemplates: readonly EmailTemplate[] = Object.values(templates)

type Receiver = {
  email: string | null
  emailVerifiedAt: Date | null
  firstName: string
  locale: string
  sample: boolean
}
export type Cause = { caller: { address: string; device: string; origins: { mailOrigin: string } }; now: () => Date }
type Facts = { token?: string; email?: string; other?: string; continueTo?: string | undefined }

/**
 * An unverified address gets no text that somebody typed: no name, no device, no address of another account. Sample
 * accounts get no email.
 */
export async function sendEmail(
  tx: Tx,
  kind: Kind,
  { email, emailVerifiedAt, firstName, locale, sample }: Receiver,
  { caller, now }: Cause,
  facts: Facts,
): Promise<void> {
  if (!email || sample) return
  const language = locale as Locale
  const { greeting, greetingUnknown } = texts[language]
  const origin = caller.origins.mailOrigin
  const values: Record<string, string> = {
    greeting: fillText(emailVerifiedAt ? greeting : greetingUnknown, { name: firstName }),
    email: facts.email ?? email,
    other: emailVerifiedAt ? (facts.other ?? '') : '–',
    device: emailVerifiedAt ? caller.device : '–',
    place: caller.address,
    time: timeIn(language, now()),
    reset: addressOf(origin, language, 'forgot-password', facts),
  }
  const href = addressOf(origin, language, pageOf(kind), facts)
  await sendTemplate(tx, templates[kind], { to: email, locale, values, href })
}

const pageOf = (kind: Kind) => about[kind].page.split('?')[0]!

function addressOf(origin: string, locale: Locale, page: string, { token, continueTo }: Facts): string {
  const query = new URLSearchParams({
    ...(token && { token }), // State belongs to one browser; the link may open in another.
    ...(continueTo && { continue: destinationOf(continueTo) }),
  })
  return `${origin}${locale === 'en' ? '' : `/${locale}`}/auth/${page}${query.size ? `?${query}` : ''}`
}
