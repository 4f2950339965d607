// Plan version form with consequences and preview.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { type Subscription, subscriptions } from '#contract/foundation/constants.ts'
import { benefitsOf, type Plan, planIdOf, planLimits, planScheduledMost } from '#contract/billing/memberships/plans.ts'
import type { PlanDetail, PlanVersion } from '#contract/billing/memberships/plan-versions.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { NumberField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { PlanView, useMoney } from '#web/billing/memberships/card.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { ReasonField, StartField } from '../fields.tsx'
import { ConsequenceList, useConsequences } from './ConsequenceList.tsx'
import { usePlanLine } from './names.tsx'
import { planForm, type PlanValues, planValues } from './plan-form.ts'
import layout from '../FormLayout.module.css'
import styles from './Plan.module.css'

export function PlanForm({
  detail,
  begun,
  onSaved,
}: {
  detail: PlanDetail
  begun: Plan
  onSaved: (detail: PlanDetail) => void
}) {
  const { t } = useLingui()
  const api = useApi()
  const { formats } = useSite()
  const { showSuccess } = useToasts()
  const money = useMoney()
  const { subscription, revision } = detail
  const decimal = formats.decimal
  const schema = useMemo(() => planForm(decimal, subscription), [decimal, subscription])
  const [least, most] = [money(planLimits.price.least), money(planLimits.price.most)]
  const form = useServerForm({
    id: 'plan',
    schema,
    saved: planValues(begun, decimal),
    draft: 'plan',
    errorMessages: {
      'plan.price': {
        tooSmall: t`At least ${least}.`,
        tooLarge: t`At most ${most}.`,
        notAccepted: t`Whole cents: not more than two digits after the decimal sign.`,
      },
      appliesAt: t`Must be in the future, at most ${planScheduledMost} days ahead.`,
      reason: { required: t`A reason is required.` },
    },
    failureMessages: {
      Conflict: t`Nothing would change, or somebody else has changed the plan meanwhile: load the page again.`,
    },
    async submit(body, { key }) {
      onSaved(await api.plans.change({ params: { subscription }, body: { ...body, revision }, key }))
      showSuccess()
    },
  })
  return (
    <Form form={form} className={layout.form} label={t`New version`}>
      <Watched detail={detail} schema={schema} />
      <FormSaveBar form={form} save={t`Save`} />
    </Form>
  )
}

type Schema = ReturnType<typeof planForm>

function Watched({ detail, schema }: { detail: PlanDetail; schema: Schema }) {
  const { subscription, all } = detail
  const { t } = useLingui()
  const [typed, typedTime] = useWatch<PlanValues, ['plan', 'appliesAt']>({ name: ['plan', 'appliesAt'] })
  const { data: plan } = schema.shape.plan.safeParse(typed)
  const { data: appliesAt = null } = schema.shape.appliesAt.safeParse(typedTime)
  const consequences = useConsequences(subscription, plan, appliesAt)
  const undone = plan && appliesAt ? undoneBy(detail, plan, appliesAt) : undefined
  return (
    <>
      {undone && <Undone subscription={subscription} version={undone} />}
      <div className={layout.columns}>
        <Fields isFree={subscription === 'standard'} />
        {plan && consequences && (
          <ConsequenceList subscription={subscription} plan={plan} consequences={consequences} />
        )}
      </div>
      <Card as="section">
        <CardHeader title={t`Preview`} />
        <ScrollArea as="article" className={styles.shown} aria-label={t`Preview`}>
          <PlanView tier={subscription} plans={offersOf({ ...all, ...(plan && { [subscription]: plan }) })} level={2} />
        </ScrollArea>
      </Card>
    </>
  )
}

/** Scheduled version at `appliesAt` that `plan` partly undoes by keeping today's values. */
function undoneBy({ plan: now, versions }: PlanDetail, plan: Plan, appliesAt: string): PlanVersion | undefined {
  const before = versions
    .filter((version) => version.state === 'scheduled' && version.appliesAt < appliesAt)
    .toSorted((a, b) => b.appliesAt.localeCompare(a.appliesAt))[0]
  const keys = Object.keys(now) as (keyof Plan)[]
  return before && keys.some((key) => plan[key] === now[key] && plan[key] !== before.plan[key]) ? before : undefined
}

function Undone({ subscription, version }: { subscription: Subscription; version: PlanVersion }) {
  const { formats } = useSite()
  const lineOf = usePlanLine()
  const time = formats.dateTime(version.appliesAt)
  const line = lineOf(subscription, version.plan)
  return (
    <Note look="warn" status>
      <Trans>
        The version from {time} on ({line}) applies before this one, which would undo a part of it. To keep that, start
        from it: it is listed under Versions.
      </Trans>
    </Note>
  )
}

function Fields({ isFree }: { isFree: boolean }) {
  const { t } = useLingui()
  return (
    <Card as="section" className={layout.inside!}>
      {!isFree && <NumberField name="plan.price" label={t`Price per year, net`} unit="US$" required />}
      <div className={styles.pair}>
        <NumberField name="plan.products" label={t`Products shown`} required />
        <NumberField name="plan.boosts" label={t`Boosts per month`} required />
        <NumberField name="plan.supportHours" label={t`Support hours per year`} required />
      </div>
      <StartField name="appliesAt" />
      <ReasonField />
    </Card>
  )
}

function offersOf(plans: PlanDetail['all']) {
  return subscriptions.map((subscription) => ({
    planId: planIdOf(subscription),
    subscription,
    price: plans[subscription].price,
    period: 'year' as const,
    benefits: benefitsOf(subscription, plans[subscription]),
  }))
}
