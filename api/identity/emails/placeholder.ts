// A placeholder of emails.
import { formatsFor } from '#contract/foundation/formats.ts'
import { inLocales, type Names } from '#contract/foundation/locales.ts'
import type { Placeholder } from '#kit/mail/template.ts'

const day = '2026-12-31'
export const sampleDay = inLocales((locale) => formatsFor(locale).date(day))
export const of = (
  meaning: Names,
  sample: string | Record<string, string>,
  more: Partial<Placeholder> = {},
): Placeholder => ({
  meaning,
  sample,
  ...more,
})
