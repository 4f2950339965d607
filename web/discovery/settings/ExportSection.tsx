// Personal data export as ZIP, packed in the background.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Export } from '#contract/identity/people/people.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconDownload } from '#web/ui/icons.ts'
import { Part } from '#web/ui/Part.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import styles from './SettingsPage.module.css'

const often = 1000 // ms between polls

export function ExportSection({ packed }: { packed: Export }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const api = useApi()
  const { showError } = useToasts()
  const [now, setNow] = useState(packed)
  const [busy, setBusy] = useState(false)
  const underWay = now.status === 'waiting' || now.status === 'running'

  useEffect(() => {
    if (!underWay) return
    const timer = setTimeout(() => {
      // A failed poll is repeated.
      api.people.export().then(setNow, () => setNow((before) => ({ ...before })))
    }, often)
    return () => clearTimeout(timer)
  }, [api, now, underWay])

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    await work().catch(showError)
    setBusy(false)
  }
  const start = () => attempt(async () => setNow(await api.people.startExport()))
  const fetchIt = () =>
    attempt(async () => {
      const fresh = await api.people.export()
      setNow(fresh)
      if (fresh.url) location.assign(fresh.url)
    })

  const size = formats.bytes(now.bytes ?? 0)
  const until = now.expiresAt && formats.date(now.expiresAt)
  return (
    <Part id="data" title={<Trans>Your data</Trans>}>
      <p>
        <Trans>
          Everything we keep about you in one ZIP file: your profile, your texts, your businesses and your files.
        </Trans>
      </p>
      <LiveRegion as="div">
        {underWay && (
          <>
            <progress className={styles.progress} max={100} value={now.progress} aria-label={t`Export`} />
            <p className="muted num">
              <Trans>Being prepared: {now.progress} %. You can leave this page.</Trans>
            </p>
          </>
        )}
        {now.status === 'ready' && until && (
          <p className="muted">
            <Trans>
              Ready: {size}. Available until {until}.
            </Trans>
          </p>
        )}
        {now.status === 'failed' && (
          <p>
            <Trans>That did not work. We will try again; you can also start over.</Trans>
          </p>
        )}
      </LiveRegion>
      <div className={styles.actions}>
        {now.status === 'ready' && (
          <Button look="primary" icon={IconDownload} busy={busy} onClick={() => void fetchIt()}>
            <Trans>Download</Trans>
          </Button>
        )}
        {!underWay && (
          <Button look="soft" busy={busy} onClick={() => void start()}>
            {now.status === 'ready' ? <Trans>Prepare it again</Trans> : <Trans>Prepare my data</Trans>}
          </Button>
        )}
      </div>
    </Part>
  )
}
