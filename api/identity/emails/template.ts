// Helpers for email templates, and link addresses.
import type { EmailGroup, EmailReceiver } from '#contract/identity/emails.ts'
import type { Locale, Names } from '#contract/foundation/locales.ts'
import { type EmailTemplate, type EmailWords, offered } from '#kit/mail/template.ts'
import { placeholders } from './placeholders.ts'

type Written = {
  /** `memberships.receipt` */
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

/** `path` has no leading slash. */
export function pageIn(origin: string, locale: string, path: string): string {
  return `${origin}${locale === 'en' ? '' : `/${locale}`}/${path}`
}

export function dayIn(locale: string, date: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

export const sampleBusiness = 'business/0199a0b0-0000-7000-8000-000000000001'
