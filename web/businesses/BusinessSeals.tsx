// Badges of verification and membership, kept apart: a tier is paid for, a check is not.
import { useLingui } from '@lingui/react/macro'
import type { BusinessCard } from '#contract/businesses/businesses.ts'
import { TierBadge, Verified } from '#web/ui/Badge.tsx'

type Marked = Pick<BusinessCard, 'verified' | 'subscription'>

/** `since`: formatted month of the check. Standard is the default and shows no badge. */
export function BusinessSeals({ business, since }: { business: Marked; since?: string | undefined }) {
  const { t } = useLingui()
  const title = t`Registration, address and certificates checked by WBN`
  return (
    <>
      {business.verified && <Verified verified label={since ? t`Verified · ${since}` : t`Verified`} title={title} />}
      {business.subscription !== 'standard' && (
        <TierBadge tier={business.subscription} label={business.subscription.toUpperCase()} />
      )}
    </>
  )
}
