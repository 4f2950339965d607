// Times as emails write them.
import type { Locale } from '#contract/foundation/locales.ts'

export function timeIn(locale: Locale, instant: Date): string {
  return `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(instant)} UTC`
}
