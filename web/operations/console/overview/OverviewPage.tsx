// /admin: today's work, activity.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { activityPeriods } from '#contract/operations/console/activity.ts'
import { isLocale } from '#contract/foundation/locales.ts'
import { portalByKey } from '#contract/foundation/portals.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { Activity } from './Activity.tsx'
import { Attention } from './Attention.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const [queues, alerts, activity] = await Promise.all([
    api.console.queues({ signal }),
    api.console.alerts({ signal }),
    api.console.activity({ query: askedIn(url.searchParams), signal }),
  ])
  return { queues, alerts, activity, readAt: Date.now() }
}

function askedIn(params: URLSearchParams) {
  const [days, portal, lang] = ['days', 'portal', 'lang'].map((name) => params.get(name) ?? '')
  return {
    ...(isPeriod(days!) && { days }),
    ...(portalByKey(portal!) && { portal }),
    ...(isLocale(lang) && { lang }),
  }
}

function isPeriod(days: string): days is keyof typeof activityPeriods {
  return Object.hasOwn(activityPeriods, days)
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Overview`, description: '', noindex: true })

export function Component() {
  const { queues, alerts, activity, readAt } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { formats } = useSite()
  return (
    <ConsoleView title={t`Overview`} note={formats.dateTime(new Date(readAt).toISOString())}>
      <Attention queues={queues} alerts={alerts} />
      <Activity activity={activity} />
    </ConsoleView>
  )
}
