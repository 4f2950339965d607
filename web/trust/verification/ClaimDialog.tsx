// Form of a new claim by kind.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { claimNoteMost } from '#contract/foundation/constants.ts'
import { claimShapes, type ClaimInput } from '#contract/trust/verification/fields.ts'
import { claimKinds, proofMailboxes, type ClaimKind } from '#contract/identity/businesses/verification-kinds.ts'
import { registerOf } from '#contract/trust/verification/register-numbers.ts'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useHomeCountry } from '#web/foundation/home-country.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'
import { RadioGroupField, SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { useField, useFormContextValue } from '#web/foundation/form/form-context.ts'
import { DateField, TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { EvidenceFiles, type SentFile } from './EvidenceFiles.tsx'
import { useKindNames } from './names.ts'
import type { OwnWork } from './use-own-claims.ts'
import styles from './Verification.module.css'

type Countries = ReferenceLists['countries']
type Props = { businessID: string; work: OwnWork; onClose: () => void }
type Values = {
  kind: ClaimKind
  country: string
  number: string
  domain: string
  method: string
  mailbox: string
  address: string
  bank: string
  name: string
  issuer: string
  scope: string
  expireDate: string
  note: string
  files: SentFile[]
}

export function ClaimDialog({ businessID, work, onClose }: Props) {
  const api = useApi()
  const { t } = useLingui()
  const { locale } = useSite()
  const formID = useId()
  const names = useKindNames()
  const [kind, setKind] = useState<ClaimKind>('register')
  const [countries, setCountries] = useState<Countries>()
  const [state, setState] = useState({ busy: false, uploading: false })
  useEffect(() => {
    readReferenceLists(api, ['countries'], { locale }).then(
      (lists) => setCountries(lists.countries),
      () => setCountries([]),
    )
  }, [api, locale])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Add evidence`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button
            look="primary"
            type="submit"
            form={formID}
            busy={state.busy}
            disabled={state.uploading || !countries}
          >{t`Send`}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <Select label={t`Evidence`} visible value={kind} onChange={(event) => setKind(event.target.value as ClaimKind)}>
          {claimKinds.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </Select>
        {countries && (
          <ClaimForm
            key={kind}
            kind={kind}
            formID={formID}
            countries={countries}
            businessID={businessID}
            work={work}
            onClose={onClose}
            onState={setState}
          />
        )}
      </div>
    </Dialog>
  )
}

type FormProps = Props & {
  kind: ClaimKind
  formID: string
  countries: Countries
  onState: (state: { busy: boolean; uploading: boolean }) => void
}

function ClaimForm({ kind, formID, countries, businessID, work, onClose, onState }: FormProps) {
  const { t } = useLingui()
  const country = useHomeCountry()
  const { showSuccess } = useToasts()
  const unfit = t`This number does not have the form, or not the check digit, of a real one.`
  const form = useServerForm<Values, ClaimInput>({
    draft: `evidence ${kind}`,
    asksBeforeLeaving: false,
    schema: claimShapes[kind] as unknown as z.ZodType<ClaimInput, Values>,
    saved: {
      kind,
      country: country || 'US',
      number: '',
      domain: '',
      method: 'dns',
      mailbox: 'info',
      address: '',
      bank: '',
      name: '',
      issuer: '',
      scope: '',
      expireDate: '',
      note: '',
      files: [],
    },
    errorMessages: {
      number: { notAccepted: unfit },
      files: { required: t`A document is needed for this.` },
    },
    async submit(claim) {
      await work((api) => api.verification.submit({ params: { businessID }, body: { claim } }))
      showSuccess(t`Your evidence has been sent`)
      onClose()
    },
  })
  const { busy, uploading } = form
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onState` is a setter
  useEffect(() => onState({ busy, uploading }), [busy, uploading])
  return (
    <Form form={form} formID={formID} className={styles.form} label={t`Add evidence`}>
      <KindFields kind={kind} countries={countries} />
      {!['domain', 'lei', 'duns', 'visit'].includes(kind) && <FilesField businessID={businessID} />}
      {kind !== 'domain' && (
        <TextAreaField name="note" label={t`Note for the verifier (optional)`} most={claimNoteMost} rows={2} />
      )}
    </Form>
  )
}

function KindFields({ kind, countries }: { kind: ClaimKind; countries: Countries }) {
  const { t } = useLingui()
  switch (kind) {
    case 'register':
    case 'vat':
      return <CountryNumber kind={kind} countries={countries} />
    case 'lei':
      return <TextField name="number" label="LEI" hint={t`20 letters and digits`} maxLength={40} required />
    case 'duns':
      return <TextField name="number" label="D-U-N-S" hint={t`9 digits`} maxLength={40} required />
    case 'domain':
      return <DomainFields />
    case 'address':
      return <TextField name="address" label={t`Registered address`} maxLength={300} required />
    case 'visit':
      return <TextField name="address" label={t`Address to visit`} maxLength={300} required />
    case 'bank':
      return (
        <TextField
          name="bank"
          label={t`Bank`}
          hint={t`Add a letter of the bank that names your company.`}
          maxLength={120}
          required
        />
      )
    case 'certificate':
      return (
        <>
          <TextField name="name" label={t`Certificate`} placeholder="ISO 9001:2015" maxLength={160} required />
          <TextField name="issuer" label={t`Issuer`} maxLength={160} required />
          <TextField name="scope" label={t`Scope`} hint={t`Products or sites it covers`} maxLength={300} />
          <DateField name="expireDate" label={t`Valid until`} />
        </>
      )
  }
}

function CountryNumber({ kind, countries }: { kind: 'register' | 'vat'; countries: Countries }) {
  const { t } = useLingui()
  const country = useWatch<Values, 'country'>({ name: 'country' })
  const { name, example } = registerOf(country)
  return (
    <>
      <SelectField
        name="country"
        label={t`Country`}
        empty={false}
        options={countries.map(({ code, countryName, emoji }) => ({ value: code, text: countryName, flag: emoji }))}
      />
      <TextField
        name="number"
        label={kind === 'vat' ? t`VAT number` : t`Number in the company register`}
        hint={kind === 'register' && example ? t`${name}, for example ${example}` : undefined}
        maxLength={40}
        required
      />
    </>
  )
}

function DomainFields() {
  const { t } = useLingui()
  const method = useWatch<Values, 'method'>({ name: 'method' })
  return (
    <>
      <TextField name="domain" label={t`Domain`} placeholder="example.com" maxLength={253} required />
      <RadioGroupField
        name="method"
        label={t`How you prove it`}
        options={[
          { value: 'dns', text: t`A TXT record in the DNS` },
          { value: 'file', text: t`A text file on the website` },
          { value: 'mail', text: t`A code by e-mail to the domain` },
        ]}
      />
      {method === 'mail' && (
        <SelectField
          name="mailbox"
          label={t`Mailbox`}
          empty={false}
          options={proofMailboxes.map((value) => ({ value, text: `${value}@` }))}
        />
      )}
    </>
  )
}

function FilesField({ businessID }: { businessID: string }) {
  const { t } = useLingui()
  const { setUploading } = useFormContextValue()
  const { value, onChange, error, id, ref } = useField<SentFile[]>('files', t`Documents`)
  return (
    <div id={id} ref={ref} tabIndex={-1}>
      <EvidenceFiles
        businessID={businessID}
        files={value}
        onChange={onChange}
        onBusy={(busy) => setUploading('files', busy)}
        error={error}
      />
    </div>
  )
}
