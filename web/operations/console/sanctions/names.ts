// Sanction names.
import { useLingui } from '@lingui/react/macro'
import type { reportReasons } from '#contract/foundation/constants.ts'
import type { ModeratedKind, SanctionAct } from '#contract/trust/sanctions/acts.ts'
import type { StateLook } from '../StateMark.tsx'

type Rule = (typeof reportReasons)[number]

export function useKindNames(): Record<ModeratedKind, string> {
  const { t } = useLingui()
  return {
    user: t`Person`,
    business: t`Business`,
    product: t`Product`,
    post: t({ message: 'Post', context: 'a thing' }),
    comment: t({ message: 'Comment', context: 'a thing' }),
    group: t`Group`,
    message: t`Message`,
    review: t({ message: 'Review', context: 'a thing' }),
  }
}

export function useActVerbs(): Record<SanctionAct, string> {
  const { t } = useLingui()
  return {
    warn: t({ message: 'Warn', comment: 'an act of a moderator' }),
    hide: t({ message: 'Hide', comment: 'an act of a moderator' }),
    remove: t({ message: 'Remove', comment: 'an act of a moderator' }),
    limit: t({ message: 'Limit to reading', comment: 'an act of a moderator' }),
    suspend: t({ message: 'Suspend', comment: 'an act of a moderator' }),
    reject: t({ message: 'Reject the registration', comment: 'an act of an administrator' }),
    terminate: t({ message: 'Close for good', comment: 'an act of an administrator' }),
  }
}

export function useActStates(): Record<SanctionAct, string> {
  const { t } = useLingui()
  return {
    warn: t({ message: 'Warned', comment: 'what a moderator did' }),
    hide: t({ message: 'Hidden', comment: 'what a moderator did' }),
    remove: t({ message: 'Removed', comment: 'what a moderator did' }),
    limit: t({ message: 'Limited', comment: 'what a moderator did' }),
    suspend: t({ message: 'Suspended', comment: 'what a moderator did' }),
    reject: t({ message: 'Rejected', comment: 'what an administrator did' }),
    terminate: t({ message: 'Closed', comment: 'what an administrator did' }),
  }
}

export function useRuleNames(): Record<Rule, string> {
  const { t } = useLingui()
  return {
    spam: t`Spam or advertising`,
    abuse: t`Insult or harassment`,
    misleading: t`Misleading or false`,
    counterfeit: t`Counterfeit goods`,
    appointment: t`False appointment`,
    illegal: t`Illegal goods or content`,
    other: t`Something else`,
  }
}

export function useStateNames(): Record<string, { text: string; look: StateLook }> {
  const { t } = useLingui()
  return {
    pending: {
      text: t({ message: 'Registered', comment: 'state of an account: the address is not verified' }),
      look: 'plain',
    },
    active: { text: t({ message: 'Active', comment: 'state of a person or business' }), look: 'ok' },
    rejected: { text: t({ message: 'Rejected', comment: 'state of a person or business' }), look: 'bad' },
    suspended: { text: t({ message: 'Suspended', comment: 'state of a person or business' }), look: 'warn' },
    terminated: { text: t({ message: 'Closed', comment: 'state of a person or business' }), look: 'bad' },
    removed: { text: t({ message: 'Removed by its owner', comment: 'state of a business' }), look: 'plain' },
  }
}
