// Numbers of choices.
import type { ChoiceAct } from '#contract/discovery/choices.ts'

export const keptDays = 90
/** A day. */
export const visitorVotesMost = 50
/** A day and question. */
export const documentVotesMost = 20
/** Votes on different days may be one visitor's. */
export const leastVotes = { inAll: 5, onOneDay: 3 }
export const questionDocumentsMost = 50
export const weightsMost = 20_000
export const halfWeightPoints = 60

const points = { save: 6, inquiry: 12 } as const

/** Top hits are opened for their place. */
export function pointsOf(act: ChoiceAct, place: number): number {
  if (act !== 'open') return points[act]
  if (place === 1) return 1
  return place <= 3 ? 2 : 3
}
