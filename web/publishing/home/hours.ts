// Times until an answer, in whole units.
import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'

export function hoursOf(i18n: I18n, minutes: number): string {
  if (minutes < 60) return t(i18n)`${Math.max(1, Math.round(minutes))} min`
  const hours = Math.round(minutes / 60)
  if (hours < 48) return t(i18n)({ message: `${hours} h`, comment: 'hours' })
  return t(i18n)`${plural(Math.round(hours / 24), { one: '# day', other: '# days' })}`
}
