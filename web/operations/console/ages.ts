// Ages: hours up to two days, then days.
import { useLingui } from '@lingui/react/macro'

const hour = 3_600_000 // ms

export function ageOf(instant: string, now = Date.now()): number {
  return Math.max(0, (now - Date.parse(instant)) / hour)
}

/** `40 min`, `31 h`, `4 d`. */
export function useAge(): (hours: number) => string {
  const { t } = useLingui()
  return (hours) => {
    const [minutes, whole, days] = [Math.round(hours * 60), Math.round(hours), Math.round(hours / 24)]
    if (minutes < 60) return t`${minutes} min`
    return whole < 72 ? t`${whole} h` : t`${days} d`
  }
}
