// /admin/support: support requests.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { supportStatuses } from '#contract/billing/support/rules.ts'
import type { WaitingSupport } from '#contract/billing/support/support.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { hoursOf, statusName } from '#web/billing/support/card.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { tableLoader } from '../table/loader.ts'

export const loader = tableLoader((api) => api.support.queue)

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Support hours`,
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t, i18n } = useLingui()
  return (
    <ConsoleView title={t`Support hours`}>
      <TableFilters search={t`Subject or company`}>
        <FilterSelect
          name="status"
          label={t`Status`}
          all={t`Waiting`}
          options={[
            ...supportStatuses.slice(1).map((value) => ({ value, text: statusName(i18n, value) })),
            { value: 'all', text: t({ message: 'All', comment: 'all states' }) },
          ]}
        />
      </TableFilters>
      <DataTable
        label={t`Support hours`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ requestID }) => requestID}
        usualSort="waitingSince"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<WaitingSupport>[] {
  const { t, i18n } = useLingui()
  const { formats, paths } = useSite()
  return [
    {
      key: 'subject',
      label: t`Subject`,
      main: true,
      cell: ({ requestID, subject, companyName }) => (
        <>
          <Link to={paths.admin(`support/${requestID}`)}>{subject}</Link>
          <div className="muted small">{companyName}</div>
        </>
      ),
    },
    { key: 'state', label: t`Status`, cell: ({ status }) => statusName(i18n, status) },
    { key: 'minutes', label: t`Booked`, cell: ({ minutes }) => <span className="num">{hoursOf(i18n, minutes)}</span> },
    {
      key: 'waitingSince',
      label: t`Waits since`,
      sort: 'waitingSince',
      cell: ({ waitingSince }) => <span className="nowrap">{formats.dateTime(waitingSince)}</span>,
    },
  ]
}
