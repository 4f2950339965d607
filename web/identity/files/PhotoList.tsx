// Ordered picture list. The first is the main picture.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { imageBytesMost } from '#contract/foundation/constants.ts'
import { fileKinds, type FilePurpose } from '#contract/identity/files/kinds.ts'
import type { Photo } from '#contract/foundation/shapes.ts'
import { Button } from '#web/ui/Button.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { IconUpload } from '#web/ui/icons.ts'
import { bitmapOf, fileOf, fullFrame } from './canvas.ts'
import { type PhotoChange, Sketch } from './PhotoField.tsx'
import styles from './PhotoList.module.css'
import words from './Words.module.css'
import { Picker } from './Picker.tsx'
import { PhotoTile } from './PhotoTile.tsx'
import { Progress } from './Progress.tsx'
import { useBusy, useUpload } from './useUpload.ts'

export type ListedPhoto = Photo | PhotoChange
type Waiting = { key: number; content: Blob }

let lastKey = 0

type Props = {
  label: string
  purpose: FilePurpose
  businessID?: string | undefined
  most: number
  value: readonly ListedPhoto[]
  onChange: (photos: ListedPhoto[]) => void
  onBusy?: (busy: boolean) => void
  error?: string | undefined
}

export function PhotoList(props: Props) {
  const { label, purpose, businessID, most, value, error } = props
  const { t } = useLingui()
  const hint = useId()
  const photos = usePhotos(props)
  const invalid = photos.error ?? error
  return (
    <fieldset aria-label={label} ref={useFocusAfterRemoval()}>
      <p className={words.label}>{label}</p>
      {(value.length > 0 || photos.waiting.length > 0) && (
        <Tiles value={value} about={{ purpose, businessID }} photos={photos} />
      )}
      <Picker
        name={label}
        action={t`Add pictures`}
        icon={IconUpload}
        accept={fileKinds.picture.types.join(',')}
        many
        described={hint}
        invalid={Boolean(invalid)}
        onFiles={(files) => void photos.take(files)}
      >
        <p className={words.hint} id={hint}>
          <Trans>Maximum 500 KB</Trans> · JPEG, PNG, WebP, AVIF · {value.length} / {most}
        </p>
      </Picker>
      {photos.large.length > 0 && (
        <p className={words.error} role="alert">
          <Trans>Maximum 500 KB</Trans>
          <Button look="soft" busy={photos.shrinking} onClick={() => void photos.shrink()}>
            {photos.shrinking ? (
              <Trans>Making the picture smaller…</Trans>
            ) : (
              <Trans>Make larger ones smaller and use them</Trans>
            )}
          </Button>
        </p>
      )}
      {invalid && (
        <p className={words.error} role="alert">
          {invalid}
        </p>
      )}
    </fieldset>
  )
}

/** An upload ends after later renders, so `latest` is a ref. */
function usePhotos({ most, value, onChange, onBusy }: Props) {
  const { t } = useLingui()
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const [large, setLarge] = useState<ImageBitmap[]>([])
  const [shrinking, setShrinking] = useState(false)
  const [error, setError] = useState<string>()
  const latest = useRef(value)
  useEffect(() => void (latest.current = value))
  useBusy(waiting.length > 0 || shrinking, onBusy)

  function queue(contents: Blob[]): void {
    setWaiting((list) => [...list, ...contents.map((content) => ({ key: ++lastKey, content }))])
  }
  function drop(key: number): void {
    setWaiting((list) => list.filter((one) => one.key !== key))
  }
  function change(photos: ListedPhoto[]): void {
    latest.current = photos
    onChange(photos)
  }
  return {
    waiting,
    large,
    shrinking,
    error,
    change,
    async take(files: File[]): Promise<void> {
      const room = Math.max(0, most - value.length - waiting.length)
      const { fit, tooLarge, isOther } = await sorted(files.slice(0, room))
      setError(
        isOther
          ? t`Choose a JPEG, PNG, WebP or AVIF picture.`
          : files.length > room
            ? t`At most ${most} pictures`
            : undefined,
      )
      setLarge((list) => (shrinking ? [...list, ...tooLarge] : tooLarge))
      queue(fit)
    },
    async shrink(): Promise<void> {
      setShrinking(true)
      for (const picture of large) {
        const smaller = await fileOf(picture, fullFrame(picture))
        if (smaller) queue([smaller])
        // Others may have been chosen meanwhile.
        setLarge((list) => list.filter((one) => one !== picture))
      }
      setShrinking(false)
    },
    add(key: number, photo: ListedPhoto): void {
      change([...latest.current, photo])
      drop(key)
    },
    drop,
  }
}

async function sorted(files: File[]): Promise<{ fit: Blob[]; tooLarge: ImageBitmap[]; isOther: boolean }> {
  const fit: Blob[] = []
  const tooLarge: ImageBitmap[] = []
  let isOther = false
  for (const file of files) {
    const picture = await bitmapOf(file)
    if (!picture || !fileKinds.picture.types.includes(file.type)) isOther = true
    else if (file.size > imageBytesMost) tooLarge.push(picture)
    else fit.push(file)
  }
  return { fit, tooLarge, isOther }
}

function Tiles({
  value,
  about,
  photos: { waiting, change, add, drop },
}: {
  value: readonly ListedPhoto[]
  about: { purpose: FilePurpose; businessID: string | undefined }
  photos: ReturnType<typeof usePhotos>
}) {
  const { t } = useLingui()
  const [dragged, setDragged] = useState<number>()
  const [announcement, setAnnouncement] = useState('')
  function move(from: number, to: number): void {
    if (from === to) return
    change(value.toSpliced(from, 1).toSpliced(to, 0, value[from]!))
    setAnnouncement(t`Picture ${to + 1} of ${value.length}`)
  }
  return (
    <>
      <ul className={styles.list}>
        {value.map((photo, at) => (
          <PhotoTile
            key={urlOf(photo)}
            photo={'preview' in photo ? photo.preview : photo}
            at={at}
            count={value.length}
            dragged={dragged === at}
            onDrag={(dragging) => setDragged(dragging ? at : undefined)}
            onOver={() => {
              if (dragged === undefined || dragged === at) return
              move(dragged, at)
              setDragged(at)
            }}
            onMove={(to) => move(at, to)}
            onRemove={() => change(value.toSpliced(at, 1))}
          />
        ))}
        {waiting.map(({ key, content }, at) => (
          <Sending
            key={key}
            content={content}
            // Uploads share the connection.
            go={at === 0}
            about={about}
            onSent={(photo) => add(key, photo)}
            onGone={() => drop(key)}
          />
        ))}
      </ul>
      <LiveRegion className="sr">{announcement}</LiveRegion>
    </>
  )
}

function urlOf(photo: ListedPhoto): string {
  return 'preview' in photo ? photo.preview.url : photo.url
}

function Sending({
  content,
  go,
  about,
  onSent,
  onGone,
}: {
  content: Blob
  go: boolean
  about: { purpose: FilePurpose; businessID: string | undefined }
  onSent: (photo: PhotoChange) => void
  onGone: () => void
}) {
  const { t } = useLingui()
  const upload = useUpload(({ token, photo }) => photo && onSent({ token, preview: photo }))
  const started = useRef(false)
  useEffect(() => {
    if (!go || started.current) return
    started.current = true
    upload.start(content, about)
  })
  return (
    <li className={styles.sending}>
      <div className={styles.picture}>
        <Sketch file={content} />
      </div>
      <Progress
        upload={{ ...upload, cancel: () => (upload.cancel(), onGone()) }}
        label={t`Picture`}
        failed={t`An error has occurred when we tried to upload your picture`}
      />
      {upload.error !== undefined && (
        <Button look="ghost" onClick={onGone}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </li>
  )
}
