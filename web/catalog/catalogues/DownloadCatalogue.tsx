// Catalog download buttons.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconDownload } from '#web/ui/icons.ts'
import type { Kind } from './write.ts'

export function DownloadCatalogue({ businessID, name }: { businessID: string; name: string }) {
  const { t } = useLingui()
  const api = useApi()
  const { locale } = useSite()
  const { showError } = useToasts()
  const [busy, setBusy] = useState<Kind>()
  async function take(kind: Kind): Promise<void> {
    setBusy(kind)
    try {
      const { saveCatalogue } = await import('./export.ts')
      await saveCatalogue(api, { businessID, locale, kind, name })
    } catch (error) {
      showError(error)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <>
      {(['xlsx', 'csv'] as const).map((kind) => (
        <Button
          key={kind}
          icon={IconDownload}
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
