// A picture of a form: chosen, positioned, made smaller where it must be, sent at once. The form gets its token and refers to it when it is saved.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { fileKinds, type FilePurpose } from '#contract/file-kinds.ts'
import type { Photo } from '#contract/shapes.ts'
import { later } from '#web/later.ts'
import { pictureOf } from '#web/pictures.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { photoIcon, trashIcon, uploadIcon } from '#web/ui/icons.ts'
import { bitmapOf, drawCut, whole } from './canvas.ts'
import { atMost } from './crop.ts'
import styles from './PhotoField.module.css'
import words from './Words.module.css'
import { Picker } from './Picker.tsx'
import { Progress } from './Progress.tsx'
import { useUpload } from './useUpload.ts'
import { type Shape, useFitting } from './useFitting.ts'
import { Verdict } from './Verdict.tsx'

/** A new picture: the token that a call refers to it by, and how it will look. */
export type PhotoChange = { token: string; preview: Photo }

const Crop = later(async () => (await import('./Crop.tsx')).Crop)
const accept = fileKinds.picture.types.join(',')

/** `value` is the picture of now; `onChange` gives a new one, or null when it was taken away. */
export function PhotoField({
  label,
  purpose,
  businessID,
  shape = 'free',
  value,
  onChange,
  onBusy,
  error,
}: {
  label: string
  purpose: FilePurpose
  businessID?: string | undefined
  shape?: Shape
  value: Photo | null
  onChange: (change: PhotoChange | null) => void
  onBusy?: (busy: boolean) => void
  error?: string | undefined
}) {
  const { t } = useLingui()
  const hint = useId()
  const [fresh, setFresh] = useState<Photo>()
  const [sent, setSent] = useState<Blob>()
  const upload = useUpload(({ token, photo }) => {
    if (!photo) return
    setFresh(photo)
    setSent(undefined)
    onChange({ token, preview: photo })
  }, onBusy)
  const fitting = useFitting(shape, (content) => {
    setSent(content)
    upload.start(content, { purpose, businessID })
  })
  const shown = fresh ?? value
  function remove(): void {
    upload.cancel()
    setFresh(undefined)
    setSent(undefined)
    onChange(null)
  }
  const cancelled = { ...upload, cancel: () => (upload.cancel(), setSent(undefined)) }
  return (
    <div role="group" aria-label={label}>
      <p className={words.label}>{label}</p>
      <Picker
        name={label}
        action={shown ? t`Replace picture` : t`Choose picture`}
        icon={uploadIcon}
        accept={accept}
        described={hint}
        invalid={Boolean(error ?? fitting.problem)}
        busy={upload.progress !== undefined}
        onFiles={([file]) => file && fitting.take(file)}
        aside={
          shown &&
          upload.progress === undefined && (
            <Button look="ghost" icon={trashIcon} onClick={remove}>
              <Trans>Remove</Trans>
            </Button>
          )
        }
      >
        <div className={`${styles.preview} ${styles[shape]}`}>
          {sent ? (
            <Sketch file={sent} />
          ) : shown ? (
            <img {...pictureOf(shown)} sizes="320px" alt="" />
          ) : (
            <Icon icon={photoIcon} size="xl" />
          )}
        </div>
      </Picker>
      <Progress
        upload={cancelled}
        label={label}
        failed={
          purpose === 'profilePhoto' && !businessID
            ? t`An error has occurred when we tried to upload your profile picture`
            : t`An error has occurred when we tried to upload your picture`
        }
      />
      <Verdict id={hint} wrong={fitting.problem ?? error} shrink={fitting.shrink}>
        <Trans>Maximum 500 KB</Trans> · JPEG, PNG, WebP, AVIF
        {shape === 'cover' && ' · 800\u00a0×\u00a0200'}
      </Verdict>
      {fitting.cropping && (
        <Suspense>
          <Crop {...fitting.cropping} round={shape === 'round'} />
        </Suspense>
      )}
    </div>
  )
}

const sketchMost = 640 // px

/** What is being sent, drawn from the file itself: there at once, and without an address. */
export function Sketch({ file }: { file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let gone = false
    void bitmapOf(file).then((picture) => {
      if (!picture || !canvas.current || gone) return
      Object.assign(canvas.current, atMost(picture, sketchMost, sketchMost))
      drawCut(canvas.current, picture, whole(picture))
    })
    return () => void (gone = true)
  }, [file])
  return <canvas ref={canvas} aria-hidden="true" />
}
