// /admin/claims: claims of companies, next due first.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconAlertCircle, IconCircleDashed, IconClockHour4 } from '#web/ui/icons.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { OwnershipRow } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { ownershipStates, type OwnershipState } from '#contract/trust/ownership-claims/proofs.ts'
import { inLine } from '#kit/direction.ts'
import { loaderContext, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { useMethodNames } from '#web/trust/ownership-claims/card.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { StateMark } from '../StateMark.tsx'
import { tableInput } from '../table/address.ts'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { stateMarks, useCauses, useStateNames } from './names.ts'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'

type Query = NonNullable<Parameters<Api['ownershipClaims']['list']>[0]>['query']

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const found = await api.ownershipClaims.list({ query: tableInput<Query>(url.searchParams)!, signal })
  return { ...found, readAt: Date.now() }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Claims of companies`,
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const states = useStateNames()
  return (
    <ConsoleView title={t`Claims of companies`}>
      <TableFilters search={t`Company or person`}>
        <FilterSelect
          name="state"
          label={t`Status`}
          all={t`Waiting`}
          options={[
            { value: 'letters', text: t`Letters to post` },
            ...ownershipStates.map((value) => ({ value, text: states[value] })),
            { value: 'all', text: t({ message: 'All', comment: 'all states' }) },
          ]}
        />
      </TableFilters>
      <DataTable
        label={t`Claims of companies`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ claimID }) => claimID}
        usualSort="dueAt"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<OwnershipRow>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const { readAt } = useLoaderData<typeof loader>()
  const causes = useCauses()
  const methods = useMethodNames()
  return [
    {
      key: 'company',
      label: t`Company`,
      main: true,
      cell: ({ claimID, company }) => (
        <>
          <Link to={paths.admin(`claims/${claimID}`)}>
            <UserText text={company.companyName} />
          </Link>
          <div className="muted small">{inLine([company.city, company.country.countryName])}</div>
        </>
      ),
    },
    { key: 'claimant', label: t`Claimed by`, cell: ({ claimant }) => claimant.name },
    {
      key: 'why',
      label: t`Reason`,
      cell: ({ why, methods: proven }) => (
        <>
          <Text>{causes[why]}</Text>
          <div className="muted small">{proven.map((method) => methods[method]).join(', ')}</div>
        </>
      ),
    },
    { key: 'state', label: t`Status`, cell: ({ state }) => <ClaimState state={state} /> },
    {
      key: 'since',
      label: t`Since`,
      sort: 'since',
      wide: true,
      cell: ({ since }) => <span className="nowrap">{formats.dateTime(since)}</span>,
    },
    {
      key: 'dueAt',
      label: t`Due`,
      sort: 'dueAt',
      cell: ({ dueAt }) => dueAt && <DueMark dueAt={dueAt} now={readAt} />,
    },
  ]
}

export function ClaimState({ state }: { state: OwnershipState }) {
  const names = useStateNames()
  const [look, icon] = stateMarks[state]
  return (
    <StateMark look={look} icon={icon}>
      {names[state]}
    </StateMark>
  )
}

const dayMs = 86_400_000

function DueMark({ dueAt, now }: { dueAt: string; now: number }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const left = Date.parse(dueAt) - now
  const at = formats.dateTime(dueAt)
  if (left < 0)
    return (
      <StateMark look="bad" icon={IconAlertCircle}>
        {t`Overdue since ${at}`}
      </StateMark>
    )
  return (
    <StateMark look={left < dayMs ? 'warn' : 'plain'} icon={left < dayMs ? IconClockHour4 : IconCircleDashed}>
      <span className="nowrap">{at}</span>
    </StateMark>
  )
}
