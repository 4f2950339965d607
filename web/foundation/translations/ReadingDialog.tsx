// Reading settings as a dialog.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReadingPreference } from '#contract/discovery/reading.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { Skeleton } from '#web/ui/States.tsx'
import { ReadingSettings } from './ReadingSettings.tsx'

export function ReadingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const { showError } = useToasts()
  const userID = useSession()?.userID
  const [own, setOwn] = useState<ReadingPreference>()
  const fail = useEffectEvent((error: unknown) => {
    showError(error)
    onClose()
  })
  useEffect(() => {
    if (userID) api.reading.preference().then(setOwn, (error) => fail(error))
  }, [api, userID])
  return (
    <Dialog open onClose={onClose} title={t`Texts in other languages`} closeLabel={t`Close`}>
      {userID && !own ? <Skeleton tall={64} /> : <ReadingSettings own={own} />}
    </Dialog>
  )
}
