// Home page exports.
export { headOfPortal } from './head-of-portal.ts'
export { hoursOf } from './hours.ts'
export { Hero } from './Hero.tsx'
export { tradeOf } from './trade.ts'
