// Names of duplicates: shared traits, belongings, obstacles.
import { useLingui } from '@lingui/react/macro'
import type { AlikeReason, MergeKind, MergeObstacle } from '#contract/trust/duplicates.ts'

export function useReasonNames(): Record<AlikeReason, string> {
  const { t } = useLingui()
  return {
    email: t`same mailbox`,
    phone: t`same phone`,
    device: t`same device`,
    name: t`same name and company`,
  }
}

export function useMergeKindNames(): Record<MergeKind, string> {
  const { t } = useLingui()
  return {
    businesses: t({ message: 'Companies', comment: 'that a person belongs to' }),
    posts: t`Posts`,
    comments: t`Comments`,
    reactions: t`Likes`,
    follows: t({ message: 'Follows', comment: 'whom a person follows, in a table of numbers' }),
    followers: t`Followers`,
    connections: t`Connections`,
    favorites: t({ message: 'Saved', comment: 'what a person has saved, in a table of numbers' }),
    groups: t`Groups`,
    inquiries: t`Inquiries`,
    messages: t`Messages`,
    rfqs: t`Requests for quotation`,
    notifications: t`Notifications`,
    files: t({ message: 'Files', comment: 'that a person has uploaded' }),
    support: t`Support requests`,
    help: t`Requests for help`,
    reports: t({ message: 'Reports', comment: 'that a person has made, about others' }),
    sanctions: t`Decisions`,
    blocks: t({ message: 'Blocked', comment: 'whom a person has blocked, in a table of numbers' }),
    payments: t`Payments`,
  }
}

export function useObstacleTexts(): Record<MergeObstacle, string> {
  const { t } = useLingui()
  return {
    same: t`This is the same account.`,
    gone: t`This account is no longer there.`,
    merged: t`One of the two was joined with another account before.`,
    staff: t`One of the two belongs to the staff. Take away the role first.`,
    closed: t`One of the two is closed or was not accepted.`,
    sample: t`Sample accounts cannot be changed.`,
    unverified: t`The address of the account that would stay is not verified. Keep the other one.`,
    account: t`The person that would stay has no account to sign in to. Keep the other one.`,
  }
}
