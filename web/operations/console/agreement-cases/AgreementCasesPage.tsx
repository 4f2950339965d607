// /admin/agreements: disputes and false appointments, next due first.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { AgreementCaseRow } from '#contract/trade/territories/agreements.ts'
import { loaderContext, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { StateMark } from '../StateMark.tsx'
import { tableInput } from '../table/address.ts'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { useKindNames, useOutcomeNames } from './names.ts'

type Query = NonNullable<Parameters<Api['agreements']['queue']>[0]>['query']

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const found = await api.agreements.queue({ query: tableInput<Query>(url.searchParams)!, signal })
  return { ...found, readAt: Date.now() }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Agreements in question`,
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  return (
    <ConsoleView
      title={t`Agreements in question`}
      note={t`Nobody is blamed: a case decides only whether an agreement is shown as confirmed.`}
    >
      <TableFilters search={t`Company or brand`}>
        <FilterSelect
          name="why"
          label={t`Reason`}
          all={t({ message: 'All', comment: 'reasons' })}
          options={[
            { value: 'overdue', text: t`Overdue` },
            { value: 'brand', text: t`False appointments` },
            { value: 'side', text: t`Disputes of a side` },
          ]}
        />
        <FilterSelect
          name="decided"
          label={t`Status`}
          all={t`Waiting`}
          options={[{ value: 'true', text: t({ message: 'Decided', comment: 'cases' }) }]}
        />
      </TableFilters>
      <DataTable
        label={t`Agreements in question`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ disputeID }) => disputeID}
        usualSort="dueAt"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<AgreementCaseRow>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const { readAt } = useLoaderData<typeof loader>()
  const kinds = useKindNames()
  return [
    {
      key: 'sides',
      label: t`Supplier and distributor`,
      main: true,
      cell: ({ disputeID, supplier, distributor, brand }) => (
        <>
          <Link to={paths.admin(`agreements/${disputeID}`)}>
            <UserText text={[supplier?.name ?? brand, distributor?.name].filter(Boolean).join(' – ')} />
          </Link>
          {brand && <div className="muted small">{brand}</div>}
        </>
      ),
    },
    { key: 'why', label: t`Reason`, cell: ({ kind }) => kinds[kind] },
    { key: 'by', label: t`Asked by`, cell: ({ by }) => by?.name ?? '–' },
    {
      key: 'since',
      label: t`Since`,
      wide: true,
      cell: ({ openedAt }) => <span className="nowrap">{formats.dateTime(openedAt)}</span>,
    },
    { key: 'dueAt', label: t`Due`, sort: 'dueAt', cell: (row) => <Due row={row} now={readAt} /> },
  ]
}

function Due({ row: { dueAt, outcome }, now }: { row: AgreementCaseRow; now: number }) {
  const { formats } = useSite()
  const { t } = useLingui()
  const outcomes = useOutcomeNames()
  const at = formats.dateTime(dueAt)
  if (outcome)
    return (
      <StateMark look="ok" icon={IconCircleCheck}>
        {outcomes[outcome]}
      </StateMark>
    )
  if (Date.parse(dueAt) < now)
    return (
      <StateMark look="bad" icon={IconAlertCircle}>
        {t`Overdue since ${at}`}
      </StateMark>
    )
  return (
    <StateMark look="plain" icon={IconCircleDashed}>
      <span className="nowrap">{at}</span>
    </StateMark>
  )
}
