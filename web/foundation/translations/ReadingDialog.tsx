// Reading settings as a dialog.
import { useLingui } from '@lingui/react/macro'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { ReadingSettings } from './ReadingSettings.tsx'

export function ReadingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog open onClose={onClose} title={t`Texts in other languages`} closeLabel={t`Close`}>
      <ReadingSettings />
    </Dialog>
  )
}
