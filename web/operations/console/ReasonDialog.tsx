// Reason prompt of staff acts, for the audit log.
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { useKeptText } from '#web/foundation/form/kept-text.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { Text } from '#web/ui/Text.tsx'

export function ReasonDialog({
  title,
  about = '',
  yes,
  look = 'primary',
  hint,
  isReady = true,
  isPossible = true,
  act,
  messageOf,
  onClose,
  children,
}: {
  title: string
  about?: string
  yes: string
  look?: 'danger' | 'primary'
  hint?: string
  isReady?: boolean
  isPossible?: boolean
  act: (reason: string) => Promise<unknown>
  messageOf?: ((error: unknown) => string | undefined) | undefined
  onClose: () => void
  children?: ReactNode | ((isAsked: boolean) => ReactNode)
}) {
  const { t } = useLingui()
  const { showError } = useToasts()
  const [reason, setReason, dropReason] = useKeptText(`reason ${title} ${about}`)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const missing = reason.trim() === ''
  const long = [...reason].length > staffReasonMost
  async function send(): Promise<void> {
    setAsked(true)
    if (missing || long || busy || !isReady) return
    setBusy(true)
    try {
      await act(reason.trim())
      dropReason()
      onClose()
    } catch (error) {
      showError(error, messageOf?.(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button look={look} busy={busy} disabled={!isPossible} onClick={() => void send()}>
            {yes}
          </Button>
        </>
      }
    >
      <Text>{typeof children === 'function' ? children(asked) : children}</Text>
      <TextArea
        label={t`Reason`}
        rows={3}
        most={staffReasonMost}
        value={reason}
        hint={hint ?? t`Stands in the audit log.`}
        error={asked && missing ? t`A reason is required.` : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  )
}
