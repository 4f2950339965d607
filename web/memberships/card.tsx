// Memberships for other pages: the prices as four cards.
export { Prices } from './Prices.tsx'
