// Support states, and minutes as hours.
import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { SupportDetail } from '#contract/billing/support/support.ts'

type Status = SupportDetail['status']

export function statusName(i18n: I18n, status: Status): string {
  switch (status) {
    case 'waiting':
      return t(i18n)({ message: 'Waits for the team', comment: 'state of a request to the support team' })
    case 'answered':
      return t(i18n)({ message: 'Answered', comment: 'state of a request to the support team' })
    case 'closed':
      return t(i18n)({ message: 'Closed', comment: 'state of a request to the support team' })
  }
}

export const statusLooks = { waiting: 'info', answered: 'ok', closed: 'plain' } as const

/** `3 h 20 min`. */
export function hoursOf(i18n: I18n, minutes: number): string {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const amount = hours === 0 ? t(i18n)`${rest} min` : rest === 0 ? t(i18n)`${hours} h` : t(i18n)`${hours} h ${rest} min`
  return minutes < 0 ? `−${amount}` : amount
}
