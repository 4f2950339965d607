// Menu with a report entry.
import { useLingui } from '@lingui/react/macro'
import { Menu } from '#web/ui/layers/Menu.tsx'
import { useReportEntry } from '../card.tsx'
import type { ReportTarget } from '../ReportDialog.tsx'

export type Reporting = Omit<ReportTarget, 'title'> & { name: string }

export function ReportMenu({ name, ...reported }: Reporting) {
  const { t } = useLingui()
  const { entry, form } = useReportEntry({ ...reported, title: t`Report ${name}` })
  return (
    <>
      <Menu label={t`More about ${name}`} sections={[{ entries: [entry] }]} />
      {form}
    </>
  )
}
