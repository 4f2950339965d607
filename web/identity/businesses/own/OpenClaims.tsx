// Open claims of companies, in My Business.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { OpenClaim } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { useSite } from '#web/foundation/page.ts'
import { Note } from '#web/ui/Note.tsx'

export function OpenClaims({ claims }: { claims: readonly OpenClaim[] }) {
  return claims.map((claim) => <OpenClaimNote key={claim.claimID} claim={claim} />)
}

function OpenClaimNote({ claim: { business, state, until } }: { claim: OpenClaim }) {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const name = business.companyName
  const day = until ? formats.day(until) : ''
  const texts: Partial<Record<OpenClaim['state'], string>> = {
    started: t`Your claim of ${name} is not proven yet.`,
    review: t`A verifier looks at your claim of ${name}.`,
    waiting: t`${name} becomes yours on ${day} if nobody objects. Until then it can’t be deleted or transferred.`,
    contested: t`Your claim of ${name} is contested. Send a document by ${day}.`,
  }
  return (
    <Note look={state === 'contested' || state === 'started' ? 'warn' : 'info'}>
      <p>{texts[state]}</p>
      <p>
        <Link className="link" to={paths.claimBusiness(business)} aria-label={t`See the claim: ${name}`}>
          <Trans>See the claim</Trans>
        </Link>
      </p>
    </Note>
  )
}
