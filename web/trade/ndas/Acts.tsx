// Acts on an NDA beside signing: declining, withdrawing, ending the access. Reasons are read by the other side.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { ndaReasonMost } from '#contract/foundation/constants.ts'
import type { Nda } from '#contract/trade/ndas/ndas.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import styles from './Ndas.module.css'

type Act = 'decline' | 'withdraw' | 'end'
type Props = { nda: Nda; actorID: string; onChange: (nda: Nda) => void }

export function Acts({ nda, actorID, onChange }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { showError, showSuccess } = useToasts()
  const [asked, setAsked] = useState<'decline' | 'end'>()
  const [busy, setBusy] = useState(false)
  const { can, ndaID } = nda
  async function run(act: Act, reason = ''): Promise<void> {
    setBusy(true)
    try {
      const asking = { params: { ndaID }, query: { bid: actorID } }
      onChange(
        act === 'withdraw'
          ? await api.ndas.withdraw({ ...asking, body: {} })
          : await api.ndas[act]({ ...asking, body: { reason } }),
      )
      setAsked(undefined)
      showSuccess()
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  if (!can.decline && !can.withdraw && !can.end) return null
  return (
    <div className="row">
      {can.decline && (
        <Button onClick={() => setAsked('decline')}>
          <Trans>Decline the NDA</Trans>
        </Button>
      )}
      {can.withdraw && (
        <Button busy={busy} onClick={() => void run('withdraw')}>
          <Trans>Withdraw the proposal</Trans>
        </Button>
      )}
      {can.end && (
        <Button look="danger" onClick={() => setAsked('end')}>
          <Trans>End the access to files</Trans>
        </Button>
      )}
      {asked && (
        <ReasonDialog
          title={asked === 'end' ? t`End the access to files?` : t`Decline the NDA?`}
          yes={asked === 'end' ? t`End the access` : t`Decline the NDA`}
          busy={busy}
          onClose={() => setAsked(undefined)}
          onYes={(reason) => void run(asked, reason)}
        >
          {asked === 'end' ? (
            <Trans>
              Files under this NDA close at once, for both sides. Copies that somebody has downloaded are not deleted by
              this. The agreement and what it says about secrecy stay as signed.
            </Trans>
          ) : (
            <Trans>The conversation goes on, and either side may propose another one.</Trans>
          )}
        </ReasonDialog>
      )}
    </div>
  )
}

type DialogProps = {
  title: string
  yes: string
  busy: boolean
  onClose: () => void
  onYes: (reason: string) => void
  children: ReactNode
}

function ReasonDialog({ title, yes, busy, onClose, onYes, children }: DialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button look="danger" busy={busy} onClick={() => onYes(reason.trim())}>
            {yes}
          </Button>
        </>
      }
    >
      <div className={styles.reason}>
        <p>{children}</p>
        <Field
          label={t`Reason`}
          hint={t`Optional; the other side reads it.`}
          maxLength={ndaReasonMost}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
