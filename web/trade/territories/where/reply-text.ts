// Reply times in words.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const hoursMost = 48

export function useReplyTime(): (minutes: number | null) => string | undefined {
  const { t } = useLingui()
  return (minutes) => {
    if (minutes === null) return undefined
    const hours = Math.max(1, Math.round(minutes / 60))
    if (hours <= hoursMost) return t({ message: `${hours} h`, comment: 'hours' })
    const days = Math.round(hours / 24)
    return t`${plural(days, { one: '# day', other: '# days' })}`
  }
}
