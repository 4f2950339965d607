// Invoice details: fields of the checkout, and a form of their own where nothing is to be bought.
import { Trans, useLingui } from '@lingui/react/macro'
import { businessNameMost } from '#contract/foundation/constants.ts'
import { addressMost, taxNumberMost } from '#contract/billing/memberships/fields.ts'
import type { Membership } from '#contract/billing/memberships/memberships.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { billingForm } from './billing-form.ts'
import styles from '../Plans.module.css'

export type Countries = readonly { code: string; countryName: string; emoji: string }[]
type Props = { membership: Membership; countries: Countries; onChange: (membership: Membership) => void }

export function Billing({ membership: { businessID, billing }, countries, onChange }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const form = useServerForm({
    id: 'billing',
    draft: 'billing',
    schema: billingForm,
    saved: billing,
    errorMessages: { taxNumber: t`This is not a VAT number of the chosen country.` },
    async submit(body) {
      onChange(await api.memberships.changeBilling({ params: { businessID }, body }))
      showSuccess()
    },
  })
  return (
    <Card as="section">
      <CardHeader title={<Trans>Details for the invoice</Trans>} />
      <Form form={form} className={styles.inside} label={t`Details for the invoice`}>
        <BillingFields countries={countries} />
        <div>
          <SubmitButton>
            <Trans>Save</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

export function BillingFields({ countries }: { countries: Countries }) {
  const { t } = useLingui()
  return (
    <>
      <TextField name="name" label={t`Company`} required maxLength={businessNameMost} autoComplete="organization" />
      <TextAreaField name="address" label={t`Address`} required most={addressMost} rows={3} />
      <div className={styles.pair}>
        <SelectField
          name="country"
          label={t`Country`}
          required
          options={countries.map(({ code, countryName, emoji }) => ({ value: code, text: countryName, flag: emoji }))}
        />
        <TextField
          name="taxNumber"
          label={t`VAT or tax number (optional)`}
          maxLength={taxNumberMost}
          hint={t`In the EU with its country prefix. With a valid number, VAT is accounted for by you (reverse charge).`}
        />
      </div>
    </>
  )
}
