// Plan view, also the console's.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '#web/ui/icons.ts'
import type { Subscription } from '#contract/foundation/constants.ts'
import type { PlanOffer } from '#contract/billing/memberships/offers.ts'
import type { Benefit } from '#contract/billing/memberships/plans.ts'
import { useSite } from '#web/foundation/page.ts'
import { TierBadge } from '#web/ui/Badge.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card, Section } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Compare } from './Compare.tsx'
import { useBenefitText, usePlanTexts } from './plan-texts.ts'
import styles from './Plans.module.css'
import { Prices } from './Prices.tsx'

type Props = { tier: Subscription; plans: readonly PlanOffer[]; level?: 1 | 2 }

export function PlanView({ tier, plans, level = 1 }: Props) {
  const Heading = `h${level}` as const
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const { name, tagline, description } = usePlanTexts()[tier]
  const planOf = (wanted: Subscription) => plans.find(({ subscription }) => subscription === wanted)!
  const plan = planOf(tier)
  const standard = planOf('standard').benefits.filter(({ code }) => !['products', 'boosts', 'support'].includes(code))
  const isStandard = ({ code }: Benefit) => standard.some((one) => one.code === code)
  const price = `US$ ${formats.price(plan.price / 100)}`
  return (
    <>
      <header className={styles.intro}>
        <TierBadge tier={tier} label={tier.toUpperCase()} />
        <Heading>
          <Trans>{name} membership</Trans>
        </Heading>
        <p className={`${styles.lead} semi`}>{tagline}</p>
        <p className={`${styles.lead} muted`}>{description}</p>
        <div className={styles.offer}>
          <p className={styles.price}>{plan.price ? t`${price} per year, net` : t`Free of charge`}</p>
          {plan.price > 0 && (
            <LinkButton look="main" size="large" href={paths.chooseMembership()}>
              <Trans>Buy now!</Trans>
            </LinkButton>
          )}
        </div>
      </header>
      <div className={styles.pair}>
        <Features title={t`Features of this plan`} benefits={plan.benefits.filter((one) => !isStandard(one))} />
        <Features title={t`In every plan`} benefits={standard} />
      </div>
      <Section title={t`Compare`}>
        <Compare plans={plans} />
      </Section>
      <Section title={t`All plans`}>
        <Prices plans={plans} />
      </Section>
    </>
  )
}

function Features({ title, benefits }: { title: string; benefits: readonly Benefit[] }) {
  const textOf = useBenefitText()
  return (
    <Card as="section" pad="l">
      <h2 className={styles.features}>{title}</h2>
      <ul className={styles.invoices}>
        {benefits.map((benefit) => (
          <li key={benefit.code}>
            <Icon icon={IconCheck} />
            <span className="grow">{textOf(benefit)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
