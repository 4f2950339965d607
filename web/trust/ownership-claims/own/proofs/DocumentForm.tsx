// Document for a verifier.
import { Trans, useLingui } from '@lingui/react/macro'
import type * as z from 'zod'
import { claimNoteMost } from '#contract/foundation/constants.ts'
import { ClaimDocument } from '#contract/trust/ownership-claims/shapes.ts'
import { RadioGroupField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { useField, useFormContextValue } from '#web/foundation/form/form-context.ts'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { DateField, TextAreaField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { EvidenceFiles, type SentFile } from '#web/trust/verification/evidence/card.tsx'
import type { ClaimView } from '../use-claim.ts'
import styles from '../Claim.module.css'

type Body = z.output<typeof ClaimDocument>
type Values = { kind: string; issuedOn: string; note: string; files: SentFile[] }

export function DocumentForm({ view: { work } }: { view: ClaimView }) {
  const { t } = useLingui()
  const form = useServerForm<Values, Body>({
    schema: ClaimDocument as unknown as z.ZodType<Body, Values>,
    saved: { kind: 'extract', issuedOn: '', note: '', files: [] },
    draft: 'document',
    asksBeforeLeaving: false,
    errorMessages: {
      files: { required: t`A document is needed for this.`, tooFew: t`A document is needed for this.` },
      issuedOn: {
        tooSmall: t`It must not be older than three months.`,
        notAccepted: t`It must not be older than three months.`,
      },
    },
    async submit(body) {
      await work((claims, given) => claims.sendDocument({ ...given, body: { ...body, note: body.note ?? '' } }))
    },
  })
  return (
    <Form form={form} className={styles.document} label={t`Send a document`}>
      <RadioGroupField
        name="kind"
        label={t`Kind of document`}
        options={[
          { value: 'extract', text: t`Register extract` },
          { value: 'authority', text: t`Letter of the management that names you` },
        ]}
      />
      <DateField name="issuedOn" label={t`Date of the document`} hint={t`Not older than three months`} required />
      <FilesField />
      <TextAreaField name="note" label={t`Note for the verifier (optional)`} most={claimNoteMost} rows={2} />
      <div>
        <SubmitButton look="primary" disabled={form.uploading}>
          <Trans>Send the document</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}

function FilesField() {
  const { t } = useLingui()
  const { setUploading } = useFormContextValue()
  const { value, onChange, error, id, ref } = useField<SentFile[]>('files', t`Documents`)
  return (
    <div id={id} ref={ref} tabIndex={-1}>
      <EvidenceFiles files={value} onChange={onChange} onBusy={(busy) => setUploading('files', busy)} error={error} />
    </div>
  )
}
