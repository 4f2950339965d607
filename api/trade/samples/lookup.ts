// Samples for neighbors: a supplier's counts.
import type pg from 'pg'
import { sampleAnswerHours, sampleShipmentDays } from '#contract/foundation/constants.ts'
import { countSamples, findFirstOnTurn, type SampleCounts } from './queries.ts'

export { countSampleTimes } from './figures.ts'

export const firstWaitingSample = findFirstOnTurn

/** `waiting` and `late` are those of now. */
export function sampleCounts(pool: pg.Pool, businessID: string, days: number): Promise<SampleCounts> {
  return countSamples(pool, businessID, days, { answerHours: sampleAnswerHours, shipmentDays: sampleShipmentDays })
}
