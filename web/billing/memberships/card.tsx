// Membership exports: price cards, a plan, money.
export { useIncludedText, useMoney } from './plan-texts.ts'
export { PlanView } from './PlanView.tsx'
export { Prices } from './Prices.tsx'
