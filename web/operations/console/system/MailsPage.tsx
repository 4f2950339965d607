// /admin/system/mails: recent emails and outcomes.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconArchive, IconCircleCheck, IconClockHour4, IconRefresh } from '#web/ui/icons.ts'
import { useLoaderData } from 'react-router'
import { type Mail, mailStates } from '#contract/operations/system.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { StateMark } from '../StateMark.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { tableLoader } from '../table/loader.ts'
import { SystemNav } from './SystemNav.tsx'

export const loader = tableLoader((api) => api.system.mails)

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)({ message: 'Emails', comment: 'log of what was sent' }),
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const states = useMailStates()
  return (
    <ConsoleView
      title={t({ message: 'Emails', comment: 'log of what was sent' })}
      note={<Trans>The last month. Their text is not shown: it may hold links that open accounts.</Trans>}
    >
      <SystemNav />
      <TableFilters search={t`Address or subject`}>
        <FilterSelect
          name="state"
          label={t`Status`}
          all={t`All states`}
          options={mailStates.map((value) => ({ value, text: states[value] }))}
        />
      </TableFilters>
      <DataTable
        label={t({ message: 'Emails', comment: 'log of what was sent' })}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ mailID }) => mailID}
        usualSort="-postedAt"
      />
    </ConsoleView>
  )
}

function useMailStates(): Record<Mail['state'], string> {
  const { t } = useLingui()
  return {
    waiting: t({ message: 'Waiting', comment: 'state of an email' }),
    retrying: t({ message: 'To be tried again', comment: 'state of an email' }),
    failed: t({ message: 'Failed', comment: 'state of an email' }),
    sent: t({ message: 'Sent', comment: 'state of an email' }),
    kept: t`In the local outbox`,
  }
}

const marks = {
  waiting: { look: 'plain', icon: IconClockHour4 },
  retrying: { look: 'run', icon: IconRefresh },
  failed: { look: 'bad', icon: IconAlertTriangle },
  sent: { look: 'ok', icon: IconCircleCheck },
  kept: { look: 'plain', icon: IconArchive },
} as const

function useColumns(): Column<Mail>[] {
  const { t } = useLingui()
  const { formats } = useSite()
  const states = useMailStates()
  const time = (at: string | null) => at && <span className="nowrap">{formats.dateTime(at)}</span>
  return [
    {
      key: 'subject',
      label: t`Subject`,
      main: true,
      cell: ({ subject, locale }) => <span lang={locale}>{subject}</span>,
    },
    { key: 'recipient', label: t`Recipient`, cell: ({ recipient }) => recipient },
    { key: 'state', label: t`Status`, cell: ({ state }) => <StateMark {...marks[state]}>{states[state]}</StateMark> },
    { key: 'error', label: t`Last error`, cell: ({ error }) => <span lang="en">{error}</span> },
    { key: 'attempts', label: t`Failed attempts`, numeric: true, wide: true, cell: ({ attempts }) => attempts || '' },
    { key: 'postedAt', label: t`Written`, sort: 'postedAt', cell: ({ postedAt }) => time(postedAt) },
    {
      key: 'sentAt',
      label: t({ message: 'Sent', comment: 'state of an email' }),
      wide: true,
      cell: ({ sentAt }) => time(sentAt),
    },
  ]
}
