// Locked acts of an unfinished claim, as one list.
import { useLingui } from '@lingui/react/macro'
import type { claimLocks } from '#contract/trust/ownership-claims/proofs.ts'

type Lock = (typeof claimLocks)[number]

export function useLocks(): (locked: readonly Lock[]) => string {
  const { t } = useLingui()
  const names: Record<Lock, string> = {
    remove: t({ message: 'delete', comment: 'a locked act: deleting the page of a company' }),
    transfer: t({ message: 'transfer', comment: 'a locked act: giving the page to somebody else' }),
    domain: t`change of domain`,
    invite: t`invitations`,
    plan: t({ message: 'plan', comment: 'a locked act: buying a membership' }),
    publish: t({ message: 'publishing', comment: 'a locked act: making changes public' }),
  }
  return (locked) => locked.map((lock) => names[lock]).join(', ')
}
