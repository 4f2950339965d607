// Dialog before losing unsaved changes. Lazy.
import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'

export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={onStay}
      title={t`Leave without saving?`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onLeave}>{t`Leave`}</Button>
          <Button look="primary" onClick={onStay}>{t`Keep editing`}</Button>
        </>
      }
    >
      <p>{t`Your changes are not saved yet. They stay on this device as a draft.`}</p>
    </Dialog>
  )
}
