// Announcement form with preview.
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Announcement } from '#contract/publishing/announcements/announcements.ts'
import {
  announcementKinds,
  announcementLinkMost,
  announcementTextMost,
} from '#contract/publishing/announcements/rules.ts'
import { scheduledMost } from '#contract/publishing/versions.ts'
import { locales, ownNames } from '#contract/foundation/locales.ts'
import { Banner } from '#web/publishing/announcements/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { RadioGroupField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { MultiSelectField } from '#web/foundation/form/MultiSelectField.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { ReasonField, StartField } from '../fields.tsx'
import { announcementForm, announcementValues, changeForm, type AnnouncementValues } from './announcement-form.ts'
import layout from '../FormLayout.module.css'
import styles from './Announcement.module.css'
import { useAnnouncementKinds, usePortals } from './names.tsx'

type Props = { announcement: Announcement | undefined; onSaved: (announcement: Announcement) => void }

export function AnnouncementForm({ announcement, onSaved }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { paths } = useSite()
  const navigate = useNavigate()
  const { showSuccess } = useToasts()
  const form = useServerForm({
    id: 'announcement',
    schema: announcement ? changeForm : announcementForm,
    saved: announcementValues(announcement),
    draft: 'announcement',
    errorMessages: {
      'texts.en': { required: t`English is shown where another language is missing.` },
      link: { website: t`A path such as /industries, or an address that begins with https://` },
      startsAt: t`At most ${scheduledMost} days ahead.`,
      endsAt: t`Must be after the beginning, and not over.`,
      reason: { required: t`A reason is required.` },
    },
    failureMessages: { Conflict: t`Somebody else has changed it meanwhile. Load the page again.` },
    async submit({ reason, ...body }, { key }) {
      if (announcement) {
        const params = { id: announcement.announcementID }
        onSaved(await api.announcements.change({ params, body: { ...body, reason, revision: announcement.revision } }))
        return showSuccess()
      }
      const { announcementID } = await api.announcements.create({ body, key })
      showSuccess()
      void navigate(paths.admin(`announcements/${announcementID}`), { replace: true })
    },
  })
  return (
    <Form form={form} className={layout.form} label={announcement ? t`Change the announcement` : t`New announcement`}>
      <div className={`${layout.columns} ${layout.wideFirst}`}>
        <Card as="section" className={layout.inside!}>
          {locales.map((locale) => (
            <TextAreaField
              key={locale}
              name={`texts.${locale}`}
              label={ownNames[locale]}
              most={announcementTextMost}
              rows={3}
              required={locale === 'en'}
              lang={locale}
            />
          ))}
          <TextField
            name="link"
            label={t`Link`}
            maxLength={announcementLinkMost}
            inputMode="url"
            autoComplete="off"
            hint={t`A path such as /industries, or an address that begins with https://`}
          />
          <KindField />
        </Card>
        <PlaceAndTime announcement={announcement} />
      </div>
      <Preview />
      <FormSaveBar form={form} save={announcement ? t`Save` : t`Publish`} />
    </Form>
  )
}

function PlaceAndTime({ announcement }: Pick<Props, 'announcement'>) {
  const { t } = useLingui()
  const isShown = announcement?.state === 'current'
  return (
    <Card as="section" className={layout.inside!}>
      <MultiSelectField name="portals" label={t`Portals`} options={usePortals()} hint={t`None chosen: all`} />
      <StartField name="startsAt" disabled={isShown} {...(isShown && { hint: t`It is shown already.` })} />
      <TextField name="endsAt" label={t`Until (UTC)`} type="datetime-local" hint={t`Empty: until it is ended`} />
      {announcement && <ReasonField />}
    </Card>
  )
}

function KindField() {
  const { t } = useLingui()
  const kinds = useAnnouncementKinds()
  return (
    <RadioGroupField
      name="kind"
      label={t`Kind`}
      options={announcementKinds.map((value) => ({ value, text: kinds[value] }))}
    />
  )
}

function Preview() {
  const { t } = useLingui()
  const [kind, texts, link] = useWatch<AnnouncementValues, ['kind', 'texts', 'link']>({
    name: ['kind', 'texts', 'link'],
  })
  return (
    <Card as="section">
      <CardHeader title={t`Preview`} />
      <dl className={styles.preview}>
        {locales.map((locale) => {
          const shown = texts[locale].trim() ? locale : 'en'
          return (
            <div key={locale}>
              <dt>{ownNames[locale]}</dt>
              <dd>
                <Suspense>
                  <Banner kind={kind} text={texts[shown].trim() || '…'} locale={shown} link={link.trim()} />
                </Suspense>
              </dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}
