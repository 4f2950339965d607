// /profile/edit: own profile form.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { refreshProfile } from '#web/foundation/session.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { useRecordForm } from '#web/foundation/form/use-record-form.ts'
import styles from './EditProfilePage.module.css'
import { profileChange, profileForm, profileGroups, profileValues } from './profile-form.ts'
import { ContactFields, NameFields, PersonalFields, PhotoFields, WorkFields } from './ProfileFields.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, paths, redirectTo, signal } = loaderContext(args)
  const names = ['countries', 'jobPositions', 'businessTypes', 'genders', 'languages', 'industries'] as const
  try {
    const [profile, lists] = await Promise.all([
      api.people.own({ signal }),
      readReferenceLists(api, names, { locale, signal }),
    ])
    const { jobPosition, gender } = profile
    // Own values stay selectable when withdrawn.
    const isKnown = lists.jobPositions.some(({ jobPositionID }) => jobPositionID === jobPosition?.jobPositionID)
    const isOffered = lists.genders.some(({ code }) => code === gender?.code)
    return {
      profile,
      lists: {
        ...lists,
        jobPositions: jobPosition && !isKnown ? [...lists.jobPositions, jobPosition] : lists.jobPositions,
        genders: gender && !isOffered ? [...lists.genders, gender] : lists.genders,
      },
    }
  } catch (error) {
    if (error instanceof TypeError) throw error
    return redirectTo(paths.home())
  }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Edit profile`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { profile, lists } = useLoaderData<typeof loader>()
  const api = useApi()
  const { paths } = useSite()
  const navigate = useNavigate()
  const { showSuccess } = useToasts()
  const [schema] = useState(() => {
    const dialCodes = new Set(lists.countries.map(({ dialCode }) => dialCode))
    return profileForm(dialCodes, new Date().toISOString().slice(0, 10))
  })
  const form = useRecordForm({
    schema,
    record: profile,
    valuesOf: profileValues,
    groups: profileGroups,
    draft: 'profile',
    alone: true,
    failurePrefix: t`An error has occurred when trying to update`,
    read: () => api.people.own(),
    save: (change, record) =>
      api.people.change({ body: { ...profileChange(change, record), version: record.version } }),
    onFieldSaved: refreshProfile,
    async onSaved() {
      await refreshProfile()
      showSuccess(t`Profile data updated successfully.`)
      void navigate(paths.profile())
    },
  })
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t`Edit profile`}</h1>
      <Form form={form} className={styles.form} label={t`Edit profile`}>
        <PhotoFields />
        <NameFields email={profile.email ?? ''} />
        <WorkFields lists={lists} />
        <ContactFields lists={lists} form={form} />
        <PersonalFields lists={lists} />
        <FormSaveBar form={form} save={t`Save changes`} />
      </Form>
    </div>
  )
}
