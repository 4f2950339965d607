// What can come of a report or of what the staff found by itself. For server and pages; without zod.
import { sanctionActs } from '#contract/trust/sanctions/acts.ts'

export const decisionActs = ['none', ...sanctionActs] as const
export type DecisionAct = (typeof decisionActs)[number]
