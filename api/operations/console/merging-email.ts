// Values of the email about merged businesses.
import type { Locale } from '#contract/foundation/locales.ts'
import type { Filling } from '#kit/mail/template.ts'
import { pageIn } from '#api/identity/emails/lookup.ts'

export function mergedFilling(
  locale: Locale,
  { gone, kept, keptID, origin }: { gone: string; kept: string; keptID: string; origin: string },
): Filling {
  return { locale, values: { gone, kept }, href: pageIn(origin, locale, `business/${keptID}`) }
}
