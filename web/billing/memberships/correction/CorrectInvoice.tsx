// Dialog that replaces an invoice by a corrected one.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { BillingDetails } from '#contract/billing/memberships/fields.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { TextAreaField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { correctionForm } from './billing-form.ts'
import { BillingFields, type Countries } from './BillingFields.tsx'
import styles from '../Plans.module.css'

type Props = {
  invoice: { number: string; buyer: BillingDetails }
  countries: Countries
  asksWhy?: boolean
  save: (details: BillingDetails, reason: string) => Promise<unknown>
  onClose: () => void
}

export function CorrectInvoice({ invoice: { number, buyer }, countries, asksWhy = false, save, onClose }: Props) {
  const { t } = useLingui()
  const formID = useId()
  const form = useServerForm({
    id: 'correction',
    draft: `correction ${number}`,
    asksBeforeLeaving: false,
    schema: correctionForm(asksWhy),
    saved: { ...buyer, reason: '' },
    errorMessages: { taxNumber: t`This is not a VAT number of the chosen country.` },
    failureMessages: {
      Conflict: t`Not possible: the invoice was corrected already, a refund is under way, or another tax would be due. Ask the support team.`,
    },
    async submit({ reason, ...details }) {
      await save(details, reason)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Correct invoice ${number}`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={formID} busy={form.busy}>{t`Write the corrected invoice`}</Button>
        </>
      }
    >
      <Form form={form} formID={formID} className={styles.fields}>
        <p className="muted">
          <Trans>
            A credit note cancels the invoice, and a new one with these details takes its place. Tax that is no longer
            due is given back.
          </Trans>
        </p>
        <BillingFields countries={countries} />
        {asksWhy && <TextAreaField name="reason" label={t`Reason`} required most={500} rows={2} />}
      </Form>
    </Dialog>
  )
}
