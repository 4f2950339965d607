// Quotation form. Resubmission is a revision.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { priceTiersMost, rfqNoteMost } from '#contract/foundation/constants.ts'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import type { RfqDetail, RfqSupplier } from '#contract/trade/rfqs/rfqs.ts'
import { partsLeftToBuyer, type CostPart } from '#contract/trade/rfqs/landed.ts'
import { unitCodes } from '#contract/trade/rfqs/units.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { useListField, type ListRow } from '#web/foundation/form/list-field.ts'
import { DateField, NumberField, TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { FilesField } from '#web/trade/inquiries/attachments/card.tsx'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Below } from '#web/ui/controls/Field.tsx'
import rows from '#web/ui/controls/Rows.module.css'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { useQuantity, useUnitNames, useUnitOf } from '#web/trade/units/card.tsx'
import { quotationForm, quotationValues, type QuotationValues } from './rfq-form.ts'
import styles from './Rfqs.module.css'

type Lists = Pick<ReferenceLists, 'currencies' | 'incoterms'>
type Props = { rfq: RfqDetail; supplier: RfqSupplier; lists: Lists; onChange: (rfq: RfqDetail) => void }

export function QuotationForm({ rfq, supplier, lists, onChange }: Props) {
  const api = useApi()
  const { formats } = useSite()
  const { t } = useLingui()
  const { showSuccess } = useToasts()
  const [latest] = supplier.quotations
  const [schema] = useState(() => quotationForm(formats.decimal))
  const [saved] = useState(() => quotationValues(rfq, latest, formats.decimal))
  const { businessID } = supplier
  const form = useServerForm({
    schema,
    saved,
    draft: `quotation:${rfq.rfqID}:${businessID}`,
    errorMessages: { tiers: t`State a price.` },
    async submit({ pickUp, freight, insurance, handling, ...body }, { key }) {
      // Amounts typed under another Incoterm stay in the form and are not sent.
      const typed = { pickUp, freight, insurance, handling }
      const left = partsLeftToBuyer(body.incoterm) ?? []
      const costs = Object.fromEntries(left.map((part) => [part, typed[part]]))
      const sent = { ...body, ...costs, businessID }
      const changed = await api.rfqs.quote({ params: { rfqID: rfq.rfqID }, body: sent, key })
      showSuccess(t`Your quotation has been sent`)
      onChange(changed)
    },
  })
  return (
    <Form form={form} label={t`Quotation`}>
      <div className={styles.quotation}>
        <Tiers currencies={lists.currencies.map(({ code }) => code)} />
        <Terms lists={lists} />
        <Costs rfq={rfq} currencies={lists.currencies.map(({ code }) => code)} />
        <TextAreaField name="note" label={t`Note (optional)`} most={rfqNoteMost} rows={3} />
        <FilesField />
      </div>
      <FormSaveBar form={form} save={latest ? t`Send revised quotation` : t`Send quotation`} />
    </Form>
  )
}

function Terms({ lists }: { lists: Lists }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const { t } = useLingui()
  const units = useUnitNames()
  return (
    <div className={styles.grid}>
      <SelectField
        name="currency"
        label={t`Currency`}
        empty={false}
        options={lists.currencies.map(({ code, name }) => ({ value: code, text: `${code} · ${name}` }))}
      />
      <SelectField
        name="unit"
        label={t`Unit`}
        empty={false}
        options={unitCodes.map((value) => ({ value, text: units[value] }))}
      />
      <NumberField name="minimumOrder" label={t`Minimum order (optional)`} />
      <NumberField name="leadTime" label={t`Lead time in days (optional)`} inputMode="numeric" />
      <NumberField name="transitDays" label={t`Transit in days (optional)`} inputMode="numeric" />
      <SelectField
        name="incoterm"
        label={t`Incoterm (optional)`}
        empty={t`Not stated`}
        options={lists.incoterms.map(({ code, name }) => ({ value: code, text: `${code} · ${name}` }))}
      />
      <TextField name="place" label={t`Place (optional)`} maxLength={120} placeholder={t`Port of Genoa`} />
      <TextField name="paymentTerms" label={t`Payment terms (optional)`} maxLength={300} />
      <NumberField name="paymentDays" label={t`Days to pay after shipment (optional)`} inputMode="numeric" />
      <DateField name="validUntil" label={t`Valid until (optional)`} min={today} />
      <NumberField name="warrantyMonths" label={t`Warranty in months (optional)`} inputMode="numeric" />
      <TextField name="reference" label={t`Your quotation number (optional)`} maxLength={60} />
    </div>
  )
}

function Costs({ rfq, currencies }: { rfq: RfqDetail; currencies: string[] }) {
  const { t } = useLingui()
  const quantityOf = useQuantity()
  const incoterm = useWatch<QuotationValues, 'incoterm'>({ name: 'incoterm' })
  const left = partsLeftToBuyer(incoterm) ?? []
  if (left.length === 0) return null
  const where = rfq.place || rfq.country.countryName
  const labels: Record<CostPart, string> = {
    pickUp: t`Pick-up and carriage to the carrier`,
    freight: t`Freight to ${where}`,
    insurance: t`Insurance of the carriage`,
    handling: t`Handling at ${where}`,
  }
  return (
    <fieldset className={rows.group}>
      <legend>{t`Costs that ${incoterm} leaves to the buyer (optional)`}</legend>
      <p className="muted small">
        <Trans>
          For all {quantityOf(rfq.quantity, rfq.unit)}, as far as you know them. The buyer compares landed costs only
          where all of them are stated.
        </Trans>
      </p>
      <div className={styles.grid}>
        {left.map((part) => (
          <NumberField key={part} name={part} label={labels[part]} currency={{ name: 'currency', codes: currencies }} />
        ))}
      </div>
    </fieldset>
  )
}

type Tier = QuotationValues['tiers'][number]

function Tiers({ currencies }: { currencies: string[] }) {
  const { t } = useLingui()
  const {
    rows: tiers,
    error,
    add,
    remove,
  } = useListField<Tier>('tiers', t`Prices`, (all) =>
    all.map(({ quantity, unitPrice }) => `${quantity}: ${unitPrice}`).join('\n'),
  )
  return (
    <fieldset className={rows.group} ref={useFocusAfterRemoval()}>
      <legend>{t`Prices`}</legend>
      {tiers.map((row, at) => (
        <TierRow key={row.key} row={row} number={at + 1} currencies={currencies} onRemove={() => remove(at)} />
      ))}
      <Below id="tiers-error" error={error} />
      <div>
        <Button
          look="soft"
          icon={IconPlus}
          disabled={tiers.length >= priceTiersMost}
          onClick={() => add({ quantity: '', unitPrice: '' }, 'quantity')}
        >{t`Add a step`}</Button>
      </div>
    </fieldset>
  )
}

type TierProps = { row: ListRow; number: number; currencies: string[]; onRemove: () => void }

function TierRow({ row: { name }, number, currencies, onRemove }: TierProps) {
  const { t } = useLingui()
  const unitOf = useUnitOf()
  const unit = useWatch<QuotationValues, 'unit'>({ name: 'unit' })
  return (
    <div className={rows.pair} data-row>
      <NumberField name={`${name}.quantity`} label={t`From quantity, step ${number}`} />
      <NumberField
        name={`${name}.unitPrice`}
        label={unit === 'piece' ? t`Price of one, step ${number}` : t`Price per ${unitOf(1, unit)}, step ${number}`}
        currency={{ name: 'currency', codes: currencies }}
      />
      <IconButton icon={IconTrash} label={t`Remove step ${number}`} onClick={onRemove} />
    </div>
  )
}
