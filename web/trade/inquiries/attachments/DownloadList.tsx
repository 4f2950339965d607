// Private file downloads. Each address is made on click.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload, IconFileText, IconLock, IconPhoto } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { Attachment, AttachmentAddress } from '#contract/identity/files/attachments.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './DownloadList.module.css'

type AddressOf = { addressOf: (fileID: string) => Promise<AttachmentAddress> }
/** `nda`: page where a locked file is opened. */
type Props = AddressOf & { files: readonly Attachment[]; nda?: string | undefined }

export function DownloadList({ files, addressOf, nda }: Props) {
  const { t } = useLingui()
  return (
    <ul className={styles.files} aria-label={t`Files`}>
      {files.map((file) => (
        <li key={file.fileID}>
          {file.locked ? <LockedFile file={file} nda={nda} /> : <FileButton file={file} addressOf={addressOf} />}
        </li>
      ))}
    </ul>
  )
}

function LockedFile({ file: { name }, nda }: { file: Attachment; nda: string | undefined }) {
  const words = (
    <>
      <Icon icon={IconLock} />
      <span>
        <span className={styles.fileName}>{name}</span>
        <span className="muted small">
          <Trans>Opens once both sides have signed an NDA</Trans>
        </span>
      </span>
    </>
  )
  if (!nda) return <div className={styles.file}>{words}</div>
  return (
    <Link className={styles.file} to={nda}>
      {words}
    </Link>
  )
}

function FileButton({ file, addressOf }: AddressOf & { file: Attachment }) {
  const { fileID, name, bytes, contentType, afterNda } = file
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
        <span className="muted small">
          <Text>{formats.bytes(bytes)}</Text>
          {afterNda && (
            <>
              <Text>{' · '}</Text>
              <Trans>only after the NDA</Trans>
            </>
          )}
        </span>
      </span>
      <span className="sr">
        <Trans>Download</Trans>
      </span>
      <Icon icon={IconDownload} />
    </button>
  )
}
