// /admin/verification: claims, next due first.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconAlertCircle, IconCircleDashed, IconClockHour4 } from '#web/ui/icons.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { claimKinds, claimStates, openStates } from '#contract/identity/businesses/verification-kinds.ts'
import type { Case } from '#contract/trust/verification/verification.ts'
import { shownHost } from '#kit/hosts.ts'
import { loaderContext, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { ClaimState, useKindNames, useStateNames } from '#web/trust/verification/card.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { StateMark } from '../StateMark.tsx'
import { tableInput } from '../table/address.ts'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'

type Query = NonNullable<Parameters<Api['verification']['list']>[0]>['query']

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const found = await api.verification.list({ query: tableInput<Query>(url.searchParams)!, signal })
  return { ...found, readAt: Date.now() }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Verification`,
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const kinds = useKindNames()
  const states = useStateNames()
  return (
    <ConsoleView title={t`Verification`}>
      <TableFilters search={t`Company, number or domain`}>
        <FilterSelect
          name="state"
          label={t`Status`}
          all={t`Waiting`}
          options={[
            ...claimStates.map((value) => ({ value, text: states[value] })),
            { value: 'all', text: t({ message: 'All', comment: 'all states' }) },
          ]}
        />
        <FilterSelect
          name="kind"
          label={t`Evidence`}
          all={t({ message: 'All', comment: 'all kinds of evidence' })}
          options={claimKinds.map((value) => ({ value, text: kinds[value] }))}
        />
        <FilterSelect
          name="verifier"
          label={t`Taken by`}
          all={t`Anybody`}
          options={[
            { value: 'me', text: t({ message: 'Me', comment: 'taken by' }) },
            { value: 'nobody', text: t({ message: 'Nobody', comment: 'taken by' }) },
          ]}
        />
      </TableFilters>
      <DataTable
        label={t`Verification`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ claimID }) => claimID}
        usualSort="dueAt"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<Case>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const { readAt } = useLoaderData<typeof loader>()
  const kinds = useKindNames()
  return [
    {
      key: 'company',
      label: t`Company`,
      main: true,
      cell: ({ claimID, companyName, country }) => (
        <>
          <Link to={paths.admin(`verification/${claimID}`)}>
            <UserText text={companyName} />
          </Link>
          <div className="muted small">{country}</div>
        </>
      ),
    },
    {
      key: 'kind',
      label: t`Evidence`,
      cell: ({ kind, subject }) => (
        <>
          <Text>{kinds[kind]}</Text>
          <div className="muted small">{shownHost(subject)}</div>
        </>
      ),
    },
    { key: 'state', label: t`Status`, cell: ({ state }) => <ClaimState state={state} /> },
    { key: 'verifier', label: t`Taken by`, cell: ({ verifier }) => verifier?.name },
    {
      key: 'submittedAt',
      label: t`Received`,
      sort: 'submittedAt',
      wide: true,
      cell: ({ submittedAt }) => <span className="nowrap">{formats.dateTime(submittedAt)}</span>,
    },
    { key: 'dueAt', label: t`Due`, sort: 'dueAt', cell: (row) => <DueMark row={row} now={readAt} /> },
  ]
}

const hour = 3_600_000

export function DueMark({ row: { state, dueAt }, now }: { row: Pick<Case, 'state' | 'dueAt'>; now: number }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const left = Date.parse(dueAt) - now
  if (!openStates.includes(state)) return null
  const at = left < 0 ? formats.date(dueAt) : formats.dateTime(dueAt)
  if (left < 0)
    return (
      <StateMark look="bad" icon={IconAlertCircle}>
        {t`Overdue since ${at}`}
      </StateMark>
    )
  return (
    <StateMark look={left < 24 * hour ? 'warn' : 'plain'} icon={left < 24 * hour ? IconClockHour4 : IconCircleDashed}>
      <span className="nowrap">{at}</span>
    </StateMark>
  )
}
