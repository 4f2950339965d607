// Asks for a document in an inquiry.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import * as z from 'zod'
import type { ProductDocument } from '#contract/catalog/documents/shapes.ts'
import { messageMost } from '#contract/foundation/constants.ts'
import { InquiryMessage } from '#contract/trade/inquiries/fields.ts'
import type { DocumentRequest } from '#contract/trade/document-requests.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { TextAreaField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { useApi } from '#web/foundation/page.ts'
import { useActor } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'

const askForm = z.object({ message: checkedText(InquiryMessage) })

type Props = {
  document: ProductDocument
  productID: string
  name: string
  onAsked: (request: DocumentRequest) => void
  onClose: () => void
}

export function AskDialog({ document, productID, name, onAsked, onClose }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const [actor] = useActor()
  const formID = useId()
  const { documentID, title, kind } = document
  const form = useServerForm({
    schema: askForm,
    saved: { message: t`We would like to have “${title}”.` },
    draft: `document ${documentID}`,
    asksBeforeLeaving: false,
    async submit({ message }) {
      const from = actor?.businessID
      const body = { message, productID, ...(from && { from }) }
      const { requestID } = await api.documentRequests.ask({ params: { documentID }, body })
      const askedAt = new Date().toISOString()
      onAsked({ requestID, documentID, title, kind, state: 'waiting', until: null, askedAt })
      showSuccess(t`Sent. The answer comes into your messages.`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Ask for “${title}”`}
      closeLabel={t`Close`}
      footer={
        <Button look="primary" type="submit" form={formID} busy={form.busy}>
          <Trans comment="button: send a message">Send</Trans>
        </Button>
      }
    >
      <Form form={form} formID={formID}>
        <TextAreaField
          name="message"
          label={t`Message to ${name}`}
          hint={t`It begins a conversation. Say what you need the document for.`}
          rows={5}
          most={messageMost}
        />
      </Form>
    </Dialog>
  )
}
