// Numbers of choices.
import type { ChoiceAct } from '#contract/discovery/choices.ts'

export const keptDays = 90
/** Votes of a visitor on a day. */
export const visitorMost = 50
/** Votes for a question on a day. */
export const documentMost = 20
/** Votes on different days may be one visitor's. */
export const floor = { votes: 5, onOneDay: 3 }
export const documentsMost = 50
export const weightsMost = 20_000
/** Points of weight 0.5. */
export const half = 60

const points = { save: 6, inquiry: 12 } as const

/** Top hits are opened for their place. */
export function pointsOf(act: ChoiceAct, place: number): number {
  if (act !== 'open') return points[act]
  if (place === 1) return 1
  return place <= 3 ? 2 : 3
}
