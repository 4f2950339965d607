// Exchange rates for neighbors.
export { findRates } from './queries.ts'
export { type Rate, ratesIn, removeRatesOf, replaceRates } from './rates-file.ts'
