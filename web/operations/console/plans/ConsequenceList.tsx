// Consequences of a plan change.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Subscription } from '#contract/foundation/constants.ts'
import { isHigher, type Plan, priceNoticeDays } from '#contract/billing/memberships/plans.ts'
import type { Consequences } from '#contract/billing/memberships/plan-versions.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useMoney } from '#web/billing/memberships/card.tsx'
import { planNames } from '#web/foundation/plan-names.ts'
import { Note } from '#web/ui/Note.tsx'
import { useDelayed } from '../use-delayed.ts'
import { usePlanLine } from './names.tsx'
import styles from './Plan.module.css'

export function useConsequences(subscription: Subscription, plan: Plan | undefined, appliesAt: string | null) {
  const api = useApi()
  const [known, setKnown] = useState<Consequences>()
  useDelayed({ subscription, plan, appliesAt }, async ({ plan: typed }, signal) => {
    if (!typed) return
    try {
      const preview = await api.plans.preview({ params: { subscription }, body: { plan: typed, appliesAt }, signal })
      if (!signal.aborted) setKnown(preview)
    } catch {
      if (!signal.aborted) setKnown(undefined)
    }
  })
  return known
}

type Props = { subscription: Subscription; plan: Plan; consequences: Consequences }

export function ConsequenceList({ subscription, plan, consequences }: Props) {
  const { businesses, over, shownMore, orders, notDearer, next } = consequences
  const name = planNames[subscription]
  const isWarning = over.now > 0 || over.later > 0 || notDearer.length > 0 || next !== null
  return (
    <Note look={isWarning ? 'warn' : 'info'} status>
      <ul className={styles.consequences}>
        {next && <Replaced subscription={subscription} next={next} />}
        <li>
          <Plural
            value={businesses}
            _0={`No business has the plan ${name}.`}
            one={`# business has the plan ${name}.`}
            other={`# businesses have the plan ${name}.`}
          />
        </li>
        {over.later > 0 && (
          <li>
            <Plural
              value={over.later}
              one="# of them shows more products than that: the surplus is hidden when its term is renewed, not deleted."
              other="# of them show more products than that: the surplus is hidden when their terms are renewed, not deleted."
            />
          </li>
        )}
        {over.now > 0 && (
          <li>
            <Plural
              value={over.now}
              one="# shows more products than that and has no term: they stay, further ones are refused at once."
              other="# show more products than that and have no term: they stay, further ones are refused at once."
            />
          </li>
        )}
        {shownMore > 0 && (
          <li>
            <Plural
              value={shownMore}
              one="Hidden products of # business are shown."
              other="Hidden products of # businesses are shown."
            />
          </li>
        )}
        {subscription !== 'standard' && <Renewals plan={plan} consequences={consequences} />}
        {orders > 0 && (
          <li>
            <Plural
              value={orders}
              one="# order under way keeps the price it was made with."
              other="# orders under way keep the price they were made with."
            />
          </li>
        )}
        {notDearer.map((other) => (
          <NotDearer key={other} subscription={subscription} other={other} />
        ))}
      </ul>
    </Note>
  )
}

function Replaced({ subscription, next }: { subscription: Subscription; next: NonNullable<Consequences['next']> }) {
  const { formats } = useSite()
  const lineOf = usePlanLine()
  const time = formats.dateTime(next.appliesAt)
  const line = lineOf(subscription, next.plan)
  return (
    <li>
      <Trans>
        It applies only until {time}. From then on the scheduled version takes its place: {line}
      </Trans>
    </li>
  )
}

function Renewals({ plan, consequences: { renewals } }: Pick<Props, 'plan' | 'consequences'>) {
  const { formats } = useSite()
  const money = useMoney()
  const { count, from, kept } = renewals
  const price = money(plan.price)
  const first = from && formats.date(from)
  return (
    <>
      <li>
        {first ? (
          <Plural
            value={count}
            one={`# running term renews at ${price}, on ${first}.`}
            other={`# running terms renew at ${price}, the first on ${first}.`}
          />
        ) : (
          <Trans>No running term renews at {price}.</Trans>
        )}
      </li>
      {kept > 0 && (
        <li>
          <Plural
            value={kept}
            one={`# term keeps a lower price for its next renewal: a reminder has named it, or it ends in less than ${priceNoticeDays} days.`}
            other={`# terms keep a lower price for their next renewal: a reminder has named it, or they end in less than ${priceNoticeDays} days.`}
          />
        </li>
      )}
    </>
  )
}

function NotDearer({ subscription, other }: { subscription: Subscription; other: Subscription }) {
  const { t } = useLingui()
  const [lower, higher] = isHigher(subscription, other) ? [other, subscription] : [subscription, other]
  const [low, high] = [planNames[lower], planNames[higher]]
  return <li>{t`${high} would not cost more than ${low}.`}</li>
}
