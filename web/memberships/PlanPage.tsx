// /membership-{standard, gold, premium, platinum}: a plan with its features, the standard ones and the extras, and the other plans.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { subscriptions } from '#contract/constants.ts'
import { type Benefit, benefitsOf } from '#contract/memberships/plans.ts'
import { loaderContext, useSite, type Meta } from '#web/app/page.ts'
import { TierBadge } from '#web/ui/Badge.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card, Section } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Compare } from './Compare.tsx'
import { planNames, useBenefitText, useMoney, usePlanTexts } from './plan-texts.ts'
import styles from './Plans.module.css'
import { Prices } from './Prices.tsx'

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
  const { t } = useLingui()
  const { paths } = useSite()
  const { tier, plans } = useLoaderData<typeof loader>()
  const { name, tagline, description } = usePlanTexts()[tier]
  const money = useMoney()
  const plan = plans.find(({ subscription }) => subscription === tier)!
  const standard = benefitsOf('standard').filter(({ code }) => code !== 'products')
  const isStandard = ({ code }: Benefit) => standard.some((one) => one.code === code)
  const price = money(plan.price)
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <TierBadge tier={tier} label={tier.toUpperCase()} />
        <h1>
          <Trans>{name} membership</Trans>
        </h1>
        <p className={styles.lead}>{tagline}</p>
        <p className={styles.lead}>{description}</p>
        <p className={styles.price}>{plan.price ? t`${price} per year, net` : t`Free of charge`}</p>
      </header>
      {plan.price > 0 && (
        <div>
          <LinkButton look="main" size="large" href={paths.chooseMembership()}>
            <Trans>Buy now!</Trans>
          </LinkButton>
        </div>
      )}
      <div className={styles.pair}>
        <Features title={t`Features of this plan`} benefits={plan.benefits.filter((one) => !isStandard(one))} />
        <Features title={t`In every plan`} benefits={standard} />
      </div>
      <Section title={t`Compare`}>
        <Compare />
      </Section>
      <Section title={t`All plans`}>
        <Prices plans={plans} />
      </Section>
    </div>
  )
}

function Features({ title, benefits }: { title: string; benefits: readonly Benefit[] }) {
  const textOf = useBenefitText()
  return (
    <Card as="section" pad="l">
      <h2>{title}</h2>
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
