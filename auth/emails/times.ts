// Times as emails write them.
import { formatsFor } from '#contract/foundation/formats.ts'
import type { Locale } from '#contract/foundation/locales.ts'

export function timeIn(locale: Locale, instant: Date): string {
  return formatsFor(locale).dateTime(instant.toISOString())
}
