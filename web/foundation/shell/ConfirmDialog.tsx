// Confirmation of irreversible actions, or those affecting others.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'

/** Mounted while open. */
export function ConfirmDialog({
  title,
  yes,
  look = 'danger',
  busy,
  onClose,
  onYes,
  children,
}: {
  title: string
  yes: string
  look?: 'danger' | 'primary'
  busy: boolean
  onClose: () => void
  onYes: () => void
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button look={look} busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
