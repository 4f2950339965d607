// /business/{id}/membership. Owners only.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { benefitsOf, type PaidTier } from '#contract/billing/memberships/plans.ts'
import { Refusal } from '#kit/refusal.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Compare } from '../Compare.tsx'
import { Billing } from './Billing.tsx'
import { Invoices } from './Invoices.tsx'
import { Payment } from './Payment.tsx'
import { PlanCard } from '../PlanCard.tsx'
import { planNames } from '#web/foundation/plan-names.ts'
import styles from '../Plans.module.css'
import { Renewal } from './Renewal.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, params, paths, redirectTo, signal } = loaderContext(args)
  const businessID = idOf(params['slug'])
  if (!businessID) return redirectTo(paths.home())
  const [setup, membership, lists] = await Promise.all([
    api.memberships.setup({ signal }),
    api.memberships.read({ params: { businessID }, signal }).catch((error: unknown) => {
      if (error instanceof Refusal && error.name === 'Forbidden') redirectTo(paths.business({ businessID, key: '' }))
      throw error
    }),
    readReferenceLists(api, ['countries'], { locale, signal }),
  ])
  return { setup, membership, lists }
}
export type MembershipData = Exclude<Awaited<ReturnType<typeof loader>>, never>

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: t(i18n)`Membership for ${data.membership.companyName}`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { setup, membership: loaded, lists } = useLoaderData<typeof loader>()
  const [membership, setMembership] = useResettableState(loaded)
  const { businessID, companyName, subscription, offers, term } = membership
  const [chosen, setChosen] = useState<PaidTier | undefined>()
  const offer = offers.find((one) => one.subscription === chosen) ?? offers[0]
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1>
          <Trans>Membership for {companyName}</Trans>
        </h1>
        <p className={styles.lead}>
          <Standing membership={membership} />{' '}
          <Link className="link" to={paths.business({ businessID, key: '' })}>
            <Trans>To the page of the business</Trans>
          </Link>
        </p>
      </header>
      {subscription === 'platinum' && !term?.overdue && (
        <Note look="ok">
          <p>{t`You already have the best membership`}</p>
        </Note>
      )}
      <Plans setup={setup} membership={membership} onChoose={setChosen} />
      {offer && (
        <Payment
          key={offer.planId}
          setup={setup}
          membership={membership}
          offer={offer}
          countries={lists.countries}
          onChange={setMembership}
        />
      )}
      {!offer && term && (
        <Billing
          key={JSON.stringify(membership.billing)}
          membership={membership}
          countries={lists.countries}
          onChange={setMembership}
        />
      )}
      {term && <Renewal setup={setup} membership={membership} onChange={setMembership} />}
      <Invoices membership={membership} countries={lists.countries} onChange={setMembership} />
      <Section title={t`Compare`}>
        <Compare plans={setup.plans} />
      </Section>
    </div>
  )
}

function Standing({ membership: { subscription, term, offers } }: { membership: MembershipData['membership'] }) {
  const { formats } = useSite()
  const plan = planNames[subscription]
  if (!term) return <Trans>Your plan is {plan}.</Trans>
  const until = formats.date(term.endsAt)
  const days = offers[0]?.creditDays ?? 0
  const credit = `US$ ${formats.amount((offers[0]?.credit ?? 0) / 100)}`
  if (term.overdue) {
    const last = formats.date(term.endsForGood)
    return (
      <Trans>
        Your plan is {plan}. It was to be renewed on {until} and is not paid: it ends on {last}.
      </Trans>
    )
  }
  return (
    <>
      <Trans>
        Your plan is {plan} until {until}.
      </Trans>{' '}
      {days > 0 && (
        <Trans>
          On an upgrade the unused {days} days ({credit}) are credited.
        </Trans>
      )}
    </>
  )
}

function Plans({
  setup,
  membership: { subscription, offers, included, term },
  onChoose,
}: Pick<MembershipData, 'setup' | 'membership'> & { onChoose: (tier: PaidTier) => void }) {
  const { t } = useLingui()
  const firstOffer = offers[0]?.subscription
  const statusOf = (tier: string) => {
    if (tier === subscription) return t`Current plan`
    return t({ message: 'Included', comment: 'a lower plan is part of the current one' })
  }
  return (
    <div className={styles.plans}>
      {setup.plans.map((plan) => {
        const isOffered = offers.find((one) => one.planId === plan.planId)
        const isCurrent = plan.subscription === subscription
        // Terms as bought: current offers may differ.
        const own = { ...plan, price: term?.bought.price ?? plan.price, benefits: benefitsOf(subscription, included) }
        return (
          <PlanCard
            key={plan.planId}
            plan={isCurrent ? own : plan}
            isCurrent={isCurrent}
            mark={isCurrent && <Badge look="info">{t`Your plan`}</Badge>}
          >
            {isOffered ? (
              <Button
                full
                look={plan.subscription === firstOffer ? 'main' : 'plain'}
                aria-label={t`Buy now: ${planNames[plan.subscription]}`}
                onClick={() => {
                  onChoose(isOffered.subscription)
                  document.getElementById('payment')?.scrollIntoView({ block: 'start' })
                }}
              >
                {isCurrent ? <Trans>Renew now</Trans> : <Trans>Buy now!</Trans>}
              </Button>
            ) : (
              <Button full disabled>
                {statusOf(plan.subscription)}
              </Button>
            )}
          </PlanCard>
        )
      })}
    </div>
  )
}
