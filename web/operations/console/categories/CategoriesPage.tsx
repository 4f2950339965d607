// /admin/categories: categories with states and counts.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { CategoryRow } from '#contract/operations/lists/categories.ts'
import { entryStates } from '#contract/operations/lists/entries.ts'
import { loaderContext, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { EntryMark, useEntryStates } from '../lists/names.tsx'
import { tableInput } from '../table/address.ts'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'

type Query = NonNullable<Parameters<Api['categories']['table']>[0]>['query']

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, locale, signal } = loaderContext(args)
  const [found, industries] = await Promise.all([
    api.categories.table({ query: tableInput<Query>(url.searchParams)!, signal }),
    api.industries.list({ query: { lang: locale }, signal }),
  ])
  return { ...found, industries: industries.map(({ id, key, text }) => ({ id, key, text })) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Categories`,
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total, industries } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const states = useEntryStates()
  return (
    <ConsoleView
      title={t`Categories`}
      note={<Trans>The fifteen industries stay as they are; open one to add a category below it.</Trans>}
    >
      <nav className="row" aria-label={t`Industries`}>
        {industries.map(({ id, text }) => (
          <Link key={id} className="link" to={paths.admin(`categories/${id}`)}>
            {text}
          </Link>
        ))}
      </nav>
      <TableFilters search={t`Name in any language`}>
        <FilterSelect
          name="industry"
          label={t`Industry`}
          all={t`All industries`}
          options={industries.map(({ key, text }) => ({ value: key, text }))}
        />
        <FilterSelect
          name="kind"
          label={t`Level`}
          all={t({ message: 'Both', comment: 'categories and subcategories' })}
          options={[
            { value: 'category', text: t`Categories` },
            { value: 'subCategory', text: t`Subcategories` },
          ]}
        />
        <FilterSelect
          name="state"
          label={t`Status`}
          all={t`All states`}
          options={entryStates.map((value) => ({ value, text: states[value] }))}
        />
        <FilterSelect
          name="content"
          label={t`Content`}
          all={t`Empty or not`}
          options={[{ value: 'none', text: t`No company, no product` }]}
        />
      </TableFilters>
      <DataTable
        label={t`Categories`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ id }) => id}
        usualSort="order"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<CategoryRow>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  return [
    {
      key: 'name',
      label: t`Name`,
      main: true,
      sort: 'name',
      cell: ({ id, name }) => <Link to={paths.admin(`categories/${id}`)}>{name}</Link>,
    },
    { key: 'path', label: t`Below`, cell: ({ path }) => path.map(({ name }) => name).join(' › ') },
    { key: 'state', label: t`Status`, cell: ({ state }) => <EntryMark state={state} /> },
    {
      key: 'companies',
      label: t`Companies`,
      sort: 'companies',
      numeric: true,
      cell: ({ companies }) => formats.number(companies),
    },
    {
      key: 'products',
      label: t`Products`,
      sort: 'products',
      numeric: true,
      cell: ({ products }) => formats.number(products),
    },
  ]
}
