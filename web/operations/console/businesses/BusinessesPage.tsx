// /admin/businesses: all businesses.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessRow } from '#contract/operations/console/console.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { UserText } from '#web/ui/Unbroken.tsx'
import { tierNames } from '../role-names.ts'
import { StateOf } from '../StateOf.tsx'
import type { Column } from '../table/DataTable.tsx'
import { CountryFilter, StateFilter } from '../table/filters.tsx'
import { FilterSelect } from '../table/TableFilters.tsx'
import { TablePage } from '../table/TablePage.tsx'
import { tableLoader } from '../table/loader.ts'

const states = ['active', 'suspended', 'rejected', 'terminated', 'removed'] as const

export const loader = tableLoader((api) => api.console.businesses)

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Businesses`, description: '', noindex: true })

export function Component() {
  const { t } = useLingui()
  return (
    <TablePage
      title={t`Businesses`}
      search={t`Name`}
      filters={
        <>
          <StateFilter states={states} />
          <CountryFilter />
          <FilterSelect
            name="only"
            label={t`Duplicates`}
            all={t`All businesses`}
            options={[{ value: 'alike', text: t`May be listed twice` }]}
          />
        </>
      }
      columns={useColumns()}
      found={useLoaderData<typeof loader>()}
      rowKey={({ businessID }) => businessID}
      usualSort="-registeredAt"
    />
  )
}

function useColumns(): Column<BusinessRow>[] {
  const { t } = useLingui()
  const { formats, paths, countries, types } = useSite()
  const countryNames = new Map(countries.map(({ code, name }) => [code, name]))
  const typeNames = new Map(types.map(({ code, singular }) => [code, singular]))
  return [
    {
      key: 'name',
      label: t`Name`,
      sort: 'name',
      main: true,
      cell: ({ businessID, name }) => (
        <Link to={paths.admin(`businesses/${businessID}`)}>
          <UserText text={name} />
        </Link>
      ),
    },
    { key: 'state', label: t`Status`, cell: ({ status }) => <StateOf status={status} /> },
    { key: 'type', label: t`Type`, cell: ({ businessType }) => typeNames.get(businessType) ?? businessType },
    { key: 'country', label: t`Country`, cell: ({ country }) => countryNames.get(country) ?? country },
    { key: 'tier', label: t`Membership`, wide: true, cell: ({ subscription }) => tierNames[subscription] ?? '–' },
    { key: 'products', label: t`Products`, numeric: true, cell: ({ products }) => formats.number(products) },
    { key: 'members', label: t`Members`, numeric: true, wide: true, cell: ({ members }) => members },
    { key: 'strikes', label: t`Strikes`, numeric: true, cell: ({ strikes }) => strikes || '' },
    {
      key: 'registered',
      label: t`Registered`,
      sort: 'registeredAt',
      cell: ({ registeredAt }) => <span className="nowrap">{formats.date(registeredAt)}</span>,
    },
  ]
}
