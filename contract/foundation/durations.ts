// Durations as people write them: `4 weeks`, `10–15 days`, `2 mesi`.
import { type Decimal, plain, wholeIn } from './numbers.ts'

const units: [days: number, words: RegExp][] = [
  [7, /^(?:w|wks?|weeks?|semanas?|settiman[ae]|wochen?|semaines?|周|星期|个星期)\.?$/iu],
  [30, /^(?:months?|mes(?:es)?|mes[ei]|monate?|mois|个月|月)\.?$/iu],
  [1, /^(?:(?:working|business|calendar|work) )?(?:days?|d|días?|dias?|giorni|gg|tagen?|jours?|天|日|个?工作日)\.?$/iu],
]
/** A range means its longer end. */
const stated = /^(?:[^\d]*\d+\s*(?:[-–—~]|to|a|bis|至|到)\s*)?\D{0,8}?(\d[\d.,]*)\s*(\p{L}[\p{L} ]*\.?)$/iu

export function daysOfUnit(word: string): number | undefined {
  return units.find(([, words]) => words.test(word.trim()))?.[0]
}

/** Whole days; NaN otherwise. */
export function daysIn(cell: string | number, decimal: Decimal): number {
  if (typeof cell === 'number') return wholeIn(cell, decimal)
  const [, digits = '', unit = ''] = stated.exec(plain(cell)) ?? []
  const days = daysOfUnit(unit)
  if (days === undefined) return wholeIn(cell, decimal)
  return wholeIn(digits, decimal) * days
}
