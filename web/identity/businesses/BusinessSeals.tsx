// State, verification and membership of a company, kept apart: paid is not verified.
import { useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { TierBadge, Verified } from '#web/ui/Badge.tsx'
import { Presence } from './Presence.tsx'

type SealFields = Pick<BusinessCard, 'presence' | 'kind' | 'verified'> & Partial<Pick<BusinessCard, 'subscription'>>

/** `since`: formatted month of the check. */
export function BusinessSeals({
  business,
  since,
  href,
}: {
  business: SealFields
  since?: string | undefined
  href?: string
}) {
  const { t } = useLingui()
  const { subscription = 'standard' } = business
  const title = t`Evidence of the company was checked`
  const seal = business.verified && (
    <Verified verified label={since ? t`Verified · ${since}` : t`Verified`} title={title} />
  )
  return (
    <>
      <Presence business={business} />
      {seal && href ? <Link to={href}>{seal}</Link> : seal}
      {subscription !== 'standard' && <TierBadge tier={subscription} label={subscription.toUpperCase()} />}
    </>
  )
}
