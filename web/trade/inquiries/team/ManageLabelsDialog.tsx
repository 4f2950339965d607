// Label management from the thread list.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { InquiryLabel } from '#contract/trade/inquiries/team.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { Skeleton } from '#web/ui/States.tsx'
import { LabelList } from './LabelList.tsx'

type Props = { businessID: string; onChange: (labels: InquiryLabel[]) => void; onClose: () => void }

export function ManageLabelsDialog({ businessID, onChange, onClose }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { showError } = useToasts()
  const [labels, setLabels] = useState<InquiryLabel[]>()
  useEffect(() => {
    api.inquiries.labels({ params: { businessID } }).then(setLabels, (error: unknown) => {
      showError(error)
      onClose()
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  function change(changed: InquiryLabel[]): void {
    setLabels(changed)
    onChange(changed)
  }
  return (
    <Dialog open onClose={onClose} title={t({ message: 'Labels', comment: 'of conversations' })} closeLabel={t`Close`}>
      {labels ? <LabelList businessID={businessID} labels={labels} onChange={change} /> : <Skeleton tall={64} />}
    </Dialog>
  )
}
