// /admin/reports: reports, most severe first.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconFlag } from '#web/ui/icons.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { ReportCase } from '#contract/trust/reports/reports.ts'
import { moderatedKinds } from '#contract/trust/sanctions/acts.ts'
import { loaderContext, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { Empty } from '#web/ui/States.tsx'
import { ageOf, useAge } from '../ages.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { useKindNames, useRuleNames } from '../sanctions/names.ts'
import { tableInput } from '../table/address.ts'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { Severity, useSeverityNames } from './Severity.tsx'

type Query = NonNullable<Parameters<Api['reports']['cases']>[0]>['query']

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const found = await api.reports.cases({ query: tableInput<Query>(url.searchParams)!, signal })
  return { found, isFiltered: ['q', 'kind', 'severity'].some((name) => url.searchParams.get(name)) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Reports`, description: '', noindex: true })

export function Component() {
  const { found, isFiltered } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const kinds = useKindNames()
  const severities = useSeverityNames()
  return (
    <ConsoleView title={t`Reports`}>
      <TableFilters search={t`Name or beginning`}>
        <FilterSelect
          name="severity"
          label={t`Severity`}
          all={t`All`}
          options={(['high', 'medium', 'low'] as const).map((value) => ({ value, text: severities[value] }))}
        />
        <FilterSelect
          name="kind"
          label={t`Kind`}
          all={t`All kinds`}
          options={moderatedKinds.map((value) => ({ value, text: kinds[value] }))}
        />
      </TableFilters>
      <DataTable
        label={t`Reports`}
        columns={useColumns()}
        rows={found.data}
        total={found.total}
        rowKey={({ resourceID }) => resourceID}
        usualSort="-severity"
        {...(!isFiltered && {
          empty: (
            <Empty icon={IconFlag} title={t`No open reports`}>
              {t`Everything that was reported is decided.`}
            </Empty>
          ),
        })}
      />
    </ConsoleView>
  )
}

function useColumns(): Column<ReportCase>[] {
  const { t } = useLingui()
  const { paths } = useSite()
  const kinds = useKindNames()
  const rules = useRuleNames()
  const age = useAge()
  return [
    {
      key: 'what',
      label: t`What`,
      main: true,
      cell: ({ resourceType, resourceID, name, subjectName, subjectID }) => (
        <>
          <Link to={paths.admin(`reports/${resourceID}`)}>
            <span className="muted">{kinds[resourceType]}</span> {name}
          </Link>
          {subjectID !== resourceID && <div className="muted small">{subjectName}</div>}
        </>
      ),
    },
    { key: 'severity', label: t`Severity`, sort: 'severity', cell: ({ severity }) => <Severity severity={severity} /> },
    { key: 'reasons', label: t`Reason`, cell: ({ reasons }) => reasons.map((reason) => rules[reason]).join(', ') },
    { key: 'reporters', label: t`Reporters`, sort: 'reporters', numeric: true, cell: ({ reporters }) => reporters },
    {
      key: 'age',
      label: t`Waiting since`,
      sort: 'firstAt',
      cell: ({ firstAt }) => <span className="nowrap">{age(ageOf(firstAt))}</span>,
    },
  ]
}
