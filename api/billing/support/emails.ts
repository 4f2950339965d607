// Values of the support team's email.
import type { Locale } from '#contract/foundation/locales.ts'
import type { Filling } from '#kit/mail/template.ts'
import { pageIn } from '#api/identity/emails/lookup.ts'

type Answer = { subject: string; content: string; businessID: string; requestID: string; origin: string }

export function answerFilling(locale: Locale, { subject, content, businessID, requestID, origin }: Answer): Filling {
  return {
    locale,
    values: { subject, answer: content },
    href: pageIn(origin, locale, `business/${businessID}/support/${requestID}`),
  }
}
