// Memberships for other pages: the prices as four cards, a plan as its page shows it, names and money.
export { planNames, useIncludedText, useMoney } from './plan-texts.ts'
export { PlanView } from './PlanView.tsx'
export { Prices } from './Prices.tsx'
