// Names of staff roles.
import { useLingui } from '@lingui/react/macro'
import type { Access, StaffRole } from '#contract/identity/access.ts'

export function useRoleNames(): Record<StaffRole, string> {
  const { t } = useLingui()
  return {
    administrator: t({ message: 'Administrator', comment: "role of the operator's people" }),
    moderator: t({ message: 'Moderator', comment: "role of the operator's people" }),
    verifier: t({ message: 'Verifier', comment: "role of the operator's people: checks the evidence of companies" }),
    support: t({ message: 'Support', comment: "role of the operator's people" }),
  }
}

export function useAccessNames(): Record<Access, string> {
  const { t } = useLingui()
  return {
    owner: t({ message: 'Owner', comment: 'of a business' }),
    admin: t({ message: 'Admin', comment: 'of a business' }),
    editor: t({ message: 'Editor', comment: 'of a business' }),
    member: t({ message: 'Member', comment: 'of a business' }),
  }
}

export const tierNames: Record<string, string> = {
  standard: 'Standard',
  gold: 'Gold',
  premium: 'Premium',
  platinum: 'Platinum',
}
