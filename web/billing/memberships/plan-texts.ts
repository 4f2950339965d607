// Plan wording: names, audiences, benefits, prices.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Subscription } from '#contract/foundation/constants.ts'
import { type Benefit, benefitsOf, type Plan } from '#contract/billing/memberships/plans.ts'
import { planNames } from '#web/foundation/plan-names.ts'
import { useSite } from '#web/foundation/page.ts'

type Texts = { name: string; tagline: string; description: string }

export function usePlanTexts(): Record<Subscription, Texts> {
  const { t } = useLingui()
  return {
    standard: {
      name: planNames.standard,
      tagline: t`For a first presence`,
      description: t`A page for your company, found by buyers in five languages, with the products you are asked for most. It costs nothing and does not end.`,
    },
    gold: {
      name: planNames.gold,
      tagline: t`For exporters who want to be checked`,
      description: t`Show a fuller range and let buyers see what has been verified about your company. Boosts bring you to the notice of buyers in your categories.`,
    },
    premium: {
      name: planNames.premium,
      tagline: t`For a wide catalog`,
      description: t`Room for several product lines, more boosts, and hours with our team, who help with texts, categories and answers to buyers.`,
    },
    platinum: {
      name: planNames.platinum,
      tagline: t`For several markets at once`,
      description: t`The whole catalog, the most boosts, and a year of help from our team for companies that sell in many countries.`,
    },
  }
}

export function useBenefitText(): (benefit: Benefit) => string {
  const { t } = useLingui()
  return ({ code, quantity }) => {
    const count = quantity ?? 0
    const texts = {
      presence: () => t`Business profile, newsfeed, groups`,
      requests: () => t`Send and receive requests`,
      members: () => t`Company members`,
      products: () => t`Up to ${plural(count, { one: '# product', other: '# products' })}`,
      verification: () => t`Business verification`,
      boosts: () => t`${plural(count, { one: '# advertising boost', other: '# advertising boosts' })} per month`,
      support: () => t`${plural(count, { one: '# hour', other: '# hours' })} of professional support`,
    }
    return texts[code]()
  }
}

/** `Up to 20 products, 3 advertising boosts per month`. */
export function useIncludedText(): (tier: Subscription, quantities: Omit<Plan, 'price'>) => string {
  const textOf = useBenefitText()
  return (tier, quantities) =>
    benefitsOf(tier, quantities)
      .filter(({ quantity }) => quantity !== null)
      .map(textOf)
      .join(', ')
}

/** `US$ 1,850.00`. */
export function useMoney(): (cents: number) => string {
  const { formats } = useSite()
  return (cents) => `${cents < 0 ? '−' : ''}US$ ${formats.amount(Math.abs(cents) / 100)}`
}
