// Asks the writer of a reported review for evidence.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconMessageQuestion } from '#web/ui/icons.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

export function AskEvidence({ reviewID }: { reviewID: string }) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const [open, setOpen] = useState(false)
  async function ask(reason: string): Promise<void> {
    await api.reviews.judge({ params: { id: reviewID }, body: { act: 'ask', reason } })
    showSuccess()
  }
  return (
    <>
      <Button icon={IconMessageQuestion} onClick={() => setOpen(true)}>{t`Ask for evidence`}</Button>
      {open && (
        <ReasonDialog
          about={reviewID}
          title={t`Ask the writer for evidence?`}
          yes={t`Ask for evidence`}
          hint={t`The writer reads this and has ten days to answer.`}
          act={ask}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
