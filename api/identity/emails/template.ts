// Helpers for the email templates of capabilities, and the addresses of links in emails.
import type { EmailGroup, EmailReceiver } from '#contract/identity/emails.ts'
import type { Locale, Names } from '#contract/foundation/locales.ts'
import { type EmailTemplate, type EmailWords, offered } from '#kit/mail/template.ts'
import { placeholders } from './placeholders.ts'

type Written = {
  /** Capability and email: `memberships.receipt`. */
  kind: `${string}.${string}`
  group: EmailGroup
  receiver: EmailReceiver
  name: Names
  when: Names
  texts: Record<Locale, EmailWords>
  required?: readonly string[]
  samplePage: string
}

export function emailTemplate({ required = [], ...written }: Written): EmailTemplate {
  return { ...written, required, placeholders: offered(written.texts, placeholders) }
}

/** A page of the site in that language. `path` without a slash before it. */
export function pageIn(origin: string, locale: string, path: string): string {
  return `${origin}${locale === 'en' ? '' : `/${locale}`}/${path}`
}

/** A day as emails write it. */
export function dayIn(locale: string, date: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

/** The id of a business in samples. */
export const sampleBusiness = 'business/0199a0b0-0000-7000-8000-000000000001'
