// Message times in the reader's time zone: these pages render in browsers only.
import type { Locale } from '#contract/foundation/locales.ts'

const day = 86_400_000 // ms

/** `hh:mm`. */
export function timeOf(iso: string, locale: Locale): string {
  return new Date(iso).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

export function dayKeyOf(iso: string): string {
  const at = new Date(iso)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].join('-')
}

function daysAgo(iso: string, now: Date): number {
  const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()
  return Math.round((midnight(now) - midnight(new Date(iso))) / day)
}

function relativeDay(days: number, locale: Locale): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
}

/** Today's `hh:mm`, else `yesterday` or a short date. */
export function shortTimeOf(iso: string, locale: Locale, now = new Date()): string {
  const days = daysAgo(iso, now)
  if (days <= 0) return timeOf(iso, locale)
  if (days === 1) return relativeDay(days, locale)
  const at = new Date(iso)
  const date = `${at.getDate()}/${at.getMonth() + 1}`
  return at.getFullYear() === now.getFullYear() ? date : `${date}/${at.getFullYear()}`
}

/** `Today`, `Yesterday`, else `Wednesday, 18 November`. */
export function longDayOf(iso: string, locale: Locale, now = new Date()): string {
  const days = daysAgo(iso, now)
  const at = new Date(iso)
  const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  const text =
    days <= 1
      ? relativeDay(Math.max(0, days), locale)
      : at.toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long', year })
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
