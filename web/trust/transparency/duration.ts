// Decision time in words: hours, from two days on days.
import { plural, t } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'

export function durationOf(i18n: I18n, hours: number): string {
  if (hours < 1) return t(i18n)`less than an hour`
  if (hours < 48) return t(i18n)`${plural(Math.round(hours), { one: '# hour', other: '# hours' })}`
  return t(i18n)`${plural(Math.round(hours / 24), { one: '# day', other: '# days' })}`
}
