// A side's evidence, for the verifier alone.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import * as z from 'zod'
import { agreementTextMost } from '#contract/trade/territories/constants.ts'
import { required } from '#contract/foundation/fields.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { checkedText, fileReferences } from '#web/foundation/form/codecs.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { TextAreaField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { useApi } from '#web/foundation/page.ts'
import { type ChosenFile, FilesField } from '#web/trade/inquiries/attachments/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import styles from '../Territories.module.css'
import type { OnAgreement } from './on-agreement.ts'

const evidence = z.object({
  text: checkedText(required(agreementTextMost)),
  files: fileReferences<ChosenFile>(),
})
type Values = z.input<typeof evidence>

type Props = OnAgreement & { call: 'dispute' | 'addEvidence'; onClose: () => void }

export function EvidenceDialog({ businessID, agreement, call, onChange, onClose }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const formID = useId()
  const { showSuccess } = useToasts()
  const [saved] = useState<Values>({ text: '', files: [] })
  const { agreementID } = agreement
  const form = useServerForm({
    schema: evidence,
    saved,
    draft: `${call}:${agreementID}`,
    asksBeforeLeaving: false,
    errorMessages: { text: { required: t`Say what is not as stated.` } },
    async submit(body, { key }) {
      onChange(await api.agreements[call]({ params: { businessID, agreementID }, body, key }))
      form.discard()
      showSuccess(t`Sent to our verifier`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={call === 'dispute' ? t`It is not as stated` : t`Your word for the verifier`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={formID} busy={form.busy} disabled={form.uploading}>
            {t`Send`}
          </Button>
        </>
      }
    >
      <Form form={form} formID={formID} className={styles.form}>
        <p>
          {agreement.dispute?.kind === 'brand' && call === 'addEvidence' ? (
            <Trans>
              Only the verifier reads this and sees the page of the contract; it is deleted after the decision.
            </Trans>
          ) : (
            <Trans>
              Until a verifier has decided it is not shown as confirmed. Only the verifier reads this and sees the page
              of the contract; it is deleted after the decision.
            </Trans>
          )}
        </p>
        <TextAreaField
          name="text"
          label={call === 'dispute' ? t`What is not as stated?` : t`What was agreed?`}
          most={agreementTextMost}
          rows={5}
        />
        <FilesField />
      </Form>
    </Dialog>
  )
}
