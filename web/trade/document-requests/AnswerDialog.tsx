// Answer to a request for a document: days and a message.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import * as z from 'zod'
import { documentGrantDays, documentGrantDaysMost, messageMost } from '#contract/foundation/constants.ts'
import type { DocumentRequest } from '#contract/trade/document-requests.ts'
import { InquiryMessage } from '#contract/trade/inquiries/fields.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { checkedText } from '#web/foundation/form/codecs.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { TextAreaField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'

const spans = [30, documentGrantDays, 365, documentGrantDaysMost]
const answerForm = z.object({ days: z.string().transform(Number), message: checkedText(InquiryMessage) })

type Props = {
  businessID: string
  request: DocumentRequest
  granted: boolean
  onClose: () => void
  onAnswered: () => void
}

export function AnswerDialog({ businessID, request, granted, onClose, onAnswered }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const formID = useId()
  const { requestID, title } = request
  const form = useServerForm({
    schema: answerForm,
    saved: {
      days: String(documentGrantDays),
      message: granted ? t`You can open “${title}” on the page of the product now.` : '',
    },
    async submit(body) {
      await api.documentRequests.answer({ params: { businessID, requestID }, body: { ...body, granted } })
      showSuccess()
      onAnswered()
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={granted ? t`Give “${title}”` : t`Refuse “${title}”`}
      closeLabel={t`Close`}
      footer={
        <Button look="primary" type="submit" form={formID} busy={form.busy}>
          <Trans comment="button: send a message">Send</Trans>
        </Button>
      }
    >
      <Form form={form} formID={formID}>
        {granted && (
          <SelectField
            name="days"
            label={t`Open for`}
            empty={false}
            options={spans.map((days) => ({ value: String(days), text: t`${days} days` }))}
          />
        )}
        <TextAreaField name="message" label={t`Message`} rows={4} most={messageMost} />
      </Form>
    </Dialog>
  )
}
