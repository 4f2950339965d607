// Own claims: states, next steps, new claim.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Claim } from '#contract/trust/verification/verification.ts'
import { useSite } from '#web/foundation/page.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { ClaimDialog } from './ClaimDialog.tsx'
import { ClaimActions } from './ClaimActions.tsx'
import { ClaimState, ClaimThread } from './ClaimThread.tsx'
import { KindMark } from './KindMark.tsx'
import { useDetailText, useKindNames } from './names.ts'
import { type OwnWork, useOwnClaims } from './use-own-claims.ts'
import styles from './Verification.module.css'

export function OwnClaims({ businessID }: { businessID: string }) {
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
            <li key={claim.claimID}>
              <OwnClaim claim={claim} businessID={businessID} work={work} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && <ClaimDialog businessID={businessID} work={work} onClose={() => setAdding(false)} />}
    </Card>
  )
}

function OwnClaim({ claim, businessID, work }: { claim: Claim; businessID: string; work: OwnWork }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const names = useKindNames()
  const detailText = useDetailText()
  const { kind, state, subject, detail, reason, validUntil } = claim
  const detailed = detailText(detail)
  return (
    <>
      <div className="row between">
        <KindMark checked={state === 'verified'}>{names[kind]}</KindMark>
        <ClaimState state={state} />
      </div>
      <span className={styles.subject}>{subject}</span>
      {detailed && <span className="muted small">{detailed}</span>}
      {state === 'verified' && validUntil && (
        <span className="muted small">{t`counts until ${formats.date(validUntil)}`}</span>
      )}
      {state === 'refused' && (
        <Note look="bad">
          <p>{reason}</p>
        </Note>
      )}
      <ClaimThread entries={claim.entries.filter(({ happened }) => happened === 'asked' || happened === 'answered')} />
      <ClaimActions claim={claim} businessID={businessID} work={work} />
    </>
  )
}
