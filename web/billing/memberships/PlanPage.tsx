// /membership-{standard, gold, premium, platinum}.
import { t } from '@lingui/core/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { subscriptions } from '#contract/foundation/constants.ts'
import { loaderContext, type Meta } from '#web/foundation/page.ts'
import { planNames } from '#web/foundation/plan-names.ts'
import styles from './Plans.module.css'
import { PlanView } from './PlanView.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, cacheTags, signal, url, redirectTo, paths } = loaderContext(args)
  const tier = subscriptions.find((one) => url.pathname.endsWith(`/membership-${one}`)) ?? redirectTo(paths.home())
  cacheTags('plans')
  const { plans } = await api.memberships.setup({ signal })
  return { tier, plans }
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => {
  const name = planNames[data.tier]
  return {
    title: t(i18n)`${name} membership`,
    description: t(
      i18n,
    )`What the ${name} membership includes and costs: products, verification, advertising boosts and support for companies that sell abroad.`,
  }
}

export function Component() {
  const { tier, plans } = useLoaderData<typeof loader>()
  return (
    <div className={`wrap ${styles.page}`}>
      <PlanView tier={tier} plans={plans} />
    </div>
  )
}
