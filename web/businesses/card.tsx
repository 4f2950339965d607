// The face that businesses lend to other pages: their cards and marks. Nothing else of this folder may be imported from outside.
export { BusinessCard, shownBusiness, type ShownBusiness } from './BusinessCard.tsx'
export { BusinessSeals } from './BusinessSeals.tsx'
export { BusinessSummaryCard } from './BusinessSummaryCard.tsx'
export { CompactBusinessCard } from './CompactBusinessCard.tsx'
