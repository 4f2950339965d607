// The fields of the own profile, section by section. Values and their changes belong to the page.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { briefPresentationMost, personNameMost } from '#contract/constants.ts'
import type { OwnProfile } from '#contract/people.ts'
import { PhotoField } from '#web/files/card.tsx'
import { useApi, useSite } from '#web/page.ts'
import { isDrawn } from '#web/pictures.ts'
import { Field } from '#web/ui/Field.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import type { PhotoChanges } from './EditProfilePage.tsx'
import styles from './EditProfilePage.module.css'
import type { Problems } from './profile-form.ts'
import { Choice, type Fields, Group, type Option, Shown, Text, useProblem } from './ProfileInputs.tsx'

export function PhotoFields({
  profile,
  photos,
  problems,
  onChange,
  onBusy,
}: {
  profile: OwnProfile
  problems: Problems
  photos: PhotoChanges
  onChange: (photos: PhotoChanges) => void
  onBusy: (name: keyof PhotoChanges, busy: boolean) => void
}) {
  const { t } = useLingui()
  const problem = useProblem(problems)
  const cover = isDrawn(profile.coverPhoto) ? null : profile.coverPhoto
  return (
    <Group title={t`Photos`}>
      <div className={styles.all}>
        <PhotoField
          label={t`Cover photo`}
          purpose="coverPhoto"
          shape="cover"
          value={photos.coverPhoto === null ? null : cover}
          onChange={(coverPhoto) => onChange({ coverPhoto })}
          onBusy={(busy) => onBusy('coverPhoto', busy)}
          error={problem('coverPhoto')}
        />
      </div>
      <div className={styles.all}>
        <PhotoField
          label={t`Profile photo`}
          purpose="profilePhoto"
          shape="round"
          value={photos.profilePhoto === null ? null : profile.profilePhoto}
          onChange={(profilePhoto) => onChange({ profilePhoto })}
          onBusy={(busy) => onBusy('profilePhoto', busy)}
          error={problem('profilePhoto')}
        />
      </div>
    </Group>
  )
}

export function NameFields({ email, ...fields }: Fields & { email: string }) {
  const { t } = useLingui()
  const problem = useProblem(fields.problems)
  return (
    <Group title={t`Name and presentation`}>
      <Text
        fields={fields}
        name="firstName"
        label={t`First name`}
        maxLength={personNameMost}
        autoComplete="given-name"
      />
      <Text
        fields={fields}
        name="lastName"
        label={t`Last name`}
        maxLength={personNameMost}
        autoComplete="family-name"
      />
      <Field
        label={t`E-mail`}
        type="email"
        value={email}
        readOnly
        hint={t`The address of your account. You can change it in the account settings.`}
      />
      <div>
        <Text fields={fields} name="profession" label={t`Profession`} maxLength={100} />
        <Shown fields={fields} name="showProfession" label={t`Show my profession to others`} />
      </div>
      <div className={styles.all}>
        <TextArea
          label={t`Brief description`}
          name="briefPresentation"
          placeholder={t`Type here...`}
          most={briefPresentationMost}
          value={fields.values.briefPresentation}
          onChange={(event) => fields.change('briefPresentation', event.currentTarget.value)}
          onBlur={() => fields.leave('briefPresentation')}
          error={problem('briefPresentation')}
        />
      </div>
    </Group>
  )
}

export function WorkFields(fields: Fields) {
  const { t } = useLingui()
  const { positions, types, industries, languages } = fields.lists
  return (
    <Group title={t`Work`}>
      <Text fields={fields} name="companyName" label={t`Company`} autoComplete="organization" />
      <Choice
        fields={fields}
        name="jobPosition"
        label={t`Job position`}
        options={positions.map(({ jobPositionID, name }) => ({ value: jobPositionID, text: name }))}
      />
      <Choice
        fields={fields}
        name="businessType"
        label={t`Business type`}
        options={types.map(({ code, singularName }) => ({ value: code, text: singularName }))}
      />
      <Choice
        fields={fields}
        name="industry"
        label={t`Industry`}
        options={industries.map(({ id, text }) => ({ value: id, text }))}
      />
      <Choice
        fields={fields}
        name="preferredLanguage"
        label={t`Preferred language`}
        options={languages.map(({ code, languageName }) => ({ value: code, text: languageName }))}
      />
    </Group>
  )
}

export function ContactFields(fields: Fields) {
  const { t } = useLingui()
  const { countries } = fields.lists
  const country = countries.find(({ code }) => code === fields.values.country)
  const states = useStates(country?.hasStates ? country.code : '')
  return (
    <Group title={t`Place and phone`}>
      <Choice
        fields={fields}
        name="country"
        label={t`Country`}
        options={countries.map(({ code, emoji, countryName }) => ({ value: code, text: `${emoji} ${countryName}` }))}
      />
      {country?.hasStates && <Choice fields={fields} name="state" label={t`State`} options={states} />}
      <Text fields={fields} name="city" label={t`City`} maxLength={100} autoComplete="address-level2" />
      <div>
        <div className={styles.phone}>
          <Text
            fields={fields}
            name="countryCode"
            label={t`Dial code`}
            placeholder={country && `+${country.dialCode}`}
            inputMode="tel"
            autoComplete="tel-country-code"
            maxLength={8}
          />
          <Text
            fields={fields}
            name="phoneNumber"
            label={t`Mobile phone`}
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={30}
          />
        </div>
        <Shown fields={fields} name="showMobilePhone" label={t`Show my phone number to others`} />
      </div>
    </Group>
  )
}

export function PersonalFields(fields: Fields) {
  const { t } = useLingui()
  return (
    <Group title={t`Personal facts`}>
      <div>
        <Text
          fields={fields}
          name="birthDate"
          label={t`Birth date`}
          placeholder="1970-10-24"
          hint={t`Year, month, day`}
          inputMode="numeric"
          autoComplete="bday"
          maxLength={10}
        />
        <Shown fields={fields} name="showBirthDate" label={t`Show my birth date to others`} />
      </div>
      <div>
        <Choice
          fields={fields}
          name="gender"
          label={t`Gender`}
          options={fields.lists.genders.map(({ code, name }) => ({ value: code, text: name }))}
        />
        <Shown fields={fields} name="showGender" label={t`Show my gender to others`} />
      </div>
    </Group>
  )
}

/** The states of a country; an empty list until they are there, and when they can't be had (2§8). */
function useStates(code: string): Option[] {
  const api = useApi()
  const { locale } = useSite()
  const [states, setStates] = useState<Option[]>([])
  useEffect(() => {
    const under = new AbortController()
    const { signal } = under
    setStates([])
    if (code)
      api.reference.states({ params: { code }, query: { lang: locale }, signal }).then(
        (list) => setStates(list.map(({ stateID, stateName }) => ({ value: stateID, text: stateName }))),
        () => {},
      )
    return () => under.abort()
  }, [api, code, locale])
  return states
}
