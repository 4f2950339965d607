// Takes the whole catalogue along as a file.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useOutcome } from '#web/failure-words.ts'
import { useApi, useSite } from '#web/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { downloadIcon } from '#web/ui/icons.ts'
import type { Kind } from './write.ts'

export function DownloadCatalogue({ businessID, name }: { businessID: string; name: string }) {
  const { t } = useLingui()
  const api = useApi()
  const { locale } = useSite()
  const { failed } = useOutcome()
  const [busy, setBusy] = useState<Kind>()
  async function take(kind: Kind): Promise<void> {
    setBusy(kind)
    try {
      const { saveCatalogue } = await import('./export.ts')
      await saveCatalogue(api, { businessID, locale, kind, name })
    } catch (error) {
      failed(error)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <>
      {(['xlsx', 'csv'] as const).map((kind) => (
        <Button
          key={kind}
          icon={downloadIcon}
          busy={busy === kind}
          aria-label={t`Download the catalogue as ${kind.toUpperCase()}`}
          onClick={() => void take(kind)}
        >
          {kind.toUpperCase()}
        </Button>
      ))}
    </>
  )
}
