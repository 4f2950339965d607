// Memberships for other pages: the prices as four cards, a plan as its page shows it, money.
export { useIncludedText, useMoney } from './plan-texts.ts'
export { PlanView } from './PlanView.tsx'
export { Prices } from './Prices.tsx'
