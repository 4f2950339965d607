// /admin/plans: the four plans.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { KeptPlan } from '#contract/billing/memberships/plan-versions.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useMoney } from '#web/billing/memberships/card.tsx'
import { planNames } from '#web/foundation/plan-names.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { usePlanLine } from './names.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return api.plans.list({ signal })
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Plans`, description: '', noindex: true })

export function Component() {
  const plans = useLoaderData<typeof loader>()
  const { t } = useLingui()
  return (
    <ConsoleView
      title={t`Plans`}
      note={<Trans>What each membership costs and includes. What was bought holds until the end of its term.</Trans>}
    >
      <DataTable
        label={t`Plans`}
        columns={useColumns()}
        rows={plans}
        total={plans.length}
        rowKey={({ subscription }) => subscription}
        usualSort=""
      />
    </ConsoleView>
  )
}

function useColumns(): Column<KeptPlan>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const money = useMoney()
  const lineOf = usePlanLine()
  return [
    {
      key: 'plan',
      label: t({ message: 'Plan', comment: 'of memberships' }),
      main: true,
      cell: ({ subscription }) => <Link to={paths.admin(`plans/${subscription}`)}>{planNames[subscription]}</Link>,
    },
    {
      key: 'price',
      label: t`Price per year`,
      numeric: true,
      cell: ({ plan }) => <span className="nowrap">{money(plan.price)}</span>,
    },
    { key: 'products', label: t`Products`, numeric: true, cell: ({ plan }) => formats.number(plan.products) },
    { key: 'boosts', label: t`Boosts per month`, numeric: true, cell: ({ plan }) => formats.number(plan.boosts) },
    {
      key: 'support',
      label: t`Support hours per year`,
      numeric: true,
      cell: ({ plan }) => formats.number(plan.supportHours),
    },
    {
      key: 'businesses',
      label: t`Businesses`,
      numeric: true,
      cell: ({ businesses }) => formats.number(businesses),
    },
    {
      key: 'next',
      label: t`Next change`,
      cell: ({ subscription, next }) =>
        next ? `${formats.dateTime(next.appliesAt)}: ${lineOf(subscription, next.plan)}` : '–',
    },
  ]
}
