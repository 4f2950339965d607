// /admin/help: help requests.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { HelpRequest } from '#contract/operations/need-help/need-help.ts'
import { helpRequestStatuses } from '#contract/operations/need-help/states.ts'
import { shownEmail } from '#kit/hosts.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { tableLoader } from '../table/loader.ts'
import { LateMark, StatusMark, useStatusNames } from './states.tsx'

export const loader = tableLoader((api) => api.needHelp.list)

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Requests for help`,
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const names = useStatusNames()
  return (
    <ConsoleView title={t`Requests for help`}>
      <TableFilters search={t`Number, name, company or words`}>
        <FilterSelect
          name="status"
          label={t`Status`}
          all={t`Waiting`}
          options={[
            ...helpRequestStatuses.map((value) => ({ value, text: names[value] })),
            { value: 'all', text: t({ message: 'All', comment: 'all states' }) },
          ]}
        />
        <FilterSelect
          name="assignee"
          label={t`Taken by`}
          all={t`Anybody`}
          options={[
            { value: 'me', text: t({ message: 'Me', comment: 'taken by' }) },
            { value: 'nobody', text: t({ message: 'Nobody', comment: 'taken by' }) },
          ]}
        />
        <FilterSelect
          name="late"
          label={t`In time`}
          all={t({ message: 'All', comment: 'in time or not' })}
          options={[{ value: '1', text: t`Late only` }]}
        />
      </TableFilters>
      <DataTable
        label={t`Requests for help`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ enquiryID }) => enquiryID}
        usualSort="dueAt"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<HelpRequest>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  return [
    {
      key: 'who',
      label: t`Sender`,
      main: true,
      cell: ({ enquiryID, name, businessName, email }) => (
        <>
          <Link to={paths.admin(`help/${enquiryID}`)}>{name || shownEmail(email)}</Link>
          {businessName && <div className="muted small">{businessName}</div>}
        </>
      ),
    },
    {
      key: 'reference',
      label: t`No.`,
      wide: true,
      cell: ({ reference }) => <span className="nowrap">{reference}</span>,
    },
    { key: 'country', label: t`Country`, cell: ({ country }) => country },
    {
      key: 'state',
      label: t`Status`,
      cell: ({ status, late }) => (
        <>
          <StatusMark status={status} /> {late && <LateMark />}
        </>
      ),
    },
    { key: 'assignee', label: t`Taken by`, cell: ({ assignee }) => assignee?.name },
    {
      key: 'createdAt',
      label: t`Received`,
      sort: 'createdAt',
      cell: ({ createdAt }) => <span className="nowrap">{formats.dateTime(createdAt)}</span>,
    },
    {
      key: 'dueAt',
      label: t`Answer due`,
      sort: 'dueAt',
      cell: ({ dueAt }) => <span className="nowrap">{formats.dateTime(dueAt)}</span>,
    },
  ]
}
