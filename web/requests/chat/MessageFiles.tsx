// The files of a message. Each has an address only while somebody downloads it.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload, IconFileText, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import type { MessageFile, Thread } from '#contract/requests/requests.ts'
import { useToasts } from '#web/app/error-messages.ts'
import { useApi, useSite } from '#web/app/page.ts'
import { sizeOf } from '#web/requests/attachments/attachment.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './Chat.module.css'

type Of = { thread: Pick<Thread, 'requestID' | 'side' | 'from' | 'to'> }

export function MessageFiles({ files, thread }: Of & { files: MessageFile[] }) {
  const { t } = useLingui()
  return (
    <ul className={styles.files} aria-label={t`Files`}>
      {files.map((file) => (
        <li key={file.fileID}>
          <FileButton file={file} thread={thread} />
        </li>
      ))}
    </ul>
  )
}

function FileButton({ file: { fileID, name, bytes, contentType }, thread }: Of & { file: MessageFile }) {
  const api = useApi()
  const { locale } = useSite()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  const { requestID: rid, side, from, to } = thread
  async function download(): Promise<void> {
    setBusy(true)
    try {
      const { url } = await api.requests.file({
        params: { rid, fileID },
        query: { bid: side === 'S' ? from.id : to.id },
      })
      // It answers an attachment: the page stays.
      location.assign(url)
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  return (
    <button
      type="button"
      className={styles.file}
      aria-busy={busy || undefined}
      onClick={() => !busy && void download()}
    >
      <Icon icon={contentType.startsWith('image/') ? IconPhoto : IconFileText} />
      <span>
        <span className={styles.fileName}>{name}</span>
        <span className="muted small">{sizeOf(bytes, locale)}</span>
      </span>
      <span className="sr">
        <Trans>Download</Trans>
      </span>
      <Icon icon={IconDownload} />
    </button>
  )
}
