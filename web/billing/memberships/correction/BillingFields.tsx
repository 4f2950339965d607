// Invoice details: fields of the checkout and of corrections.
import { useLingui } from '@lingui/react/macro'
import { businessNameMost } from '#contract/foundation/constants.ts'
import { addressMost, taxNumberMost } from '#contract/billing/memberships/fields.ts'
import { SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import styles from '../Plans.module.css'

export type Countries = readonly { code: string; countryName: string; emoji?: string | undefined }[]

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
