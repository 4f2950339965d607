// A menu with one line: to report what it stands beside.
import { useLingui } from '@lingui/react/macro'
import { Menu } from '#web/ui/Menu.tsx'
import { ReportButton } from '../card.tsx'
import type { Reported } from '../ReportDialog.tsx'

export type Reporting = Omit<Reported, 'title'> & { name: string }

export function ReportMenu({ name, ...reported }: Reporting) {
  const { t } = useLingui()
  return <Menu label={t`More about ${name}`}>{() => <ReportButton {...reported} title={t`Report ${name}`} />}</Menu>
}
