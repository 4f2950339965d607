// Names of the membership plans: the same in every language.
import type { Subscription } from '#contract/foundation/constants.ts'

export const planNames: Record<Subscription, string> = {
  standard: 'Standard',
  gold: 'Gold',
  premium: 'Premium',
  platinum: 'Platinum',
}
