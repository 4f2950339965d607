// Comparison as a spreadsheet and as a PDF.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RfqDetail } from '#contract/trade/rfqs/rfqs.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useUnitOf } from '#web/trade/units/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { IconDownload } from '#web/ui/icons.ts'
import type { Column } from './columns.ts'

type Props = { rfq: RfqDetail; columns: readonly Column[]; currency: string }

export function Downloads({ rfq, columns, currency }: Props) {
  const { showError } = useToasts()
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
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
  async function download(): Promise<void> {
    setBusy(true)
    try {
      const { saveComparison } = await import('./comparison-file.ts')
      await saveComparison({ title: rfq.title, names, columns, currency, unit: unitOf(1, rfq.unit) })
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  return (
    <Button icon={IconDownload} busy={busy} onClick={() => void download()}>
      <Trans>Spreadsheet</Trans>
    </Button>
  )
}
