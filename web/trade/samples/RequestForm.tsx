// Form that asks for a sample.
import { Trans, useLingui } from '@lingui/react/macro'
import { sampleNameMost, sampleTextMost } from '#contract/foundation/constants.ts'
import type { Sample } from '#contract/trade/samples/samples.ts'
import { useApi } from '#web/foundation/page.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { requestForm } from './sample-form.ts'
import styles from './Samples.module.css'

export type FormProps = {
  place: { params: { rid: string }; query: { bid: string } }
  onDone: (sample: Sample) => void
  onBack: () => void
}

export function RequestForm({ place, product, onDone, onBack }: FormProps & { product: string }) {
  const api = useApi()
  const { t } = useLingui()
  const form = useServerForm({
    schema: requestForm,
    saved: { name: product, note: '' },
    asksBeforeLeaving: false,
    errorMessages: { name: { required: t`Say what you need a sample of.` } },
    failureMessages: { Conflict: t`Five samples are under way in this conversation: end one first.` },
    async submit(body, { key }) {
      onDone(await api.samples.request({ ...place, body, key }))
    },
  })
  return (
    <Form form={form} className={styles.form} label={t`Ask for a sample`}>
      <TextField name="name" label={t`Sample of`} maxLength={sampleNameMost} />
      <TextAreaField name="note" label={t`Note (optional)`} most={sampleTextMost} rows={3} />
      <p className="muted small">
        <Trans>Next you say what it is for and where to send it. Suppliers should answer within 72 hours.</Trans>
      </p>
      <div className={styles.actions}>
        <SubmitButton look="primary">{t`Ask for the sample`}</SubmitButton>
        <Button look="ghost" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </Form>
  )
}
