// Upload progress, announced to assistive technology.
import { Trans, useLingui } from '@lingui/react/macro'
import { errorMessage } from '#web/foundation/error-messages.ts'
import { Refusal } from '#kit/refusal.ts'
import { Button } from '#web/ui/Button.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './Progress.module.css'
import type { Upload } from './useUpload.ts'

export function Progress({ upload, label, failed }: { upload: Upload; label: string; failed: string }) {
  const { i18n, t } = useLingui()
  const { progress, error } = upload
  const percent = Math.round((progress ?? 0) * 100)
  const why = error instanceof Refusal ? reasonOf(error) : undefined
  function reasonOf(refusal: Refusal): string {
    if (refusal.name === 'ValidationError') return t`The file is damaged or of the wrong type.`
    return errorMessage(refusal, i18n)
  }
  return (
    <>
      <LiveRegion className="sr">{progress !== undefined && <Trans>Uploading…</Trans>}</LiveRegion>
      {progress !== undefined && (
        <div className={styles.progress}>
          <progress max={100} value={percent} aria-label={label} />
          <span className="num">{percent} %</span>
          <Button look="ghost" onClick={upload.cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      )}
      {error !== undefined && (
        <div className={styles.error} role="alert">
          <p>
            <Text>{failed}</Text>
            <Text>{why && ` — ${why}`}</Text>
          </p>
          <Button onClick={upload.retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
