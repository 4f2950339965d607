// Picture field: crops, shrinks, uploads at once; the form saves the token.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { fileKinds, type FilePurpose } from '#contract/identity/files/kinds.ts'
import type { Photo } from '#contract/foundation/shapes.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { Text } from '#web/ui/Text.tsx'
import { IconPhoto, IconTrash, IconUpload } from '#web/ui/icons.ts'
import { bitmapOf, drawCut, fullFrame } from './canvas.ts'
import { atMost } from './crop.ts'
import styles from './PhotoField.module.css'
import words from './Words.module.css'
import { Picker } from './Picker.tsx'
import { Progress } from './Progress.tsx'
import { useBusy, useUpload } from './useUpload.ts'
import { type Shape, useFitting } from './useFitting.ts'
import { FileFieldMessage } from './FileFieldMessage.tsx'

/** Unsaved upload: `token` names it in the call that saves the form. */
export type PhotoChange = { token: string; preview: Photo }

const Crop = lazyComponent(async () => (await import('./Crop.tsx')).Crop)
const accept = fileKinds.picture.types.join(',')

type Props = {
  label: string
  purpose: FilePurpose
  businessID?: string | undefined
  shape?: Shape
  value: Photo | null
  onChange: (change: PhotoChange | null) => void
  onBusy?: (busy: boolean) => void
  error?: string | undefined
}

export function PhotoField({ label, purpose, businessID, shape = 'free', value, onChange, onBusy, error }: Props) {
  const { t } = useLingui()
  const hint = useId()
  const [uploaded, setUploaded] = useState<Photo>()
  const [uploading, setUploading] = useState<Blob>()
  const upload = useUpload(({ token, photo }) => {
    if (!photo) return
    setUploaded(photo)
    setUploading(undefined)
    onChange({ token, preview: photo })
  })
  const fitting = useFitting(shape, (content) => {
    setUploading(content)
    upload.start(content, { purpose, businessID })
  })
  const shown = uploaded ?? value
  const busy = upload.progress !== undefined
  useBusy(busy || fitting.busy, onBusy)
  function cancel(): void {
    fitting.cancel()
    upload.cancel()
    setUploading(undefined)
  }
  function remove(): void {
    cancel()
    setUploaded(undefined)
    onChange(null)
  }
  return (
    <fieldset aria-label={label} ref={useFocusAfterRemoval()}>
      <p className={words.label}>{label}</p>
      <Picker
        name={label}
        action={shown ? t`Replace picture` : t`Choose picture`}
        icon={IconUpload}
        accept={accept}
        described={hint}
        invalid={Boolean(error ?? fitting.error)}
        busy={busy}
        onFiles={([file]) => file && fitting.take(file)}
        aside={
          shown &&
          !busy && (
            <Button look="ghost" icon={IconTrash} onClick={remove}>
              <Trans>Remove</Trans>
            </Button>
          )
        }
      >
        <Preview shape={shape} uploading={uploading} shown={shown} />
      </Picker>
      <Progress
        upload={{ ...upload, cancel }}
        label={label}
        failed={
          purpose === 'profilePhoto' && !businessID
            ? t`An error has occurred when we tried to upload your profile picture`
            : t`An error has occurred when we tried to upload your picture`
        }
      />
      <FileFieldMessage id={hint} error={fitting.error ?? error} shrink={fitting.shrink} busy={fitting.busy}>
        <Trans>Maximum 500 KB</Trans> <Text>· JPEG, PNG, WebP, AVIF</Text>
        <Text>{shape === 'cover' && ' · 800\u00a0×\u00a0200'}</Text>
      </FileFieldMessage>
      {fitting.cropping && (
        <Suspense>
          <Crop {...fitting.cropping} round={shape === 'round'} />
        </Suspense>
      )}
    </fieldset>
  )
}

type PreviewProps = { shape: Shape; uploading: Blob | undefined; shown: Photo | null }

function Preview({ shape, uploading, shown }: PreviewProps) {
  return (
    <div className={`${styles.preview} ${styles[shape]}`}>
      {uploading ? (
        <Sketch file={uploading} />
      ) : shown ? (
        <img {...pictureOf(shown)} sizes="320px" alt="" />
      ) : (
        <Icon icon={IconPhoto} size="xl" />
      )}
    </div>
  )
}

const sketchMost = 640

/** A canvas needs no object URL and no wait for the server's copy. */
export function Sketch({ file }: { file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let gone = false
    void bitmapOf(file).then((picture) => {
      if (!picture || !canvas.current || gone) return
      Object.assign(canvas.current, atMost(picture, sketchMost, sketchMost))
      drawCut(canvas.current, picture, fullFrame(picture))
    })
    return () => void (gone = true)
  }, [file])
  return <canvas ref={canvas} aria-hidden="true" />
}
