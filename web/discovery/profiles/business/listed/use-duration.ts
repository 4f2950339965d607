// Reply times in words.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const hoursMost = 48

/** Minutes → hours, days from two of them on. */
export function useDuration(): (minutes: number) => string {
  const { t } = useLingui()
  return (minutes) => {
    const hours = Math.max(1, Math.round(minutes / 60))
    if (hours < hoursMost) return t`${hours} h`
    return t`${plural(Math.round(hours / 24), { one: '# day', other: '# days' })}`
  }
}
