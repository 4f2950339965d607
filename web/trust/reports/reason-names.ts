// Names of report reasons.
import { msg } from '@lingui/core/macro'
import type { reportReasons } from '#contract/foundation/constants.ts'

export const reasonNames: Record<(typeof reportReasons)[number], ReturnType<typeof msg>> = {
  spam: msg`Spam or advertising that does not belong here`,
  abuse: msg`Insult, threat or harassment`,
  misleading: msg`Wrong or misleading`,
  counterfeit: msg`Counterfeit goods, or someone else's name or pictures`,
  appointment: msg`Falsely shown as appointed or authorised`,
  illegal: msg`Illegal`,
  other: msg`Something else`,
}
