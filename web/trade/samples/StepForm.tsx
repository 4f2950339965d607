// Form of a step: each step has its own fields among one shape.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { sampleTextMost } from '#contract/foundation/constants.ts'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import type { Sample } from '#contract/trade/samples/samples.ts'
import { sampleOutcomes } from '#contract/trade/samples/states.ts'
import { type Api, useApi, useSite } from '#web/foundation/page.ts'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'
import { RadioGroupField, SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { NumberField, TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { actionNames, outcomeName } from './names.ts'
import type { FormProps } from './RequestForm.tsx'
import { type StepAction, stepForm, type StepValues, stepValues } from './sample-form.ts'
import styles from './Samples.module.css'

type Props = FormProps & { sample: Sample; action: StepAction }

export function StepForm({ place, sample, action, onDone, onBack }: Props) {
  const api = useApi()
  const { i18n, t } = useLingui()
  const { formats } = useSite()
  const [schema] = useState(() => stepForm(formats.decimal, action))
  const [saved] = useState({ ...stepValues, carrier: sample.carrier, tracking: sample.tracking })
  const form = useServerForm({
    schema,
    saved,
    asksBeforeLeaving: false,
    failureMessages: { Conflict: t`The other side has acted meanwhile: look at the sample again.` },
    async submit(body) {
      const params = { ...place.params, sampleID: sample.sampleID }
      onDone(await send(api, { ...place, params, qualifiedAt: sample.qualifiedAt ?? '' }, action, body))
    },
  })
  const name = i18n._(actionNames[action])
  return (
    <Form form={form} className={styles.form} label={name}>
      {action === 'approve' && <Fee />}
      {action === 'ship' && (
        <div className={styles.pair}>
          <TextField name="carrier" label={t`Carrier`} maxLength={60} />
          <TextField name="tracking" label={t`Tracking number`} maxLength={60} />
        </div>
      )}
      {action === 'conclude' && (
        <RadioGroupField
          name="outcome"
          label={t`Outcome`}
          options={sampleOutcomes.map((value) => ({ value, text: outcomeName(value, i18n) }))}
        />
      )}
      <TextAreaField
        name="note"
        label={action === 'decline' ? t`Reason, for the buyer` : t`Note (optional)`}
        most={sampleTextMost}
        rows={3}
      />
      <div className={styles.actions}>
        <SubmitButton look="primary">{name}</SubmitButton>
        <Button look="ghost" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </Form>
  )
}

function Fee() {
  const api = useApi()
  const { t } = useLingui()
  const { locale } = useSite()
  const [currencies, setCurrencies] = useState<ReferenceLists['currencies']>([])
  useEffect(() => {
    readReferenceLists(api, ['currencies'], { locale }).then(
      (lists) => setCurrencies(lists.currencies),
      () => {},
    )
  }, [api, locale])
  return (
    <div className={styles.pair}>
      <NumberField
        name="fee"
        label={t`Cost of the sample (optional)`}
        hint={t`0 is free of charge`}
        currency={{ name: 'currency', codes: currencies.map(({ code }) => code) }}
      />
      <SelectField
        name="currency"
        label={t`Currency`}
        empty={t`Not stated`}
        options={currencies.map(({ code, name }) => ({ value: code, text: `${code} · ${name}` }))}
      />
    </div>
  )
}

type StepPlace = { params: { rid: string; sampleID: string }; query: { bid: string }; qualifiedAt: string }

function send(
  { samples }: Api,
  { qualifiedAt, ...asked }: StepPlace,
  action: StepAction,
  body: StepValues,
): Promise<Sample> {
  const { fee, currency, carrier, tracking, outcome, note } = body
  switch (action) {
    case 'approve':
      return samples.approve({ ...asked, body: { qualifiedAt, fee, currency: fee ? currency : '', note } })
    case 'decline':
      return samples.decline({ ...asked, body: { reason: note } })
    case 'ship':
      return samples.ship({ ...asked, body: { carrier, tracking, note } })
    case 'receive':
      return samples.receive({ ...asked, body: { note } })
    case 'conclude':
      return samples.conclude({ ...asked, body: { outcome, note } })
    case 'withdraw':
      return samples.withdraw({ ...asked, body: { note } })
  }
}
