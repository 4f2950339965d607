// Email templates and link addresses.
import type { EmailGroup, EmailReceiver } from '#contract/identity/emails.ts'
import { formatsFor } from '#contract/foundation/formats.ts'
import { isLocale, type Locale, locales } from '#contract/foundation/locales.ts'
import { templatesWith } from '#kit/mail/words.ts'
import { placeholders } from './placeholders.ts'

type Terms = { locale: Locale; placeholder: keyof typeof placeholders; group: EmailGroup; receiver: EmailReceiver }

export const templatesOf = templatesWith<Terms>(locales, placeholders)

/** `path` has no leading slash. */
export function pageIn(origin: string, locale: string, path: string): string {
  return `${origin}${locale === 'en' ? '' : `/${locale}`}/${path}`
}

export function dayIn(locale: string, date: Date): string {
  return formatsFor(isLocale(locale) ? locale : 'en').date(date.toISOString())
}

export const sampleBusiness = 'business/0199a0b0-0000-7000-8000-000000000001'
