// Dialog to create or change a webhook.
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { webhookDescriptionMost } from '#contract/foundation/constants.ts'
import { WebhookFields } from '#contract/integration/webhooks/fields.ts'
import type { Webhook } from '#contract/integration/webhooks/webhooks.ts'
import { useApi } from '#web/foundation/page.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { EventsField } from './EventsField.tsx'
import styles from './Webhooks.module.css'

type Props = {
  businessID: string
  webhook?: Webhook
  onClose: () => void
  onSaved: (saved: { webhook: Webhook; secret?: string }) => void
}

export function WebhookDialog({ businessID, webhook, onClose, onSaved }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const formID = useId()
  const isOn = webhook?.disabledBy === null
  const form = useServerForm({
    draft: `webhook ${webhook?.webhookID ?? ''}`,
    asksBeforeLeaving: false,
    schema: WebhookFields,
    saved: {
      url: webhook?.url ?? '',
      events: webhook?.events ?? ['inquiry.received', 'message.received'],
      description: webhook?.description ?? '',
    },
    errorMessages: {
      url: {
        website: t`An address such as https://erp.example.com/wbn, without a password`,
        notAccepted: t`The address must begin with https:// and be reachable from the Internet.`,
        taken: t`You have a webhook of this address already.`,
      },
      events: { required: t`Choose at least one event.`, tooFew: t`Choose at least one event.` },
    },
    failureMessages: { Conflict: t`A company has ten webhooks at most.` },
    async submit(body) {
      if (!webhook) return onSaved(await api.webhooks.create({ params: { businessID }, body }))
      const params = { businessID, webhookID: webhook.webhookID }
      onSaved({ webhook: await api.webhooks.change({ params, body: { ...body, enabled: isOn } }) })
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={webhook ? t`Change the webhook` : t`Create a webhook`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={formID} busy={form.busy}>
            {webhook ? t`Save` : t`Create webhook`}
          </Button>
        </>
      }
    >
      <Form form={form} formID={formID} className={styles.fields}>
        <TextField
          name="url"
          label={t`Address`}
          required
          type="url"
          autoComplete="off"
          maxLength={500}
          hint={t`We send events there by POST, as JSON.`}
        />
        <EventsField name="events" label={t`Events`} />
        <TextField
          name="description"
          label={t`Note`}
          autoComplete="off"
          maxLength={webhookDescriptionMost}
          hint={t`For you and your colleagues, such as: ERP, test system`}
        />
      </Form>
    </Dialog>
  )
}
