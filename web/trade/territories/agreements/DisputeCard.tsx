// A dispute as one side sees it.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from '../Territories.module.css'
import type { OnAgreement } from './on-agreement.ts'

const EvidenceDialog = lazyComponent(async () => (await import('./EvidenceDialog.tsx')).EvidenceDialog)

export function DisputeCard(props: OnAgreement) {
  const { t } = useLingui()
  const { formats } = useSite()
  const [open, setOpen] = useState(false)
  const { dispute, side, can, history } = props.agreement
  if (!dispute) return null
  const { kind, by, openedAt, dueAt, outcome, text, files } = dispute
  const [opened, due] = [formats.date(openedAt), formats.date(dueAt)]
  const isByTime = history.some((entry) => entry.act === 'refute' && entry.by === 'time')
  const who =
    by === null
      ? t`Another company says that this appointment is false.`
      : by === side
        ? t`You say that it is not as stated.`
        : t`The other side says that it is not as stated.`
  return (
    <Card as="section">
      <CardHeader title={<Trans>In question since {opened}</Trans>} />
      <div className={styles.inside}>
        <p>{who}</p>
        <p className="muted">
          {outcome === 'kept' ? (
            <Trans>A verifier decided: it stays as it was.</Trans>
          ) : outcome === 'notConfirmed' ? (
            isByTime ? (
              <Trans>No side gave its word in time: it is not shown as confirmed any more.</Trans>
            ) : (
              <Trans>A verifier decided: it is not shown as confirmed any more.</Trans>
            )
          ) : outcome === 'closed' ? (
            <Trans>Closed without a decision: the agreement is over.</Trans>
          ) : kind === 'brand' ? (
            <Trans>With the word of one of you a verifier decides. Without it, it may not be shown after {due}.</Trans>
          ) : (
            <Trans>A verifier decides by {due}.</Trans>
          )}
        </p>
        {text && (
          <blockquote className={styles.quote}>
            <UserText text={text} />
          </blockquote>
        )}
        {files.length > 0 && <p className="muted small">{files.map(({ name }) => name).join(', ')}</p>}
        {can.addEvidence && (
          <div>
            <Button look="primary" onClick={() => setOpen(true)}>
              <Trans>Give your word</Trans>
            </Button>
          </div>
        )}
      </div>
      <Suspense>{open && <EvidenceDialog {...props} call="addEvidence" onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  )
}
