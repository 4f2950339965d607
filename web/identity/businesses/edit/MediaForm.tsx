// Media tab. Files upload when chosen; the profile changes on save.
import { useLingui } from '@lingui/react/macro'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { fileAddressMost } from '#contract/foundation/constants.ts'
import type { Document } from '#contract/foundation/shapes.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { FileField, PhotoFormField } from '#web/identity/files/card.tsx'
import { useField, useFormContextValue } from '#web/foundation/form/form-context.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { useRecordForm } from '#web/foundation/form/use-record-form.ts'
import { Field } from '#web/ui/controls/Field.tsx'
import styles from './Form.module.css'
import { mediaFields, mediaForm, mediaValues, type VideoValue } from './media-form.ts'

type Props = { profile: BusinessProfile; label: string; onRecord: (profile: BusinessProfile) => void }

export function MediaForm({ profile, label, onRecord }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const { businessID } = profile
  const unusable = t`This picture was not accepted. Choose another one.`
  const form = useRecordForm({
    id: '',
    schema: mediaForm,
    record: profile,
    valuesOf: mediaValues,
    names: mediaFields,
    draft: 'media',
    errorMessages: {
      'general.profilePhoto': unusable,
      'general.coverPhoto': unusable,
      'general.video': t`A link to YouTube or Vimeo, please.`,
    },
    read: async () => (await api.businesses.read({ params: { id: businessID } })).data,
    save: (change, { version }) => api.businesses.change({ params: { id: businessID }, body: { ...change, version } }),
    onRecord,
    onSaved: () => showSuccess(),
  })
  return (
    <Form form={form} label={label}>
      <div className={styles.inside}>
        <PhotoFormField
          name="general.profilePhoto"
          label={t`Logo`}
          purpose="profilePhoto"
          businessID={businessID}
          shape="square"
        />
        <PhotoFormField
          name="general.coverPhoto"
          label={t`Cover picture`}
          purpose="coverPhoto"
          businessID={businessID}
          shape="cover"
        />
        <VideoField name="general.video" businessID={businessID} />
      </div>
      <FormSaveBar form={form} save={t`Save changes`} />
    </Form>
  )
}

function VideoField({ name, businessID }: { name: string; businessID: string }) {
  const { t } = useLingui()
  const form = useFormContextValue()
  const display = (video: VideoValue) => (typeof video === 'string' ? video : filmOf(video, t`Video`).name)
  const label = t`Video: a link to YouTube or Vimeo`
  const { value, onChange, ...field } = useField<VideoValue>(name, label, display)
  const isLink = typeof value === 'string'
  return (
    <>
      <Field
        {...field}
        label={label}
        hint={t`It is loaded only when a visitor clicks.`}
        inputMode="url"
        maxLength={fileAddressMost}
        value={isLink ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      />
      <FileField
        key={form.generation}
        label={t`Or a video of your own`}
        purpose="video"
        businessID={businessID}
        value={isLink ? null : filmOf(value, t`Video`)}
        onChange={(file) => onChange(file ?? '')}
        onBusy={(busy) => form.setUploading(name, busy)}
      />
    </>
  )
}

function filmOf(video: Exclude<VideoValue, string>, name: string): Document {
  const film = 'token' in video ? video.document : null
  return film ?? { url: 'url' in video ? video.url : '', name, contentType: 'video/mp4', bytes: 0 }
}
