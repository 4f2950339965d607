// Comparison as a spreadsheet and as a PDF.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RfqDetail } from '#contract/trade/rfqs/rfqs.ts'
import { downloadPDF } from '#web/foundation/download.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { useUnitOf } from '#web/trade/units/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { IconDownload } from '#web/ui/icons.ts'
import type { Column } from './columns.ts'

type Props = { rfq: RfqDetail; columns: readonly Column[]; currency: string }

export function Downloads({ rfq, columns, currency }: Props) {
  const api = useApi()
  const { showError } = useToasts()
  const { t } = useLingui()
  const [busy, setBusy] = useState<'sheet' | 'pdf'>()
  const unitOf = useUnitOf()
  const names = [
    t`Supplier`,
    t`Unit price`,
    t`Total`,
    t`Landed cost`,
    t`Minimum order`,
    t`Lead time (days)`,
    t`Transit (days)`,
    'Incoterm',
    t`Payment`,
    t`Valid until`,
    t`Warranty (months)`,
    t`Certificates`,
    t`Note`,
  ]
  async function run(name: 'sheet' | 'pdf', save: () => Promise<void>): Promise<void> {
    setBusy(name)
    await save().catch(showError)
    setBusy(undefined)
  }
  async function saveSheet(): Promise<void> {
    const { saveComparison } = await import('./comparison-file.ts')
    await saveComparison({ title: rfq.title, names, columns, currency, unit: unitOf(1, rfq.unit) })
  }
  async function savePDF(): Promise<void> {
    downloadPDF(await api.rfqs.comparison({ params: { rfqID: rfq.rfqID }, query: { currency } }))
  }
  return (
    <>
      <Button icon={IconDownload} busy={busy === 'sheet'} onClick={() => void run('sheet', saveSheet)}>
        <Trans>Spreadsheet</Trans>
      </Button>
      <Button icon={IconDownload} busy={busy === 'pdf'} onClick={() => void run('pdf', savePDF)}>
        PDF
      </Button>
    </>
  )
}
