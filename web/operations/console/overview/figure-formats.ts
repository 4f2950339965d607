// Formats of overview figures.
import { useLingui } from '@lingui/react/macro'
import { type ActivityKind, activityUnits, levelKinds } from '#contract/operations/console/activity.ts'
import { useSite } from '#web/foundation/page.ts'

type ComparedTotals = { total: number | null; compared: number | null; before: number | null }
type Unit = (typeof activityUnits)[ActivityKind]

const megabyte = 1024 * 1024
const oneDecimal = (value: number) => Math.round(value * 10) / 10

export function useFigureFormats() {
  const { t } = useLingui()
  const { formats } = useSite()
  function value(unit: Unit, amount: number | null): string {
    if (amount === null) return '–'
    switch (unit) {
      case 'count':
        return formats.number(amount)
      case 'share':
        return `${formats.number(oneDecimal(amount * 100))} %`
      case 'cents':
        return `US$ ${formats.number(Math.round(amount / 100))}`
      case 'bytes':
        return amount < 10_240 * megabyte
          ? `${formats.number(oneDecimal(amount / megabyte))} MB`
          : `${formats.number(oneDecimal(amount / megabyte / 1024))} GB`
    }
  }
  const signed = (change: number) => (change > 0 ? '+' : change < 0 ? '−' : '±') + formats.number(Math.abs(change))

  /** Counts compare complete days with the period before; levels with its beginning. */
  function comparison(kind: ActivityKind, { total, compared, before }: ComparedTotals): string {
    const change = changeOf(kind, compared, before)
    if (change === '' || total === compared) return change
    const whole = value(activityUnits[kind], compared)
    return t`${whole} without today: ${change}`
  }
  function changeOf(kind: ActivityKind, compared: number | null, before: number | null): string {
    if (compared === null) return ''
    if (before === null) return t`no figure to compare with`
    if (activityUnits[kind] === 'share') {
      const points = signed(oneDecimal((compared - before) * 100))
      return t`${points} points on the period before`
    }
    const isLevel = (levelKinds as readonly string[]).includes(kind)
    if (before === 0) {
      if (isLevel) return t`none when the period began`
      return t`none in the period before`
    }
    const percent = signed(Math.round((compared / before - 1) * 100))
    if (isLevel) return t`${percent} % since the period began`
    return t`${percent} % on the period before`
  }
  return { value, comparison }
}
