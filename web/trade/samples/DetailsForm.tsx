// Details of a sample: purpose, quantity, address, freight.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { sampleLineMost, sampleTextMost } from '#contract/foundation/constants.ts'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import { unitCodes } from '#contract/trade/rfqs/units.ts'
import type { Sample } from '#contract/trade/samples/samples.ts'
import { useHomeCountry } from '#web/foundation/home-country.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'
import { CheckboxField, RadioGroupField, SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { NumberField, TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { useUnitNames } from '#web/trade/units/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/States.tsx'
import { freightName } from './names.ts'
import type { FormProps } from './RequestForm.tsx'
import { detailsForm, detailsValues } from './sample-form.ts'
import styles from './Samples.module.css'

type Props = FormProps & { sample: Sample }
type Countries = ReferenceLists['countries']

export function DetailsForm(props: Props) {
  const api = useApi()
  const { locale } = useSite()
  const [countries, setCountries] = useState<Countries>()
  useEffect(() => {
    readReferenceLists(api, ['countries'], { locale }).then(
      (lists) => setCountries(lists.countries),
      () => setCountries([]),
    )
  }, [api, locale])
  return countries ? <Details {...props} countries={countries} /> : <Skeleton tall={64} />
}

function Details({ place, sample, countries, onDone, onBack }: Props & { countries: Countries }) {
  const api = useApi()
  const { t } = useLingui()
  const { formats } = useSite()
  const country = useHomeCountry()
  const [schema] = useState(() => detailsForm(formats.decimal))
  const [saved] = useState(() => detailsValues(sample, country, formats.decimal))
  const form = useServerForm({
    schema,
    saved,
    asksBeforeLeaving: false,
    failureMessages: { Conflict: t`The supplier has decided meanwhile.` },
    async submit({ freightAccount, ...body }) {
      const account = body.freight === 'buyer' ? freightAccount : ''
      const params = { ...place.params, sampleID: sample.sampleID }
      onDone(await api.samples.qualify({ ...place, params, body: { ...body, freightAccount: account } }))
    },
  })
  return (
    <Form form={form} className={styles.form} label={t`Details of the sample`}>
      <TextAreaField name="purpose" label={t`What is it for?`} most={sampleTextMost} rows={3} />
      <Quantity />
      <Address countries={countries} />
      <Freight />
      <div className={styles.actions}>
        <SubmitButton look="primary">{t`Send the details`}</SubmitButton>
        <Button look="ghost" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </Form>
  )
}

function Quantity() {
  const { t } = useLingui()
  const units = useUnitNames()
  return (
    <div className={styles.pair}>
      <NumberField name="quantity" label={t`Quantity`} />
      <SelectField
        name="unit"
        label={t`Unit`}
        empty={false}
        options={unitCodes.map((value) => ({ value, text: units[value] }))}
      />
    </div>
  )
}

function Address({ countries }: { countries: Countries }) {
  const { t } = useLingui()
  return (
    <>
      <p className="muted small">
        <Trans>
          The two sides of this conversation alone see the address. It is deleted 30 days after the end, or after half a
          year without a step.
        </Trans>
      </p>
      <div className={styles.pair}>
        <TextField name="address.receiver" label={t`Receiver`} maxLength={sampleLineMost} autoComplete="name" />
        <TextField name="address.street" label={t`Street`} maxLength={sampleLineMost} autoComplete="street-address" />
        <TextField name="address.postcode" label={t`Postcode (optional)`} maxLength={20} autoComplete="postal-code" />
        <TextField name="address.place" label={t`Town`} maxLength={sampleLineMost} autoComplete="address-level2" />
        <SelectField
          name="address.country"
          label={t`Country`}
          options={countries.map(({ code, countryName, emoji }) => ({ value: code, text: `${emoji} ${countryName}` }))}
        />
        <TextField name="address.phone" label={t`Phone for the carrier (optional)`} maxLength={40} autoComplete="tel" />
      </div>
    </>
  )
}

function Freight() {
  const { i18n, t } = useLingui()
  const payer = useWatch<{ freight: 'buyer' | 'supplier' }, 'freight'>({ name: 'freight' })
  return (
    <>
      <RadioGroupField
        name="freight"
        label={t`Freight`}
        options={(['buyer', 'supplier'] as const).map((value) => ({ value, text: freightName(value, i18n) }))}
      />
      {payer === 'buyer' && (
        <TextField name="freightAccount" label={t`Your account with a carrier (optional)`} maxLength={60} />
      )}
      <CheckboxField name="deducted" label={t`Deduct the cost from a later order`} />
    </>
  )
}
