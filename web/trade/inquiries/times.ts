// Message times in the reader's time zone: these pages render in browsers only.
import { formatsFor } from '#contract/foundation/formats.ts'
import type { Locale } from '#contract/foundation/locales.ts'

const day = 86_400_000 // ms

/** ISO 8601 of the reader's clock. */
function localOf(iso: string | Date): string {
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString()
}

export function timeOf(iso: string): string {
  return localOf(iso).slice(11, 16)
}

export function dayKeyOf(iso: string): string {
  return localOf(iso).slice(0, 10)
}

function daysAgo(iso: string, now: Date): number {
  const midnight = (at: string | Date) => Date.parse(localOf(at).slice(0, 10))
  return Math.round((midnight(now) - midnight(iso)) / day)
}

export function shortTimeOf(iso: string, locale: Locale, now = new Date()): string {
  const { ago, date } = formatsFor(locale)
  const days = daysAgo(iso, now)
  if (days <= 0) return timeOf(iso)
  return days === 1 ? ago(days, 'day') : date(localOf(iso), localOf(now))
}

export function longDayOf(iso: string, locale: Locale, now = new Date()): string {
  const { ago, date } = formatsFor(locale)
  const days = daysAgo(iso, now)
  const text = days <= 1 ? ago(Math.max(0, days), 'day') : date(localOf(iso), localOf(now))
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
