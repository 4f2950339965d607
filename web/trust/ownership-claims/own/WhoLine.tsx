// First step once done, as a line.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheck } from '#web/ui/icons.ts'
import type { OwnershipClaim } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { openOwnershipStates } from '#contract/trust/ownership-claims/proofs.ts'
import { shownEmail } from '#kit/hosts.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { ClaimantRole } from '../names.ts'
import styles from './Claim.module.css'

export function WhoLine({ claim, onChange }: { claim: OwnershipClaim; onChange: () => void }) {
  const { t } = useLingui()
  const email = useSession()?.email
  const sentences: Record<ClaimantRole, string> = {
    management: t`You act for the company as its owner or management.`,
    employee: t`You act for the company as an employee.`,
    agency: t`You act for the company as an agency with an order.`,
  }
  return (
    <Card as="section" className={styles.summary}>
      <Icon icon={IconCircleCheck} />
      <div>
        <b className="semi">
          {claim.name}, {claim.position}
        </b>
        <p className="muted">
          {sentences[claim.role]} {shownEmail(email ?? '')}
        </p>
      </div>
      {openOwnershipStates.includes(claim.state) && (
        <Button look="ghost" onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
      )}
    </Card>
  )
}
