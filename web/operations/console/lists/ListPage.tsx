// /admin/lists/{list}: entries, states, usage.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '#web/ui/icons.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { entryStates } from '#contract/operations/lists/entries.ts'
import type { ListEntry } from '#contract/operations/lists/lists.ts'
import { loaderContext, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { tableInput } from '../table/address.ts'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { listAt, listPath } from './addresses.ts'
import { EntryMark, useEntryStates, useFixedReasons, useListNames } from './names.tsx'

type Query = NonNullable<Parameters<Api['lists']['table']>[0]>['query']

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, url, signal } = loaderContext(args)
  const list = listAt(params['list'])
  if (!list) return redirectTo(paths.admin('lists'))
  return { list, ...(await api.lists.table({ params: { list }, query: tableInput<Query>(url.searchParams)!, signal })) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Reference list`,
  description: '',
  noindex: true,
})

export function Component() {
  const { list, data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const name = useListNames()[list]
  const why = useFixedReasons()[list]
  const states = useEntryStates()
  return (
    <ConsoleView
      title={name}
      note={
        why ? (
          <>
            <Text>{why}</Text> <Trans>Names can be changed; entries are neither added nor retired.</Trans>
          </>
        ) : (
          <Trans>A retired entry is no longer offered; whoever has it keeps it.</Trans>
        )
      }
      back={{ href: paths.admin('lists'), text: t`Reference lists` }}
      aside={
        !why && (
          <LinkButton look="primary" icon={IconPlus} href={paths.admin(listPath(list, 'new'))}>
            {t({ message: 'Add an entry', comment: 'button: to a reference list' })}
          </LinkButton>
        )
      }
    >
      <TableFilters search={t`Name or code`}>
        <FilterSelect
          name="state"
          label={t`Status`}
          all={t`All states`}
          options={entryStates.map((value) => ({ value, text: states[value] }))}
        />
      </TableFilters>
      <DataTable
        label={name}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ code }) => code}
        usualSort="order"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<ListEntry>[] {
  const { t } = useLingui()
  const { formats, locale, paths } = useSite()
  return [
    {
      key: 'name',
      label: t`Name`,
      main: true,
      sort: 'name',
      cell: ({ list, code, names }) => <Link to={paths.admin(listPath(list, code))}>{names[locale]}</Link>,
    },
    { key: 'code', label: t`Code`, sort: 'code', cell: ({ code }) => <code>{code}</code> },
    { key: 'state', label: t`Status`, cell: ({ state }) => <EntryMark state={state} /> },
    {
      key: 'uses',
      label: t({ message: 'Profiles', comment: 'number of profiles of companies and people that have an entry' }),
      sort: 'uses',
      numeric: true,
      cell: ({ uses }) => uses !== null && formats.number(uses),
    },
  ]
}
