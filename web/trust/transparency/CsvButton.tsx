// CSV download of the transparency report.
import { Trans } from '@lingui/react/macro'
import { IconDownload } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { TransparencyMonth } from '#contract/trust/transparency/transparency.ts'
import { writeCsv } from '#web/foundation/csv.ts'
import { download } from '#web/foundation/download.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { rowsOf } from './figures.ts'

export function CsvButton({ name, months }: { name: string; months: readonly TransparencyMonth[] }) {
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  async function save(): Promise<void> {
    setBusy(true)
    try {
      download(`transparency-${name}.csv`, 'text/csv;charset=utf-8', await writeCsv(rowsOf(months)))
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={IconDownload} busy={busy} onClick={() => void save()}>
      <Trans>Download as CSV</Trans>
    </Button>
  )
}
