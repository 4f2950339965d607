// Rows of attachments being written, with progress.
import { useLingui } from '@lingui/react/macro'
import { IconFileText, IconRefresh, IconX } from '#web/ui/icons.ts'
import { useEffect, type ReactNode } from 'react'
import { Refusal } from '#kit/refusal.ts'
import { errorMessage } from '#web/foundation/error-messages.ts'
import { useSite } from '#web/foundation/page.ts'
import { useUpload } from '#web/identity/files/card.tsx'
import { IconButton } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { type ChosenFile, contentOf, keyOf } from './attachment.ts'
import styles from './AttachmentList.module.css'
import type { Attachments, Waiting } from './use-attachments.ts'

export function AttachmentRows({ attachments }: { attachments: Attachments }) {
  const { t } = useLingui()
  const { files, waiting, remove } = attachments
  return (
    <ul className={styles.files} aria-label={t`Files`}>
      {files.map((file) => (
        <FileRow key={keyOf(file)} file={file} onRemove={() => remove(file)} />
      ))}
      {waiting.map((one) => (
        <UploadRow key={one.key} waiting={one} attachments={attachments} />
      ))}
    </ul>
  )
}

function FileRow({ file: { name, bytes }, onRemove }: { file: ChosenFile; onRemove: () => void }) {
  const { t } = useLingui()
  const { formats } = useSite()
  return (
    <Row name={name} about={formats.bytes(bytes)}>
      <IconButton icon={IconX} label={t`Remove ${name}`} onClick={onRemove} />
    </Row>
  )
}

function UploadRow({ waiting, attachments }: { waiting: Waiting; attachments: Attachments }) {
  const { t, i18n } = useLingui()
  const { name } = waiting.file
  const { start, progress = 0, error, retry } = useUpload(({ token }) => attachments.sent(waiting, token))
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the row stands for one file
  useEffect(() => start(contentOf(waiting.file), { purpose: 'message', fileName: name }), [])
  const failed = error !== undefined
  const { mark } = attachments
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `mark` is new at each rendering
  useEffect(() => mark(waiting.key, failed), [failed])
  const percent = Math.round(progress * 100)
  const why =
    error instanceof Refusal && error.name === 'ValidationError'
      ? t`The file is damaged or of the wrong type.`
      : errorMessage(error, i18n)
  return (
    <Row
      name={name}
      about={
        failed ? (
          <span className={styles.error} role="alert">
            {why}
          </span>
        ) : (
          <>
            <progress max={100} value={percent} aria-label={t`Uploading ${name}`} />
            <span className="num">{percent} %</span>
          </>
        )
      }
    >
      {failed && <IconButton icon={IconRefresh} label={t`Try again: ${name}`} onClick={retry} />}
      <IconButton icon={IconX} label={t`Remove ${name}`} onClick={() => attachments.drop(waiting.key)} />
    </Row>
  )
}

function Row({ name, about, children }: { name: string; about: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Icon icon={IconFileText} />
      <span className={styles.words}>
        <span className="cut" title={name}>
          {name}
        </span>
        <span className={styles.about}>{about}</span>
      </span>
      {children}
    </li>
  )
}
