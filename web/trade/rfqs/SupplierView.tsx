// Supplier's RFQ view.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { rfqReasonMost } from '#contract/foundation/constants.ts'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import type { Quotation, RfqDetail, RfqSupplier } from '#contract/trade/rfqs/rfqs.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useIdempotencyKey } from '#web/foundation/form/idempotency-key.ts'
import { useKeptText } from '#web/foundation/form/kept-text.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { Note } from '#web/ui/Note.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { useUnitOf, useUnitPrice } from '#web/trade/units/card.tsx'
import { ReviewLink } from '#web/trust/reviews/card.tsx'
import { useSupplierStates } from './names.ts'
import { QuotationForm } from './QuotationForm.tsx'
import { RfqFiles } from './RfqFiles.tsx'
import styles from './Rfqs.module.css'

type Lists = Pick<ReferenceLists, 'currencies' | 'incoterms'>
type Props = { rfq: RfqDetail; supplier: RfqSupplier; lists: Lists; onChange: (rfq: RfqDetail) => void }

export function SupplierView({ rfq, supplier, lists, onChange }: Props) {
  const { t } = useLingui()
  const { paths } = useSite()
  const [declining, setDeclining] = useState(false)
  const state = useSupplierStates()[supplier.state]
  const name = supplier.business ? nameOf(supplier.business) : ''
  return (
    <Card as="section">
      <CardHeader
        title={t`Quotation of ${name}`}
        aside={
          <span className="row">
            <Badge look={state.look}>{state.text}</Badge>
            <LinkButton href={paths.inquiries(supplier.businessID, supplier.requestID)}>
              <Trans>Messages</Trans>
            </LinkButton>
          </span>
        }
      />
      <Outcome rfq={rfq} supplier={supplier} />
      {supplier.state === 'quoted' && rfq.status !== 'open' && rfq.buyer && (
        <div className={styles.quotation}>
          <div>
            <ReviewLink requestID={supplier.requestID} name={nameOf(rfq.buyer)} />
          </div>
        </div>
      )}
      {supplier.quotations.length > 0 && <Versions rfqID={rfq.rfqID} quotations={supplier.quotations} />}
      {rfq.can.answer && (
        <>
          <QuotationForm
            key={supplier.quotations[0]?.quotationID}
            rfq={rfq}
            supplier={supplier}
            lists={lists}
            onChange={onChange}
          />
          {supplier.state !== 'declined' && (
            <div className={styles.quotation}>
              <div>
                <Button look="ghost" onClick={() => setDeclining(true)}>
                  <Trans>Decline</Trans>
                </Button>
              </div>
            </div>
          )}
        </>
      )}
      <Decline
        open={declining}
        rfq={rfq}
        businessID={supplier.businessID}
        onClose={() => setDeclining(false)}
        onChange={onChange}
      />
    </Card>
  )
}

function Outcome({ rfq, supplier }: Pick<Props, 'rfq' | 'supplier'>) {
  const { status } = rfq
  if (status === 'open') return null
  return (
    <div className={styles.quotation}>
      <Note look={supplier.awarded ? 'ok' : 'info'}>
        {supplier.awarded && <Trans>The request was awarded to you.</Trans>}
        {status === 'awarded' && !supplier.awarded && <Trans>The request was awarded to another supplier.</Trans>}
        {status === 'closed' && <Trans>The buyer closed the request without an award.</Trans>}
        {status === 'expired' && <Trans>The deadline has passed. The buyer decides now.</Trans>}
      </Note>
    </div>
  )
}

function Versions({ rfqID, quotations }: { rfqID: string; quotations: Quotation[] }) {
  const { formats } = useSite()
  const [unitOf, priceOf] = [useUnitOf(), useUnitPrice()]
  return (
    <ul className={styles.others}>
      {quotations.map(({ quotationID, version, tiers, unit, currency, files, createdAt }) => (
        <li key={quotationID}>
          <strong>
            <Trans>Version {version}</Trans>
          </strong>
          <span className="muted">{formats.date(createdAt)}</span>
          {tiers.map(({ quantity, unitPrice }) => (
            <span key={quantity}>
              {formats.number(quantity)}+ {unitOf(quantity, unit)}: {priceOf(unitPrice, currency, unit)}
            </span>
          ))}
          <RfqFiles rfqID={rfqID} files={files} />
        </li>
      ))}
    </ul>
  )
}

type DeclineProps = {
  open: boolean
  rfq: RfqDetail
  businessID: string
  onClose: () => void
  onChange: (rfq: RfqDetail) => void
}

function Decline({ open, rfq, businessID, onClose, onChange }: DeclineProps) {
  const api = useApi()
  const { t } = useLingui()
  const form = useId()
  const { showSuccess, showError } = useToasts()
  const { keyFor, complete } = useIdempotencyKey()
  const [reason, setReason, dropReason] = useKeptText(`decline ${businessID}`)
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  async function decline(): Promise<void> {
    if (!reason.trim()) return setMissing(true)
    setBusy(true)
    try {
      const body = { businessID, reason }
      onChange(await api.rfqs.decline({ params: { rfqID: rfq.rfqID }, body, key: keyFor(body) }))
      complete()
      dropReason()
      showSuccess()
      onClose()
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  return (
    <Dialog
      open={open}
      title={t`Decline the request`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Button look="primary" type="submit" form={form} busy={busy}>
          <Trans>Decline</Trans>
        </Button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          void decline()
        }}
      >
        <TextArea
          label={t`Reason`}
          hint={t`The buyer reads it.`}
          error={missing ? t`Say why you can't quote.` : undefined}
          most={rfqReasonMost}
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
