// Proposal of an NDA to every supplier of a request, for its buyer.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { ProposeForm, type ProposalBody } from './ProposeForm.tsx'
import styles from './Ndas.module.css'

export function RfqNda({ rfqID }: { rfqID: string }) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const { formats } = useSite()
  const [open, setOpen] = useState(false)
  async function propose(body: ProposalBody): Promise<void> {
    const { skipped, ...counts } = await api.ndas.proposeForRfq({ params: { rfqID }, body })
    const [proposed, left] = [formats.number(counts.proposed), formats.number(skipped)]
    if (skipped > 0) showSuccess(t`Proposed to suppliers: ${proposed}. Declined or out of reach: ${left}.`)
    else showSuccess(counts.proposed > 0 ? t`Proposed to the suppliers` : t`All suppliers have a proposal already`)
    setOpen(false)
  }
  return (
    <Card as="section">
      <CardHeader title={<Trans>NDA for all suppliers</Trans>} />
      <div className={styles.inside}>
        <p>
          <Trans>
            Each supplier gets a proposal in its own conversation. It reads the request as a summary; files that you
            sent “only after the NDA” open to a supplier once you and that supplier have signed.
          </Trans>
        </p>
        {!open && (
          <div>
            <Button onClick={() => setOpen(true)}>
              <Trans>Propose to all suppliers</Trans>
            </Button>
          </div>
        )}
      </div>
      {open && <ProposeForm onPropose={propose} />}
    </Card>
  )
}
