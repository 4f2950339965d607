// Rules of birth dates. No zod.
import { adultAge } from '#contract/foundation/constants.ts'

export const birthDateMessage = 'Invalid date format, please check it (e.g. 1970-10-24)'

/** Undefined for a valid adult's date. `today` is YYYY-MM-DD. */
export function birthDateError(text: string, today: string): 'format' | 'age' | undefined {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return 'format'
  const day = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return 'format'
  const year = Number(today.slice(0, 4)) - adultAge
  return text <= `${year}${today.slice(4)}` ? undefined : 'age'
}
