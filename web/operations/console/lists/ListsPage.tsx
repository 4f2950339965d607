// /admin/lists: reference lists.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { ListSummary } from '#contract/operations/lists/lists.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { listPath } from './addresses.ts'
import { useFixedReasons, useListNames } from './names.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return api.lists.all({ signal })
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Reference lists`,
  description: '',
  noindex: true,
})

export function Component() {
  const lists = useLoaderData<typeof loader>()
  const { t } = useLingui()
  return (
    <ConsoleView
      title={t`Reference lists`}
      note={<Trans>What forms offer and profiles show. What you change here is on the whole site at once.</Trans>}
    >
      <DataTable
        label={t`Reference lists`}
        columns={useColumns()}
        rows={lists}
        total={lists.length}
        rowKey={({ list }) => list}
        usualSort="order"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<ListSummary>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const names = useListNames()
  const fixed = useFixedReasons()
  const changes = ({ renamed, added, retired }: ListSummary) =>
    [
      renamed > 0 && t`renamed: ${renamed}`,
      added > 0 && t`added: ${added}`,
      retired > 0 && t`retired: ${retired}`,
    ].filter(Boolean)
  return [
    {
      key: 'list',
      label: t({ message: 'List', comment: 'a reference list' }),
      main: true,
      cell: ({ list }) => <Link to={paths.admin(listPath(list))}>{names[list]}</Link>,
    },
    { key: 'entries', label: t`Entries`, numeric: true, cell: ({ entries }) => formats.number(entries) },
    { key: 'changes', label: t`Changes`, cell: (row) => changes(row).join(', ') },
    {
      key: 'possible',
      label: t`What may be done`,
      cell: ({ list }) => {
        const why = fixed[list]
        return why ? (
          <>
            <Trans>Names only.</Trans> <span className="muted">{why}</span>
          </>
        ) : (
          <Trans>Names, new entries, retiring</Trans>
        )
      },
    },
  ]
}
