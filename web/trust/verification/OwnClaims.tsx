// Own claims: states, next steps, new claim.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { CheckedClaim, Claim } from '#contract/trust/verification/verification.ts'
import { useSite } from '#web/foundation/page.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { ClaimDialog } from './ClaimDialog.tsx'
import { ClaimRow } from './ClaimRow.tsx'
import { ClaimActions } from './ClaimActions.tsx'
import { ClaimState, ClaimThread } from './ClaimThread.tsx'
import { type OwnWork, useOwnClaims } from './use-own-claims.ts'
import styles from './Verification.module.css'

export function OwnClaims({ businessID, checked }: { businessID: string; checked: readonly CheckedClaim[] }) {
  const { paths } = useSite()
  const { own, work } = useOwnClaims(businessID)
  const [isAdding, setAdding] = useState(false)
  if (!own) return null
  return (
    <Card as="section">
      <CardHeader
        title={<Trans>Your claims</Trans>}
        aside={
          own.open && (
            <Button look="primary" icon={IconPlus} onClick={() => setAdding(true)}>
              <Trans>Add evidence</Trans>
            </Button>
          )
        }
      />
      {!own.open && (
        <div className={styles.inside}>
          <Note look="info">
            <p>
              <Trans>Every paid membership may ask for verification, free of charge.</Trans>
            </p>
            <LinkButton href={paths.membership({ businessID })}>
              <Trans>See the memberships</Trans>
            </LinkButton>
          </Note>
        </div>
      )}
      {own.claims.length === 0 ? (
        own.open && (
          <p className={`muted ${styles.inside}`}>
            <Trans>
              Show buyers that your company exists: with its number in the company register, a VAT number, an LEI or a
              visit it counts as verified.
            </Trans>
          </p>
        )
      ) : (
        <ul className={styles.list}>
          {own.claims.map((claim) => (
            <OwnClaim
              key={claim.claimID}
              claim={claim}
              shown={checked.find(({ kind, subject }) => kind === claim.kind && subject === claim.subject)}
              businessID={businessID}
              work={work}
            />
          ))}
        </ul>
      )}
      {isAdding && <ClaimDialog businessID={businessID} work={work} onClose={() => setAdding(false)} />}
    </Card>
  )
}

type Props = { claim: Claim; shown: CheckedClaim | undefined; businessID: string; work: OwnWork }

function OwnClaim({ claim, shown, businessID, work }: Props) {
  const { t } = useLingui()
  const { kind, state, subject, detail, reason, validUntil, decidedAt } = claim
  return (
    <ClaimRow
      kind={kind}
      subject={subject}
      detail={detail}
      checkedBy={shown && (shown.checkedBy.join(', ') || t`Automatic check`)}
      checkedAt={shown?.checkedAt ?? decidedAt}
      validUntil={validUntil}
      state={<ClaimState state={state} />}
    >
      {state === 'refused' && (
        <Note look="bad">
          <p>{reason}</p>
        </Note>
      )}
      <ClaimThread entries={claim.entries.filter(({ happened }) => happened === 'asked' || happened === 'answered')} />
      <ClaimActions claim={claim} businessID={businessID} work={work} />
    </ClaimRow>
  )
}
