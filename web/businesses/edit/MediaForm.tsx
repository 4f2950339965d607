// The media tab: logo, cover and video. Files are sent when they are chosen; what is shown changes when the form is saved.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import type { BusinessProfile } from '#contract/businesses.ts'
import { Refusal } from '#kit/refusal.ts'
import { useOutcome } from '#web/failure-words.ts'
import { FileField, PhotoField, type PhotoChange } from '#web/files/card.tsx'
import { isDrawn } from '#web/pictures.ts'
import { useApi } from '#web/page.ts'
import { Field } from '#web/ui/Field.tsx'
import { Note } from '#web/ui/Note.tsx'
import { SaveBar } from '#web/ui/SaveBar.tsx'
import { Unsaved } from '#web/unsaved.tsx'
import styles from './Form.module.css'

type Name = 'profilePhoto' | 'coverPhoto' | 'video'
/** As sent: a token, a link, or nothing. */
type Changes = Partial<Record<Name, string>>

const isUpload = (url: string) => url.startsWith('/')

export function MediaForm({
  profile,
  label,
  onSaved,
}: {
  profile: BusinessProfile
  label: string
  onSaved: (profile: BusinessProfile) => void
}) {
  const { t } = useLingui()
  const api = useApi()
  const { saved, failed } = useOutcome()
  const [changes, setChanges] = useState<Changes>({})
  const [uploads, setUploads] = useState<ReadonlySet<Name>>(new Set())
  const [busy, setBusy] = useState(false)
  const [turn, setTurn] = useState(0)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [overtaken, setOvertaken] = useState(false)
  const { businessID, general } = profile
  const changed = Object.keys(changes).length > 0
  const video = general.video?.url ?? ''

  function change(name: Name, value: string): void {
    setChanges((before) => ({ ...before, [name]: value }))
    setRefused(({ [`general.${name}`]: _, ...others }) => others)
  }
  function photo(name: Exclude<Name, 'video'>) {
    return {
      purpose: name,
      businessID,
      value: isDrawn(general[name]) ? null : general[name],
      onChange: (one: PhotoChange | null) => change(name, one?.token ?? ''),
      onBusy: (on: boolean) => uploading(name, on),
      error: refused[`general.${name}`] && t`This picture was not accepted. Choose it again.`,
    }
  }
  function uploading(name: Name, on: boolean): void {
    setUploads((before) => (on ? new Set([...before, name]) : new Set([...before].filter((one) => one !== name))))
  }
  function discard(): void {
    setChanges({})
    setRefused({})
    setOvertaken(false)
    setTurn(turn + 1)
  }

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      await send(profile)
    } catch (error) {
      failed(error)
      setRefused((error instanceof Refusal && error.fields) || {})
    } finally {
      setBusy(false)
    }
  }
  /** Upon what this form showed; when other fields were changed meanwhile, upon that. A picture that was changed asks once. */
  async function send(over: BusinessProfile): Promise<void> {
    try {
      onSaved(
        await api.businesses.change({ params: { id: businessID }, body: { general: changes, version: over.version } }),
      )
      discard()
      saved()
    } catch (error) {
      if (!(error instanceof Refusal) || error.name !== 'Conflict' || over !== profile) throw error
      const { data: fresh } = await api.businesses.read({ params: { id: businessID } })
      onSaved(fresh)
      const differs = (Object.keys(changes) as Name[]).some((name) => fresh.general[name]?.url !== general[name]?.url)
      if (differs) return setOvertaken(true)
      await send(fresh)
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate aria-label={label} key={turn}>
      <Unsaved changed={changed && !busy} />
      <div className={styles.inside}>
        {overtaken && (
          <Note look="warn" role="alert">
            <Trans>
              Somebody saved another picture or video meanwhile. Save again to replace it, or discard to keep theirs.
            </Trans>
          </Note>
        )}
        <PhotoField label={t`Logo`} shape="square" {...photo('profilePhoto')} />
        <PhotoField label={t`Cover picture`} shape="cover" {...photo('coverPhoto')} />
        <Field
          id="general.video"
          label={t`Video: a link to YouTube or Vimeo`}
          inputMode="url"
          maxLength={500}
          value={changes.video ?? (isUpload(video) ? '' : video)}
          onChange={(event) => change('video', event.currentTarget.value.trim())}
          error={refused['general.video'] && t`A link to YouTube or Vimeo, please.`}
          hint={t`It is loaded only when a visitor clicks.`}
        />
        <FileField
          label={t`Or a film of your own`}
          purpose="video"
          businessID={businessID}
          value={isUpload(video) ? { url: video, name: t`Video`, contentType: 'video/mp4', bytes: 0 } : null}
          onChange={(file) => change('video', file?.token ?? '')}
          onBusy={(on) => uploading('video', on)}
        />
      </div>
      <SaveBar
        save={t`Save changes`}
        discard={t`Discard`}
        onDiscard={changed ? discard : undefined}
        busy={busy}
        disabled={uploads.size > 0 || !changed}
      />
    </form>
  )
}
