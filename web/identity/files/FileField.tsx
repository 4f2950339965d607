// File field: uploads at once; the form saves the token.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import {
  fileKinds,
  type FileKind,
  type FilePurpose,
  kindOf,
  kindsFor,
  technicalNames,
} from '#contract/identity/files/kinds.ts'
import type { Document, Photo } from '#contract/foundation/shapes.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { IconFileText, IconTrash, IconUpload, IconVideo } from '#web/ui/icons.ts'
import styles from './FileField.module.css'
import words from './Words.module.css'
import { Picker } from './Picker.tsx'
import { Progress } from './Progress.tsx'
import { useFitting } from './useFitting.ts'
import { useBusy, useUpload } from './useUpload.ts'
import { FileFieldMessage } from './FileFieldMessage.tsx'

export type FileChange = { token: string; photo: Photo | null; document: Document | null }

export function FileField({
  label,
  purpose,
  businessID,
  value,
  onChange,
  onBusy,
  error,
}: {
  label: string
  purpose: FilePurpose
  businessID?: string | undefined
  value: Photo | Document | null
  onChange: (change: FileChange | null) => void
  onBusy?: (busy: boolean) => void
  error?: string | undefined
}) {
  const { t } = useLingui()
  const hint = useId()
  const [fresh, setFresh] = useState<Photo | Document>()
  const [rejection, setRejection] = useState<string>()
  const kinds = kindsFor[purpose]
  const upload = useUpload((sent) => {
    setFresh(sent.photo ?? sent.document ?? undefined)
    onChange(sent)
  })
  const fitting = useFitting('free', (content) => upload.start(content, { purpose, businessID }))
  useBusy(upload.progress !== undefined || fitting.busy, onBusy)

  function take(file: File): void {
    setRejection(undefined)
    const content = typed(file)
    const kind = kindOf(content.type, purpose)
    if (file.type.startsWith('image/') && kinds.includes('picture')) return fitting.take(file)
    fitting.cancel()
    if (!kind || !kinds.includes(kind)) return setRejection(t`Choose a file of this type: ${namesOf(kinds)}`)
    if (file.size > fileKinds[kind].bytesMost) return setRejection(t`Maximum ${sizeOf(kind)}`)
    upload.start(content, { purpose, businessID, fileName: file.name })
  }
  const shown = fresh ?? value
  const message = rejection ?? fitting.error ?? error
  return (
    <fieldset aria-label={label} ref={useFocusAfterRemoval()}>
      <p className={words.label}>{label}</p>
      <Picker
        name={label}
        action={shown ? t`Replace file` : t`Choose file`}
        icon={IconUpload}
        accept={purpose === 'document' ? technicalNames : kinds.flatMap((kind) => fileKinds[kind].types).join(',')}
        described={hint}
        invalid={Boolean(message)}
        busy={upload.progress !== undefined}
        onFiles={([file]) => file && take(file)}
        aside={
          shown && (
            <Button
              look="ghost"
              icon={IconTrash}
              onClick={() => {
                fitting.cancel()
                upload.cancel()
                setFresh(undefined)
                onChange(null)
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          )
        }
      >
        {shown && <Shown file={shown} />}
      </Picker>
      <Progress upload={upload} label={label} failed={t`An error has occurred when we tried to upload your file`} />
      <FileFieldMessage id={hint} error={message} shrink={fitting.shrink} busy={fitting.busy}>
        {kinds.map((kind) => `${namesOf([kind])}: ${t`Maximum ${sizeOf(kind)}`}`).join(' · ')}
      </FileFieldMessage>
    </fieldset>
  )
}

function Shown({ file }: { file: Photo | Document }) {
  if ('versions' in file) return <img {...pictureOf(file)} sizes="96px" className={styles.picture} alt="" />
  return (
    <a className={styles.document} href={file.url} target="_blank" rel="noopener">
      <Icon icon={file.contentType === 'video/mp4' ? IconVideo : IconFileText} />
      <span>{file.name}</span>
    </a>
  )
}

/** Browsers know no type of CAD files. */
function typed(file: File): Blob {
  return file.type ? file : new Blob([file], { type: 'application/octet-stream' })
}

const names: Record<FileKind, string> = {
  picture: 'JPEG, PNG, WebP, AVIF',
  document: 'PDF',
  video: 'MP4',
  attachment: 'PDF, DOCX, XLSX, STEP, DXF, ZIP',
  technical: 'PDF, STEP, DXF, JPEG, PNG',
}

function namesOf(kinds: readonly FileKind[]): string {
  return kinds.map((kind) => names[kind]).join(', ')
}
function sizeOf(kind: FileKind): string {
  const { bytesMost } = fileKinds[kind]
  return bytesMost < 1024 * 1024 ? `${bytesMost / 1024} KB` : `${bytesMost / 1024 / 1024} MB`
}
