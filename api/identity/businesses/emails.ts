// Values of the email before a certificate expires.
import type { Locale } from '#contract/foundation/locales.ts'
import type { Filling } from '#kit/mail/template.ts'
import { dayIn, pageIn } from '#api/identity/emails/lookup.ts'
import type { ExpiringRow } from './editing-queries.ts'

export function expiringFilling(
  locale: Locale,
  { businessID, name, companyName, expireDate }: ExpiringRow,
  origin: string,
): Filling {
  return {
    locale,
    values: { name, company: companyName, date: dayIn(locale, new Date(expireDate)) },
    href: pageIn(origin, locale, `business/${businessID}/edit/certificates`),
  }
}
