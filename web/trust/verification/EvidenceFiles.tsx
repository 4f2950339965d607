// Claim documents: uploaded at once, private, referenced by token.
import { useLingui } from '@lingui/react/macro'
import { IconFileText, IconTrash, IconUpload } from '#web/ui/icons.ts'
import { useEffect, useId, useRef } from 'react'
import { claimFilesMost } from '#contract/foundation/constants.ts'
import { attachmentNames, fileKinds } from '#contract/identity/files/kinds.ts'
import { useUpload } from '#web/identity/files/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Below } from '#web/ui/controls/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { toast } from '#web/ui/layers/Toasts.tsx'
import styles from './Verification.module.css'

export type SentFile = { token: string; name: string }
type Props = {
  businessID?: string
  files: SentFile[]
  onChange: (files: SentFile[]) => void
  onBusy: (busy: boolean) => void
  error?: string | undefined
}

export function EvidenceFiles({ businessID, files, onChange, onBusy, error }: Props) {
  const { t } = useLingui()
  const { showError } = useToasts()
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const name = useRef('')
  const upload = useUpload(({ token }) => onChange([...files, { token, name: name.current }]))
  const isBusy = upload.progress !== undefined
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- new functions at each rendering
  useEffect(() => onBusy(isBusy), [isBusy])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `showError` is new at each rendering
  useEffect(() => void (upload.error && showError(upload.error)), [upload.error])
  function take(file: File | undefined): void {
    if (!file) return
    if (file.size > fileKinds.attachment.bytesMost) {
      toast(t`Maximum 10 MB`, { look: 'bad' })
      return
    }
    name.current = file.name
    upload.start(file.type ? file : new Blob([file], { type: 'application/octet-stream' }), {
      purpose: 'message',
      businessID,
      fileName: file.name,
    })
  }
  return (
    <fieldset aria-label={t`Documents`} aria-describedby={hint}>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.token}>
              <Icon icon={IconFileText} />
              <span>{file.name}</span>
              <IconButton
                icon={IconTrash}
                label={t`Remove ${file.name}`}
                onClick={() => onChange(files.filter(({ token }) => token !== file.token))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        icon={IconUpload}
        busy={isBusy}
        disabled={files.length >= claimFilesMost}
        onClick={() => input.current?.click()}
      >
        {t`Add document`}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={attachmentNames}
        aria-label={t`Documents`}
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Below id={hint} error={error} hint={t`Only our verifiers see documents. PDF or picture, at most 10 MB each.`} />
    </fieldset>
  )
}
