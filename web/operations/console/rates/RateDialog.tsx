// Dialog that sets the rate of a currency.
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import type { KeptRate, KeptRates } from '#contract/trade/rates/rates.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { DateField, NumberField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { ReasonField } from '../fields.tsx'
import layout from '../FormLayout.module.css'
import { rateForm, rateValues } from './rate-form.ts'

type Props = {
  /** Undefined: a new one. */
  chosen: KeptRate | undefined
  currencies: ReferenceLists['currencies']
  onSaved: (rates: KeptRates) => void
  onClose: () => void
}

export function RateDialog({ chosen, currencies, onSaved, onClose }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { formats } = useSite()
  const { showSuccess } = useToasts()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const offered = currencies.filter(({ code }) => code !== 'EUR')
  const [schema] = useState(() => rateForm(formats.decimal))
  const [saved] = useState(() => ({ ...rateValues(chosen, offered[0]?.code ?? '', formats.decimal), date: today }))
  const formID = useId()
  const form = useServerForm({
    asksBeforeLeaving: false,
    schema,
    saved,
    errorMessages: {
      perEuro: t`A number above 0.`,
      source: t`Say who publishes the rate.`,
      reason: t`A reason is required.`,
    },
    async submit({ currency, ...body }) {
      const kept = await api.rates.set({ params: { currency }, body })
      showSuccess()
      onSaved(kept)
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Set a rate`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={formID} busy={form.busy}>{t`Save`}</Button>
        </>
      }
    >
      <Form form={form} formID={formID} className={layout.form}>
        <SelectField
          name="currency"
          label={t`Currency`}
          empty={false}
          options={offered.map(({ code, name }) => ({ value: code, text: `${code} · ${name}` }))}
        />
        <NumberField name="perEuro" label={t`For one euro`} />
        <DateField name="date" label={t`Day of the rate`} max={today} />
        <TextField name="source" label={t`Source`} maxLength={80} />
        <ReasonField />
      </Form>
    </Dialog>
  )
}
