// Plan form schema: dollars, UTC.
import * as z from 'zod'
import { staffReasonMost, type Subscription } from '#contract/foundation/constants.ts'
import { required } from '#contract/foundation/fields.ts'
import { PlanFields } from '#contract/billing/memberships/offers.ts'
import { type Plan, planLimits } from '#contract/billing/memberships/plans.ts'
import type { Decimal } from '#contract/foundation/numbers.ts'
import { checkedText, issueOf, numberText, textOfNumber } from '#web/foundation/form/codecs.ts'

const Moment = z.string().transform((value) => (value === '' ? null : `${value.slice(0, 16)}:00Z`))

/** Dollars → cents; a fraction of a cent is none. */
function centsText(decimal: Decimal) {
  return numberText(decimal).transform((dollars, { issues }) => {
    if (dollars === '') return dollars as unknown as number
    const cents = Math.round(dollars * 100)
    if (Math.abs(cents - dollars * 100) < 1e-4) return cents
    issues.push(issueOf('notAccepted', dollars))
    return z.NEVER
  })
}

const quantityText = (decimal: Decimal) => numberText(decimal, { whole: true }).transform((value) => value as number)

export function planForm(decimal: Decimal, subscription: Subscription) {
  const { products, boosts, supportHours } = PlanFields.shape
  const isFree = subscription === 'standard'
  const price = isFree ? z.int().max(0) : z.int().min(planLimits.price.least).max(planLimits.price.most)
  return z.object({
    plan: z.object({
      price: centsText(decimal).pipe(price),
      products: quantityText(decimal).pipe(products),
      boosts: quantityText(decimal).pipe(boosts),
      supportHours: quantityText(decimal).pipe(supportHours),
    }),
    appliesAt: Moment,
    reason: checkedText(required(staffReasonMost)),
  })
}
export type PlanValues = z.input<ReturnType<typeof planForm>>

export function planValues({ price, products, boosts, supportHours }: Plan, decimal: Decimal): PlanValues {
  const text = (number: number) => textOfNumber(number, decimal)
  return {
    plan: {
      price: text(price / 100),
      products: text(products),
      boosts: text(boosts),
      supportHours: text(supportHours),
    },
    appliesAt: '',
    reason: '',
  }
}
