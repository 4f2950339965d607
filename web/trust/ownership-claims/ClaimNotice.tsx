// Note on a page held by an unfinished claim: its term, locked acts.
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { OpenClaim } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Note } from '#web/ui/Note.tsx'
import { useLocks } from './locks.ts'

export function ClaimNotice({ businessID }: { businessID: string }) {
  const claim = useOpenClaim(businessID)
  const { formats, paths } = useSite()
  const locksOf = useLocks()
  if (!claim) return null
  const until = claim.until && formats.day(claim.until)
  const locks = locksOf(claim.locked)
  return (
    <Note look={claim.state === 'contested' ? 'warn' : 'info'}>
      {claim.state === 'contested' ? (
        <Trans>Your claim of this page is contested. Locked until it is decided: {locks}.</Trans>
      ) : (
        <Trans>
          Others may object to your claim until {until}. Locked until then: {locks}.
        </Trans>
      )}{' '}
      <Link to={paths.claimBusiness({ businessID })}>
        <Trans>See the claim</Trans>
      </Link>
    </Note>
  )
}

function useOpenClaim(businessID: string): OpenClaim | undefined {
  const api = useApi()
  const [claim, setClaim] = useState<OpenClaim>()
  useEffect(() => {
    const controller = new AbortController()
    api.ownershipClaims.mine({ signal: controller.signal }).then(
      (open) => setClaim(open.find(({ business }) => business.businessID === businessID)),
      () => {},
    )
    return () => controller.abort()
  }, [api, businessID])
  return claim
}
