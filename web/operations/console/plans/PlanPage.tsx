// /admin/plans/{plan}: plan editor.
import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { type Subscription, subscriptions } from '#contract/foundation/constants.ts'
import type { Plan } from '#contract/billing/memberships/plans.ts'
import type { PlanDetail, PlanVersion } from '#contract/billing/memberships/plan-versions.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { planNames } from '#web/foundation/plan-names.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { VersionList, type VersionAct } from '../versions/VersionList.tsx'
import { useBeginning } from '../versions/use-beginning.ts'
import { ConsequenceList, useConsequences } from './ConsequenceList.tsx'
import { PlanMark, usePlanLine } from './names.tsx'
import { Text } from '#web/ui/Text.tsx'

const PlanForm = lazyComponent(async () => (await import('./PlanForm.tsx')).PlanForm)

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal } = loaderContext(args)
  const subscription = subscriptions.find((one) => one === params['subscription'])
  if (!subscription) return redirectTo(paths.admin('plans'))
  return api.plans.read({ params: { subscription }, signal })
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: data ? t(i18n)`Plan: ${planNames[data.subscription]}` : t(i18n)`Plans`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const lineOf = usePlanLine()
  const [detail, setDetail] = useResettableState<PlanDetail>(useLoaderData<typeof loader>())
  const { subscription, plan, next, revision, businesses } = detail
  const begun = useBeginning<Plan>(subscription, { draft: 'plan' })
  const now = lineOf(subscription, plan)
  return (
    <ConsoleView
      title={planNames[subscription]}
      note={
        <>
          <Trans>Now: {now}</Trans> <Text>·</Text> <Plural value={businesses} one="# business" other="# businesses" />
          {next && <Next subscription={subscription} next={next} />}
        </>
      }
      back={{ href: paths.admin('plans'), text: t`Plans` }}
    >
      <Suspense fallback={<div className="form-room" />}>
        <PlanForm
          key={`${subscription} ${revision} ${begun.times}`}
          detail={detail}
          begun={begun.content ?? plan}
          onSaved={(saved) => {
            begun.forget()
            setDetail(saved)
          }}
        />
      </Suspense>
      <Versions key={subscription} detail={detail} onChange={setDetail} onTake={begun.take} />
    </ConsoleView>
  )
}

function Next({ subscription, next }: { subscription: Subscription; next: NonNullable<PlanDetail['next']> }) {
  const { formats } = useSite()
  const lineOf = usePlanLine()
  const time = formats.dateTime(next.appliesAt)
  const line = lineOf(subscription, next.plan)
  return (
    <>
      <br />
      <Trans>
        From {time} on: {line}
      </Trans>
    </>
  )
}

type VersionsProps = {
  detail: PlanDetail
  onChange: (detail: PlanDetail) => void
  onTake: (plan: Plan) => void
}

function Versions({ detail, onChange, onTake }: VersionsProps) {
  const { t } = useLingui()
  const api = useApi()
  const { formats } = useSite()
  const lineOf = usePlanLine()
  return (
    <VersionList
      versions={detail.versions}
      markOf={({ state }) => <PlanMark state={state} />}
      linesOf={({ plan, delivered, appliesAt, writtenBy, reason }) => [
        <strong key="plan">{lineOf(detail.subscription, plan)}</strong>,
        <>
          <Text>{delivered ? t`As delivered` : `${formats.dateTime(appliesAt)} ${writtenBy ?? ''}`}</Text>
          <Text>{reason && ` – ${reason}`}</Text>
        </>,
      ]}
      isChangeable={({ delivered, state }) => !delivered && state !== 'past'}
      onTake={({ plan }) => onTake(plan)}
      act={async (act, id, reason) => onChange(await api.plans[act]({ params: { id }, body: { reason } }))}
      effectOf={(act, version) => <Effect detail={detail} act={act} version={version} />}
    />
  )
}

function Effect({
  detail: { subscription, versions },
  act,
  version,
}: {
  detail: PlanDetail
  act: VersionAct
  version: PlanVersion
}) {
  const lineOf = usePlanLine()
  const plan = act === 'restore' ? version.plan : beforeIt(versions, version)
  const [now] = useState(() => new Date().toISOString())
  const isAhead = version.appliesAt > now
  const consequences = useConsequences(subscription, plan, isAhead ? version.appliesAt : null)
  const then = lineOf(subscription, plan)
  return (
    <>
      <p>
        {act === 'withdraw' ? (
          <Trans>The version before it applies instead: {then}. You can restore this one.</Trans>
        ) : (
          <Trans>It applies again, unless a later version does: {then}.</Trans>
        )}
      </p>
      {consequences && <ConsequenceList subscription={subscription} plan={plan} consequences={consequences} />}
    </>
  )
}

/** `versions`: newest first. */
function beforeIt(versions: readonly PlanVersion[], version: PlanVersion): Plan {
  const older = versions.slice(versions.indexOf(version) + 1)
  return older.find(({ state }) => state !== 'withdrawn')!.plan
}
