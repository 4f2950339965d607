// Outcomes of reports and own findings. No zod.
import { sanctionActs } from '#contract/trust/sanctions/acts.ts'

export const decisionActs = ['none', ...sanctionActs] as const
export type DecisionAct = (typeof decisionActs)[number]
