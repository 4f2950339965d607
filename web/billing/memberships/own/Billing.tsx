// Form of invoice details where nothing is to be bought.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Membership } from '#contract/billing/memberships/memberships.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { billingForm } from '../correction/billing-form.ts'
import { BillingFields, type Countries } from '../correction/BillingFields.tsx'
import styles from '../Plans.module.css'

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
