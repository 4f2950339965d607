// Report form: reason and text.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import * as z from 'zod'
import { reportReasons, reportTextMost } from '#contract/foundation/constants.ts'
import { ReportReason, ReportText } from '#contract/trust/reports/fields.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { RadioGroupField } from '#web/foundation/form/ChoiceFields.tsx'
import { checkedText } from '#web/foundation/form/codecs.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { TextAreaField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { reasonNames } from './reason-names.ts'
import styles from './ReportDialog.module.css'

export type ReportTarget = {
  resourceType: 'post' | 'comment' | 'user' | 'business' | 'product' | 'group' | 'message' | 'review'
  resourceID: string
  title: string
}

const reportForm = z.object({ reason: z.string().pipe(ReportReason), text: checkedText(ReportText) })

export function ReportDialog({ title, onClose, ...reported }: ReportTarget & { onClose: () => void }) {
  const api = useApi()
  const { t, i18n } = useLingui()
  const { showSuccess } = useToasts()
  const formID = useId()
  const form = useServerForm({
    schema: reportForm,
    saved: { reason: '', text: '' },
    draft: `report ${reported.resourceID}`,
    asksBeforeLeaving: false,
    errorMessages: { reason: t`Choose a reason.` },
    async submit(body) {
      await api.reports.report({ body: { ...reported, ...body } })
      showSuccess(t`Thank you. Our moderators will look at it.`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      footer={
        <Button look="primary" type="submit" form={formID} busy={form.busy}>
          <Trans comment="button: tell the operator of something that should not be here">Report</Trans>
        </Button>
      }
    >
      <Form form={form} formID={formID} className={styles.fields}>
        <RadioGroupField
          name="reason"
          label={t`What is wrong with it?`}
          options={reportReasons.map((reason) => ({ value: reason, text: i18n._(reasonNames[reason]) }))}
        />
        <TextAreaField name="text" label={t`Anything our moderators should know`} rows={3} most={reportTextMost} />
      </Form>
    </Dialog>
  )
}
