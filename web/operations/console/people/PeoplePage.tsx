// /admin/people: all people.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { staffRoles } from '#contract/identity/access.ts'
import type { PersonRow } from '#contract/operations/console/console.ts'
import { shownEmail } from '#kit/hosts.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { useRoleNames } from '../role-names.ts'
import { StateOf } from '../StateOf.tsx'
import type { Column } from '../table/DataTable.tsx'
import { CountryFilter, StateFilter } from '../table/filters.tsx'
import { FilterSelect } from '../table/TableFilters.tsx'
import { TablePage } from '../table/TablePage.tsx'
import { tableLoader } from '../table/loader.ts'

const states = ['pending', 'active', 'suspended', 'rejected', 'terminated'] as const

export const loader = tableLoader((api) => api.console.people)

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`People`, description: '', noindex: true })

export function Component() {
  const { t } = useLingui()
  const roles = useRoleNames()
  return (
    <TablePage
      title={t`People`}
      search={t`Name, e-mail or company`}
      filters={
        <>
          <StateFilter states={states} />
          <CountryFilter />
          <FilterSelect
            name="role"
            label={t`Role`}
            all={t`Everybody`}
            options={[
              { value: 'any', text: t`All staff` },
              ...staffRoles.map((role) => ({ value: role, text: roles[role] })),
            ]}
          />
        </>
      }
      columns={useColumns()}
      found={useLoaderData<typeof loader>()}
      rowKey={({ userID }) => userID}
      usualSort="-registeredAt"
    />
  )
}

function useColumns(): Column<PersonRow>[] {
  const { t } = useLingui()
  const { formats, paths, countries } = useSite()
  const roles = useRoleNames()
  const countryNames = new Map(countries.map(({ code, name }) => [code, name]))
  return [
    {
      key: 'name',
      label: t`Name`,
      sort: 'name',
      main: true,
      cell: ({ userID, name, email }) => (
        <>
          <Link to={paths.admin(`people/${userID}`)}>{name}</Link>
          {email && <div className="muted small">{shownEmail(email)}</div>}
        </>
      ),
    },
    { key: 'state', label: t`Status`, cell: ({ status }) => <StateOf status={status} /> },
    {
      key: 'country',
      label: t`Country`,
      cell: ({ country }) => (country ? (countryNames.get(country) ?? country) : '–'),
    },
    { key: 'company', label: t`Company`, wide: true, cell: ({ companyName }) => companyName ?? '–' },
    { key: 'roles', label: t`Role`, cell: (row) => row.roles.map((role) => roles[role]).join(', ') },
    { key: 'strikes', label: t`Strikes`, numeric: true, cell: ({ strikes }) => strikes || '' },
    {
      key: 'registered',
      label: t`Registered`,
      sort: 'registeredAt',
      cell: ({ registeredAt }) => <span className="nowrap">{formats.date(registeredAt)}</span>,
    },
  ]
}
