// Badges of verification and membership, kept apart: a tier is paid for, a check is not.
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { TierBadge, Verified } from '#web/ui/Badge.tsx'

type Marked = Pick<BusinessCard, 'verified' | 'subscription'>

/** `since`: formatted month of the check. Standard shows no badge. */
export function BusinessSeals({
  business,
  since,
  href,
}: {
  business: Marked
  since?: string | undefined
  href?: string
}) {
  const { t } = useLingui()
  const title = t`Evidence of the company was checked`
  const seal = business.verified && (
    <Verified verified label={since ? t`Verified · ${since}` : t`Verified`} title={title} />
  )
  return (
    <>
      {seal && href ? <Link to={href}>{seal}</Link> : seal}
      {business.subscription !== 'standard' && (
        <TierBadge tier={business.subscription} label={business.subscription.toUpperCase()} />
      )}
    </>
  )
}
