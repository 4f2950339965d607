// Buyer's own figures for landed costs.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RfqDetail } from '#contract/trade/rfqs/rfqs.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { NumberField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { estimatesForm, estimatesValues } from '../rfq-form.ts'
import styles from './Comparison.module.css'

type Props = { rfq: RfqDetail; onChange: (rfq: RfqDetail) => void }

export function EstimatesForm({ rfq, onChange }: Props) {
  const api = useApi()
  const { t } = useLingui()
  const { formats } = useSite()
  const { showSuccess } = useToasts()
  const [schema] = useState(() => estimatesForm(formats.decimal))
  const [saved] = useState(() => estimatesValues(rfq, formats.decimal))
  const form = useServerForm({
    schema,
    saved,
    async submit(body) {
      const changed = await api.rfqs.estimate({ params: { rfqID: rfq.rfqID }, body })
      showSuccess(t`Your estimates are kept with this request`)
      onChange(changed)
    },
  })
  return (
    <Form form={form} label={t`Your estimates`} className={styles.estimates}>
      <NumberField name="handling" label={t`Handling, ${rfq.currency}`} />
      <NumberField name="dutyPercent" label={t`Import duty, %`} />
      <SubmitButton>
        <Trans>Count my estimates</Trans>
      </SubmitButton>
    </Form>
  )
}
