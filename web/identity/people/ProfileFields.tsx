// Profile fields by section.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { briefPresentationMost, personNameMost } from '#contract/foundation/constants.ts'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import { shownEmail } from '#kit/hosts.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { PhotoFormField } from '#web/identity/files/card.tsx'
import { CheckboxField, SelectField, type Option } from '#web/foundation/form/ChoiceFields.tsx'
import { PhoneField } from '#web/foundation/form/PhoneField.tsx'
import { DateField, TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import type { ServerForm } from '#web/foundation/form/use-server-form.ts'
import { Field } from '#web/ui/controls/Field.tsx'
import styles from './EditProfilePage.module.css'
import type { ProfileBody, ProfileValues } from './profile-form.ts'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      <div className={styles.grid}>{children}</div>
    </fieldset>
  )
}

export function PhotoFields() {
  const { t } = useLingui()
  return (
    <Section title={t`Photos`}>
      <div className={styles.all}>
        <PhotoFormField name="coverPhoto" label={t`Cover photo`} purpose="coverPhoto" shape="cover" savedAtOnce />
      </div>
      <div className={styles.all}>
        <PhotoFormField name="profilePhoto" label={t`Profile photo`} purpose="profilePhoto" shape="round" savedAtOnce />
      </div>
    </Section>
  )
}

export function NameFields({ email }: { email: string }) {
  const { t } = useLingui()
  return (
    <Section title={t`Name and presentation`}>
      <TextField name="firstName" label={t`First name`} maxLength={personNameMost} autoComplete="given-name" />
      <TextField name="lastName" label={t`Last name`} maxLength={personNameMost} autoComplete="family-name" />
      <Field
        label={t`E-mail`}
        type="email"
        value={shownEmail(email)}
        readOnly
        hint={t`The address of your account. You can change it in the account settings.`}
      />
      <div>
        <TextField name="profession" label={t`Profession`} maxLength={100} />
        <CheckboxField name="showProfession" label={t`Show my profession to others`} />
      </div>
      <div className={styles.all}>
        <TextAreaField
          name="briefPresentation"
          label={t`Brief description`}
          placeholder={t`Type here...`}
          most={briefPresentationMost}
        />
      </div>
    </Section>
  )
}

type Work = { lists: Pick<ReferenceLists, 'jobPositions' | 'businessTypes' | 'industries' | 'languages'> }

export function WorkFields({ lists: { jobPositions, businessTypes, industries, languages } }: Work) {
  const { t } = useLingui()
  return (
    <Section title={t`Work`}>
      <TextField name="companyName" label={t`Company`} maxLength={200} autoComplete="organization" />
      <SelectField
        name="jobPosition"
        label={t`Job position`}
        options={jobPositions.map(({ jobPositionID, name }) => ({ value: jobPositionID, text: name }))}
      />
      <SelectField
        name="businessType"
        label={t`Business type`}
        options={businessTypes.map(({ code, singularName }) => ({ value: code, text: singularName }))}
      />
      <SelectField
        name="industry"
        label={t`Industry`}
        options={industries.map(({ id, text }) => ({ value: id, text }))}
      />
      <SelectField
        name="preferredLanguage"
        label={t`Preferred language`}
        options={languages.map(({ code, languageName }) => ({ value: code, text: languageName }))}
      />
    </Section>
  )
}

type Contact = { lists: Pick<ReferenceLists, 'countries'>; form: ServerForm<ProfileValues, ProfileBody> }

export function ContactFields({ lists: { countries }, form }: Contact) {
  const { t } = useLingui()
  const code = useWatch({ control: form.control, name: 'country' })
  const country = countries.find((one) => one.code === code)
  const states = useStates(country?.hasStates ? country.code : '')
  function setState(chosen: string): void {
    const saved = form.savedValues()
    form.setValue('state', chosen === saved.country ? saved.state : '')
  }
  return (
    <Section title={t`Place and phone`}>
      <SelectField
        name="country"
        label={t`Country`}
        options={countries.map(({ code, emoji, countryName }) => ({ value: code, text: countryName, flag: emoji }))}
        onChosen={setState}
      />
      {country?.hasStates && <SelectField name="state" label={t`State`} options={states} />}
      <TextField name="city" label={t`City`} maxLength={100} autoComplete="address-level2" />
      <div>
        <PhoneField name="mobilePhone" label={t`Mobile phone`} {...(country && { dialCode: `+${country.dialCode}` })} />
        <CheckboxField name="showMobilePhone" label={t`Show my phone number to others`} />
      </div>
    </Section>
  )
}

export function PersonalFields({ lists: { genders } }: { lists: Pick<ReferenceLists, 'genders'> }) {
  const { t } = useLingui()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return (
    <Section title={t`Personal facts`}>
      <div>
        <DateField name="birthDate" label={t`Birth date`} min="1900-01-01" max={today} />
        <CheckboxField name="showBirthDate" label={t`Show my birth date to others`} />
      </div>
      <div>
        <SelectField
          name="gender"
          label={t`Gender`}
          options={genders.map(({ code, name }) => ({ value: code, text: name }))}
        />
        <CheckboxField name="showGender" label={t`Show my gender to others`} />
      </div>
    </Section>
  )
}

function useStates(code: string): Option[] {
  const api = useApi()
  const { locale } = useSite()
  const [states, setStates] = useResettableState<Option[]>([], `${code} ${locale}`)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    if (code)
      api.reference.states({ params: { code }, query: { lang: locale }, signal }).then(
        (list) => setStates(list.map(({ stateID, stateName }) => ({ value: stateID, text: stateName }))),
        () => {},
      )
    return () => controller.abort()
  }, [api, code, locale, setStates])
  return states
}
