// CSV of one table.
import { useLingui } from '@lingui/react/macro'
import { download } from '#web/foundation/download.ts'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconDownload } from '#web/ui/icons.ts'

type Props = { name: string; title: string; rows: () => (string | number)[][] }

export function TakeCsv({ name, title, rows }: Props) {
  const { t } = useLingui()
  const { locale } = useSite()
  async function take(): Promise<void> {
    const { delimiterFor, writeCsv } = await import('#web/foundation/csv.ts')
    download(`${name}.csv`, 'text/csv', await writeCsv(rows(), delimiterFor(locale)))
  }
  return (
    <Button icon={IconDownload} aria-label={title} onClick={() => void take()}>
      {t`CSV`}
    </Button>
  )
}
