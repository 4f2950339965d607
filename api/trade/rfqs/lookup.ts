// RFQs for neighbors: exchange rates.
export { type Rate, removeRatesOf, replaceRates } from './rates.ts'
