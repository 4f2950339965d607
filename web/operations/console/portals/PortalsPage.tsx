// /admin/portals: all portals.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { versionedStates } from '#contract/publishing/versions.ts'
import type { PortalRow } from '#contract/publishing/portal-pages.ts'
import { portalByKey } from '#contract/foundation/portals.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { Flag } from '#web/ui/Picture.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { tableLoader } from '../table/loader.ts'
import { useVersionedStates, VersionedMark } from '../versions/marks.tsx'

export const loader = tableLoader((api) => api.portalPages.table)

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Portals`,
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const states = useVersionedStates()
  return (
    <ConsoleView
      title={t`Portals`}
      note={<Trans>What each portal says on its first page, and the phone numbers of its pages.</Trans>}
    >
      <TableFilters search={t`Name or title`}>
        <FilterSelect
          name="state"
          label={t`Status`}
          all={t`All states`}
          options={versionedStates.map((value) => ({ value, text: states[value] }))}
        />
      </TableFilters>
      <DataTable
        label={t`Portals`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ key }) => key}
        usualSort="key"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<PortalRow>[] {
  const { t } = useLingui()
  const { formats, locale, paths } = useSite()
  return [
    {
      key: 'key',
      label: t`Portal`,
      main: true,
      sort: 'key',
      cell: ({ key }) => (
        <Link to={paths.admin(`portals/${key}`)}>
          <Flag emoji={portalByKey(key)!.emoji} /> {portalByKey(key)!.label[locale]}
        </Link>
      ),
    },
    { key: 'title', label: t`Title`, cell: ({ title }) => title },
    { key: 'state', label: t`Status`, cell: ({ state }) => <VersionedMark state={state} /> },
    {
      key: 'changedAt',
      label: t`Published`,
      sort: 'changedAt',
      cell: ({ changedAt }) => changedAt && <span className="nowrap">{formats.dateTime(changedAt)}</span>,
    },
  ]
}
