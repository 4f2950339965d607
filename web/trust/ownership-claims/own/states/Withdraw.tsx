// Withdrawing an open claim, giving back a claimed page.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToasts } from '#web/foundation/error-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import type { ClaimView } from '../use-claim.ts'

export function Withdraw({ view: { page, work } }: { view: ClaimView }) {
  const { t } = useLingui()
  const { showError } = useToasts()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const { can } = page.claim!
  if (!can.withdraw && !can.release) return null
  const act = can.release ? t`Give the page back` : t`Withdraw`
  async function run(): Promise<void> {
    setBusy(true)
    try {
      await work((claims, given) => (can.release ? claims.release(given) : claims.withdraw(given)))
      setOpen(false)
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  return (
    <>
      <Button look="ghost" onClick={() => setOpen(true)}>
        {act}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={can.release ? t`Give this page back?` : t`Take this claim back?`}
        closeLabel={t`Close`}
        footer={
          <>
            <Button look="ghost" onClick={() => setOpen(false)}>{t`Cancel`}</Button>
            <Button look="danger" busy={busy} onClick={() => void run()}>
              {act}
            </Button>
          </>
        }
      >
        <p>
          {can.release ? (
            <Trans>
              You leave the company here. If nobody else runs it, it is listed again and anybody may claim it.
            </Trans>
          ) : (
            <Trans>
              Your proofs count no longer, and you can’t edit the page any more. You can claim it again later.
            </Trans>
          )}
        </p>
      </Dialog>
    </>
  )
}
