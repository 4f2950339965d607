// Lengths of time in words.
import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'

export function lengthOf(i18n: I18n, minutes: number): string {
  if (minutes < 60) return t(i18n)`${Math.max(1, Math.round(minutes))} min`
  const hours = Math.round(minutes / 60)
  if (hours < 48) return t(i18n)({ message: `${hours} h`, comment: 'hours' })
  return daysOf(i18n, Math.round(hours / 24))
}

export function daysOf(i18n: I18n, days: number): string {
  return t(i18n)`${plural(days, { one: '# day', other: '# days' })}`
}

export function minutesSince(iso: string, now = Date.now()): number {
  return Math.max(0, (now - Date.parse(iso)) / 60_000)
}

/** Negative: it is over. */
export function daysUntil(day: string, now = Date.now()): number {
  return Math.round((Date.parse(day) - Date.parse(new Date(now).toISOString().slice(0, 10))) / 86_400_000)
}
