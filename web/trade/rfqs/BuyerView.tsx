// Buyer's RFQ view.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import type { RfqDetail, RfqSupplier } from '#contract/trade/rfqs/rfqs.ts'
import { nameOf, pageOfAuthor } from '#web/identity/actors/card.tsx'
import { Presence } from '#web/identity/businesses/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { ConfirmDialog } from '#web/foundation/shell/ConfirmDialog.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Empty } from '#web/ui/States.tsx'
import { RfqNda } from '#web/trade/ndas/card.tsx'
import { ReviewLink } from '#web/trust/reviews/card.tsx'
import { Comparison } from './comparison/Comparison.tsx'
import { useSupplierStates } from './names.ts'
import { Need } from './Need.tsx'
import styles from './Rfqs.module.css'

type Lists = Pick<ReferenceLists, 'currencies'>
type Props = { rfq: RfqDetail; lists: Lists; isForeign: boolean; onChange: (rfq: RfqDetail) => void }
type Decision = { kind: 'award'; supplier: RfqSupplier } | { kind: 'close' } | { kind: 'reopen' }

export function BuyerView({ rfq, lists, isForeign, onChange }: Props) {
  const need = <Need rfq={rfq} isForeign={isForeign} />
  const { t } = useLingui()
  const [decision, setDecision] = useState<Decision>()
  const quoted = rfq.suppliers.filter(({ state }) => state === 'quoted')
  const others = rfq.suppliers.filter(({ state }) => state !== 'quoted')
  return (
    <>
      {quoted.length === 0 && need}
      {quoted.length > 0 ? (
        <Comparison
          rfq={rfq}
          lists={lists}
          onAward={(supplier) => setDecision({ kind: 'award', supplier })}
          onChange={onChange}
        />
      ) : (
        <Empty title={t`No quotation yet`}>
          <Trans>Suppliers answer in the message center and here. You are told at once.</Trans>
        </Empty>
      )}
      {quoted.length > 0 && need}
      {others.length > 0 && <Others suppliers={others} />}
      {rfq.status === 'open' && rfq.files.some(({ afterNda }) => afterNda) && <RfqNda rfqID={rfq.rfqID} />}
      <div className="row">
        {rfq.can.close && (
          <Button onClick={() => setDecision({ kind: 'close' })}>
            <Trans>Close without award</Trans>
          </Button>
        )}
        {rfq.can.reopen && (
          <Button onClick={() => setDecision({ kind: 'reopen' })}>
            <Trans>Reopen</Trans>
          </Button>
        )}
        {rfq.status !== 'open' &&
          quoted.map(({ requestID, business }) => (
            <ReviewLink key={requestID} requestID={requestID} name={business ? nameOf(business) : ''} />
          ))}
      </div>
      {decision && <Decide rfq={rfq} decision={decision} onClose={() => setDecision(undefined)} onChange={onChange} />}
    </>
  )
}

function Others({ suppliers }: { suppliers: RfqSupplier[] }) {
  const { paths } = useSite()
  const states = useSupplierStates()
  return (
    <Card as="section">
      <CardHeader title={<Trans>Without a quotation</Trans>} />
      <ul className={styles.others}>
        {suppliers.map(({ businessID, business, state, declineReason }) => (
          <li key={businessID}>
            <span>
              {business ? (
                <>
                  <Link to={pageOfAuthor(business, paths)}>{nameOf(business)}</Link>{' '}
                  <Presence business={{ presence: business.presence ?? 'run', kind: 'company' }} />
                </>
              ) : (
                <Trans>No longer here</Trans>
              )}
            </span>
            <Badge look={states[state].look}>{states[state].text}</Badge>
            {declineReason && <span className="muted">{declineReason}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type DecideProps = { rfq: RfqDetail; decision: Decision; onClose: () => void; onChange: (rfq: RfqDetail) => void }

function Decide({ rfq, decision, onClose, onChange }: DecideProps) {
  const api = useApi()
  const { t } = useLingui()
  const { showSuccess, showError } = useToasts()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const [busy, setBusy] = useState(false)
  const params = { rfqID: rfq.rfqID }
  const name = decision.kind === 'award' && decision.supplier.business ? nameOf(decision.supplier.business) : ''
  const texts: Record<Decision['kind'], { title: string; yes: string; text: ReactNode }> = {
    award: {
      title: t`Award the request to ${name}?`,
      yes: t`Award`,
      text: <Trans>All suppliers are told. You can take it back until the deadline, and within 24 hours.</Trans>,
    },
    close: {
      title: t`Close the request without an award?`,
      yes: t`Close without award`,
      text: <Trans>All suppliers are told. You can take it back until the deadline.</Trans>,
    },
    reopen: {
      title: t`Reopen the request?`,
      yes: t`Reopen`,
      text:
        rfq.deadline < today ? (
          <Trans>All suppliers are told. The deadline has passed: you decide by the quotations that are there.</Trans>
        ) : (
          <Trans>All suppliers are told, and may quote again until the deadline.</Trans>
        ),
    },
  }
  async function decide(): Promise<void> {
    setBusy(true)
    try {
      const decided =
        decision.kind === 'award'
          ? await api.rfqs.award({ params, body: { supplier: decision.supplier.businessID } })
          : await api.rfqs[decision.kind]({ params })
      onChange(decided)
      showSuccess()
      onClose()
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }
  const { title, yes, text } = texts[decision.kind]
  return (
    <ConfirmDialog
      title={title}
      yes={yes}
      look={decision.kind === 'close' ? 'danger' : 'primary'}
      busy={busy}
      onClose={onClose}
      onYes={() => void decide()}
    >
      {text}
    </ConfirmDialog>
  )
}
