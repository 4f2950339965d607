// Help request form.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import {
  helpRequestLineMost,
  helpRequestPhoneMost,
  helpRequestTextMost,
  personNameMost,
} from '#contract/foundation/constants.ts'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import { shownEmail } from '#kit/hosts.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useHomeCountry } from '#web/foundation/home-country.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { RadioGroupField, SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { EmailField, NumberField, TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { choices, helpForm, helpValues, type HelpValues } from './help-form.ts'
import styles from './HelpFormPage.module.css'

type Lists = Pick<ReferenceLists, 'countries' | 'businessTypes' | 'jobPositions' | 'industries'>
type States = { stateID: string; stateName: string }[]
type Props = {
  lists: Lists
  states: States
  onSent: (answer: { reference: string; email: string }) => void
}

export function HelpForm({ lists, states, onSent }: Props) {
  const api = useApi()
  const { formats } = useSite()
  const { t } = useLingui()
  const { showSuccess } = useToasts()
  const country = useHomeCountry()
  const profile = useSession()?.profile
  const token = useFormToken()
  const [schema] = useState(() => helpForm(formats.decimal))
  const failed = t`There was an error processing your request, please try again in a few hours!`
  const form = useServerForm({
    id: 'help',
    schema,
    saved: helpValues(country, profile),
    draft: 'help',
    asksBeforeLeaving: false,
    failureMessages: { InternalError: failed, ServiceUnavailable: failed, TooManyRequests: failed, TypeError: failed },
    async submit(body) {
      const form = await token.current
      const { reference } = await api.needHelp.send({ body: { ...body, ...(form && { token: form }) } })
      showSuccess(t`Request sent successfully, you will be contacted soon!`)
      onSent({ reference, email: shownEmail(body.email) })
    },
  })
  const { rebase } = form
  useEffect(() => rebase(helpValues(country, profile)), [rebase, country, profile])
  return (
    <Form form={form} className={styles.form} label={t`Need business help`}>
      <Section title={t`Type of request`}>
        <RadioGroupField
          name="helpRequestType"
          label={t`What can we help you with?`}
          options={[
            { value: 'both', text: t`Buying and selling` },
            { value: 'buy', text: t`Buying products` },
            { value: 'sell', text: t`Selling products` },
          ]}
        />
      </Section>
      <ContactSection lists={lists} states={states} />
      <ProductSections industries={lists.industries} />
      <div className={styles.actions}>
        <LiveRegion as="span" className={styles.kept}>
          {form.changed && t`Draft kept on this device`}
        </LiveRegion>
        <ResetButton disabled={!form.changed} onReset={form.discard} />
        <SubmitButton look="main">
          <Trans>Submit to WBN</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}

/** Prefetched form token; without it fewer requests are accepted. */
function useFormToken() {
  const api = useApi()
  const token = useRef<Promise<string | undefined>>(undefined)
  useEffect(() => {
    token.current = api.needHelp.form({}).then(
      (answer) => answer.token,
      () => undefined,
    )
  }, [api])
  return token
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function ContactSection({ lists, states }: { lists: Lists; states: States }) {
  const { t } = useLingui()
  const country = useWatch<HelpValues, 'country'>({ name: 'country' })
  const dialCode = lists.countries.find(({ code }) => code === country)?.dialCode
  const countries = lists.countries.map(({ code, countryName, emoji }) => ({
    value: code,
    text: countryName,
    flag: emoji,
  }))
  return (
    <Section title={t`Contact and company details`}>
      <div className={styles.grid}>
        <TextField name="firstName" label={t`First name`} autoComplete="given-name" maxLength={personNameMost} />
        <TextField name="lastName" label={t`Last name`} autoComplete="family-name" maxLength={personNameMost} />
        <TextField
          name="businessName"
          label={t`Business name`}
          autoComplete="organization"
          maxLength={helpRequestLineMost}
        />
        <SelectField
          name="businessType"
          label={t`Business type`}
          options={lists.businessTypes.map(({ code, singularName }) => ({ value: code, text: singularName }))}
        />
        <TextField name="website" label={t`Website`} autoComplete="url" maxLength={200} />
        <SelectField
          name="jobPosition"
          label={t`Job position`}
          options={lists.jobPositions.map(({ jobPositionID, name }) => ({ value: jobPositionID, text: name }))}
        />
        <div className={styles.all}>
          <TextField name="address" label={t`Address`} autoComplete="street-address" maxLength={200} />
        </div>
        <TextField name="zipcode" label={t`ZIP code`} autoComplete="postal-code" maxLength={20} />
        <TextField name="city" label={t`City`} autoComplete="address-level2" maxLength={helpRequestLineMost} />
        <SelectField name="country" label={t`Country`} options={countries} />
        {(country === 'US' || country === '') && (
          <SelectField
            name="usaState"
            label={t`State (USA)`}
            empty={t`Select one state`}
            options={states.map(({ stateID, stateName }) => ({ value: stateID, text: stateName }))}
          />
        )}
      </div>
      <div className={styles.grid}>
        <PhoneLine name="companyPhone" label={t`Company phone`} dialCode={dialCode} required />
        <PhoneLine name="companyFax" label={t`Company fax`} dialCode={dialCode} />
        <PhoneLine name="mobilePhone" label={t`Mobile phone`} dialCode={dialCode} />
        <EmailField name="email" label={`${t`E-mail`} *`} required />
        <NumberField name="totalEmployees" label={t`Total employees`} inputMode="numeric" />
        <NumberField name="salesEmployees" label={t`Employees in sales`} inputMode="numeric" />
      </div>
    </Section>
  )
}

type PhoneLineProps = { name: string; label: string; dialCode: string | undefined; required?: boolean }

function PhoneLine({ name, label, dialCode, required = false }: PhoneLineProps) {
  const { t } = useLingui()
  return (
    <TextField
      name={name}
      label={required ? `${label} *` : label}
      required={required}
      type="tel"
      inputMode="tel"
      autoComplete={required ? 'tel' : 'off'}
      hint={dialCode ? t`Without a dial code: +${dialCode}` : t`With its dial code, such as +49 89 123456`}
      maxLength={helpRequestPhoneMost}
    />
  )
}

function ProductSections({ industries }: Pick<Lists, 'industries'>) {
  const { t } = useLingui()
  const type = useWatch<HelpValues, 'helpRequestType'>({ name: 'helpRequestType' })
  const options = industries.map(({ id, text }) => ({ value: id, text }))
  const product = (kind: 'buy' | 'sell') => (
    <div className={styles.grid}>
      {choices.map((at) => (
        <SelectField key={at} name={`${kind}Product${at}`} label={t`Product ${at}`} options={options} />
      ))}
    </div>
  )
  return (
    <>
      {type !== 'sell' && (
        <Section title={t`Products to buy`}>
          {product('buy')}
          <TextAreaField
            name="moreInfoBuy"
            label={t`More about what you want to buy`}
            placeholder={t`Product, quantity, quality, country of origin…`}
            most={helpRequestTextMost}
            rows={4}
          />
        </Section>
      )}
      {type !== 'buy' && (
        <Section title={t`Products to sell`}>
          {product('sell')}
          <TextAreaField
            name="moreInfoSell"
            label={t`More about what you want to sell`}
            placeholder={t`Product, capacity, certificates, target countries…`}
            most={helpRequestTextMost}
            rows={4}
          />
        </Section>
      )}
    </>
  )
}

function ResetButton({ disabled, onReset }: { disabled: boolean; onReset: () => void }) {
  const { t } = useLingui()
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  function reset(): void {
    close()
    onReset()
  }
  return (
    <>
      <Button look="ghost" disabled={disabled} onClick={() => setAsks(true)}>
        <Trans>Reset Form</Trans>
      </Button>
      <Dialog
        open={asks}
        onClose={close}
        title={t`Empty the whole form?`}
        closeLabel={t`Close`}
        footer={
          <>
            <Button look="ghost" onClick={close}>{t`Cancel`}</Button>
            <Button look="danger" onClick={reset}>{t`Empty the form`}</Button>
          </>
        }
      >
        <p>{t`Everything you have typed is removed.`}</p>
      </Dialog>
    </>
  )
}
