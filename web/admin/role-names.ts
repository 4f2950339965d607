// Names of the roles of the operator's people.
import { useLingui } from '@lingui/react/macro'
import type { StaffRole } from '#contract/access.ts'

export function useRoleNames(): Record<StaffRole, string> {
  const { t } = useLingui()
  return {
    administrator: t({ message: 'Administrator', comment: "role of the operator's people" }),
    moderator: t({ message: 'Moderator', comment: "role of the operator's people" }),
    verifier: t({ message: 'Verifier', comment: "role of the operator's people: checks the evidence of companies" }),
    support: t({ message: 'Support', comment: "role of the operator's people" }),
  }
}
