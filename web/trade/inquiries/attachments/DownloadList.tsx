// Private file downloads. Each address is made on click.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload, IconFileText, IconPhoto } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { Attachment, AttachmentAddress } from '#contract/identity/files/attachments.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './DownloadList.module.css'

type AddressOf = { addressOf: (fileID: string) => Promise<AttachmentAddress> }

export function DownloadList({ files, addressOf }: AddressOf & { files: readonly Attachment[] }) {
  const { t } = useLingui()
  return (
    <ul className={styles.files} aria-label={t`Files`}>
      {files.map((file) => (
        <li key={file.fileID}>
          <FileButton file={file} addressOf={addressOf} />
        </li>
      ))}
    </ul>
  )
}

function FileButton({ file: { fileID, name, bytes, contentType }, addressOf }: AddressOf & { file: Attachment }) {
  const { formats } = useSite()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  async function download(): Promise<void> {
    setBusy(true)
    try {
      // Served as an attachment: the page stays.
      location.assign((await addressOf(fileID)).url)
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
        <span className="muted small">{formats.bytes(bytes)}</span>
      </span>
      <span className="sr">
        <Trans>Download</Trans>
      </span>
      <Icon icon={IconDownload} />
    </button>
  )
}
