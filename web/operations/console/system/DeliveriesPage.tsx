// /admin/system/deliveries: failing webhook deliveries.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconRefresh } from '#web/ui/icons.ts'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { type Delivery, deliveryStates } from '#contract/operations/system.ts'
import { shownHost } from '#kit/hosts.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { StateMark } from '../StateMark.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { tableLoader } from '../table/loader.ts'
import { SystemNav } from './SystemNav.tsx'

export const loader = tableLoader((api) => api.system.deliveries)

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Webhooks`, description: '', noindex: true })

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const states = useDeliveryStates()
  return (
    <ConsoleView
      title={t`Webhooks`}
      note={<Trans>Deliveries that fail, or failed. Companies send them again themselves.</Trans>}
    >
      <SystemNav />
      <TableFilters search={t`Host, business or error`}>
        <FilterSelect
          name="state"
          label={t`Status`}
          all={t`All states`}
          options={deliveryStates.map((value) => ({ value, text: states[value] }))}
        />
      </TableFilters>
      <DataTable
        label={t`Webhooks`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ deliveryID }) => deliveryID}
        usualSort="-createdAt"
      />
    </ConsoleView>
  )
}

function useDeliveryStates(): Record<Delivery['state'], string> {
  const { t } = useLingui()
  return {
    retrying: t({ message: 'To be tried again', comment: 'state of a delivery' }),
    failed: t({ message: 'Failed', comment: 'state of a delivery' }),
  }
}

const marks = {
  retrying: { look: 'run', icon: IconRefresh },
  failed: { look: 'bad', icon: IconAlertTriangle },
} as const

function useColumns(): Column<Delivery>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const states = useDeliveryStates()
  const time = (at: string | null) => at && <span className="nowrap">{formats.dateTime(at)}</span>
  return [
    { key: 'host', label: t`Host`, main: true, cell: ({ host }) => <code>{shownHost(host)}</code> },
    {
      key: 'business',
      label: t`Business`,
      cell: ({ businessID, business }) => <Link to={paths.admin(`businesses/${businessID}`)}>{business}</Link>,
    },
    { key: 'type', label: t({ message: 'Event', comment: 'of a webhook' }), cell: ({ type }) => <code>{type}</code> },
    { key: 'state', label: t`Status`, cell: ({ state }) => <StateMark {...marks[state]}>{states[state]}</StateMark> },
    { key: 'error', label: t`Last error`, cell: ({ error }) => <span lang="en">{error}</span> },
    { key: 'attempts', label: t`Failed attempts`, sort: 'attempts', numeric: true, cell: ({ attempts }) => attempts },
    { key: 'createdAt', label: t`Added`, sort: 'createdAt', cell: ({ createdAt }) => time(createdAt) },
    { key: 'nextAt', label: t`Next attempt`, wide: true, cell: ({ nextAt }) => time(nextAt) },
  ]
}
