// Many pictures in an order that counts: chosen together, sent one by one, moved by dragging or by buttons. The first one is the main picture.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { imageBytesMost } from '#contract/constants.ts'
import { fileKinds, type FilePurpose } from '#contract/file-kinds.ts'
import type { Photo } from '#contract/shapes.ts'
import { Button } from '#web/ui/Button.tsx'
import { uploadIcon } from '#web/ui/icons.ts'
import { bitmapOf, fileOf, whole } from './canvas.ts'
import { type PhotoChange, Sketch } from './PhotoField.tsx'
import styles from './PhotoList.module.css'
import words from './Words.module.css'
import { Picker } from './Picker.tsx'
import { PhotoTile } from './PhotoTile.tsx'
import { Progress } from './Progress.tsx'
import { useUpload } from './useUpload.ts'

/** One that is there already, or a new one. */
export type ListedPhoto = Photo | PhotoChange
type Waiting = { key: number; content: Blob }

let lastKey = 0

/** `onChange` gets the whole list after every change; `most` is how many it may hold. */
export function PhotoList({
  label,
  purpose,
  businessID,
  most,
  value,
  onChange,
  onBusy,
  error,
}: {
  label: string
  purpose: FilePurpose
  businessID?: string | undefined
  most: number
  value: readonly ListedPhoto[]
  onChange: (photos: ListedPhoto[]) => void
  onBusy?: (busy: boolean) => void
  error?: string | undefined
}) {
  const { t } = useLingui()
  const hint = useId()
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const [large, setLarge] = useState<ImageBitmap[]>([])
  const [problem, setProblem] = useState<string>()
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  // The list as it is now: uploads end later than they began.
  const now = useRef(value)
  useEffect(() => void (now.current = value))
  const busy = waiting.length > 0
  const told = useRef(onBusy)
  useEffect(() => void (told.current = onBusy))
  useEffect(() => told.current?.(busy), [busy])

  async function take(files: File[]): Promise<void> {
    setProblem(undefined)
    const room = most - value.length - waiting.length
    if (files.length > room) setProblem(t`At most ${most} pictures`)
    const fit: Blob[] = []
    const tooLarge: ImageBitmap[] = []
    for (const file of files.slice(0, Math.max(0, room))) {
      const picture = await bitmapOf(file)
      if (!picture || !fileKinds.picture.types.includes(file.type))
        setProblem(t`Choose a JPEG, PNG, WebP or AVIF picture.`)
      else if (file.size > imageBytesMost) tooLarge.push(picture)
      else fit.push(file)
    }
    setLarge(tooLarge)
    queue(fit)
  }
  function queue(contents: Blob[]): void {
    setWaiting((list) => [...list, ...contents.map((content) => ({ key: ++lastKey, content }))])
  }
  async function shrink(): Promise<void> {
    const pictures = large
    setLarge([])
    for (const picture of pictures) {
      const made = await fileOf(picture, whole(picture))
      if (made) queue([made])
    }
  }
  function change(photos: ListedPhoto[]): void {
    now.current = photos
    onChange(photos)
  }
  function move(from: number, to: number): void {
    if (from === to) return
    const photos = value.toSpliced(from, 1).toSpliced(to, 0, value[from]!)
    change(photos)
    setSaid(t`Picture ${to + 1} of ${photos.length}`)
  }
  const done = (key: number) => setWaiting((list) => list.filter((one) => one.key !== key))
  return (
    <div role="group" aria-label={label}>
      <p className={words.label}>{label}</p>
      {(value.length > 0 || busy) && (
        <ul className={styles.list}>
          {value.map((photo, at) => (
            <PhotoTile
              key={urlOf(photo)}
              photo={'preview' in photo ? photo.preview : photo}
              at={at}
              count={value.length}
              held={dragged === at}
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
              // One after the other: the line is the same.
              go={at === 0}
              about={{ purpose, businessID }}
              onSent={(photo) => {
                change([...now.current, photo])
                done(key)
              }}
              onGone={() => done(key)}
            />
          ))}
        </ul>
      )}
      <Picker
        name={label}
        action={t`Add pictures`}
        icon={uploadIcon}
        accept={fileKinds.picture.types.join(',')}
        many
        described={hint}
        invalid={Boolean(error ?? problem)}
        onFiles={(files) => void take(files)}
      >
        <p className={words.hint} id={hint}>
          <Trans>Maximum 500 KB</Trans> · JPEG, PNG, WebP, AVIF · {value.length} / {most}
        </p>
      </Picker>
      {large.length > 0 && (
        <p className={words.error} role="alert">
          <Trans>Maximum 500 KB</Trans>
          <Button look="soft" onClick={() => void shrink()}>
            <Trans>Make larger ones smaller and use them</Trans>
          </Button>
        </p>
      )}
      {(problem ?? error) && (
        <p className={words.error} role="alert">
          {problem ?? error}
        </p>
      )}
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  )
}

function urlOf(photo: ListedPhoto): string {
  return 'preview' in photo ? photo.preview.url : photo.url
}

/** One on its way. It leaves the list when it has arrived, or when it is given up. */
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
  const begun = useRef(false)
  useEffect(() => {
    if (!go || begun.current) return
    begun.current = true
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
      {upload.failure !== undefined && (
        <Button look="ghost" onClick={onGone}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </li>
  )
}
