// The form that tells the operator's people of something: why, and a few words.
import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import type { reportReasons } from '#contract/constants.ts'
import { useOutcome } from '#web/failure-words.ts'
import { useApi } from '#web/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import styles from './ReportDialog.module.css'

export type Reported = {
  resourceType: 'post' | 'comment' | 'user' | 'business' | 'product' | 'group'
  resourceID: string
  title: string
}
type Reason = (typeof reportReasons)[number]

const reasons: Record<Reason, ReturnType<typeof msg>> = {
  spam: msg`Spam or advertising that does not belong here`,
  abuse: msg`Insult, threat or harassment`,
  misleading: msg`Wrong or misleading`,
  counterfeit: msg`Counterfeit goods, or another's name or pictures`,
  illegal: msg`Against the law`,
  other: msg`Something else`,
}
const textMost = 1000

export function ReportDialog({ title, onClose, ...reported }: Reported & { onClose: () => void }) {
  const api = useApi()
  const { t, i18n } = useLingui()
  const { saved, failed } = useOutcome()
  const [reason, setReason] = useState<Reason>()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  async function send(): Promise<void> {
    setBusy(true)
    try {
      await api.reports.report({ body: { ...reported, reason: reason!, text } })
      saved(t`Thank you. Our moderators will look at it.`)
      onClose()
    } catch (error) {
      failed(error)
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
        <Button look="primary" busy={busy} disabled={!reason || [...text].length > textMost} onClick={send}>
          <Trans comment="button: tell the operator of something that should not be here">Report</Trans>
        </Button>
      }
    >
      <fieldset className={styles.reasons}>
        <legend>
          <Trans>What is wrong with it?</Trans>
        </legend>
        {Object.entries(reasons).map(([value, words]) => (
          <label key={value}>
            <input
              type="radio"
              name="reason"
              value={value}
              checked={reason === value}
              onChange={() => setReason(value as Reason)}
            />
            {i18n._(words)}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t`Anything our moderators should know`}
        rows={3}
        most={textMost}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  )
}
